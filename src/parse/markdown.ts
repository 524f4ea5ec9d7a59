import type { Document, Habits, OddValues, Source } from './document.ts';
import { decodeYaml } from './escapes.ts';
import { nothing, type Parsed, ParsedDocument, type Syntax } from './parsed-document.ts';
import { movedBack, PlacesBack } from './rewriting.ts';
import { readYaml } from './yaml.ts';
import { requoted } from './yaml-requoted.ts';

const OPENING = /^---[ \t]*(?:\r\n|\n|\r)/;
const CLOSING = /(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;

const frontMatterYaml = syntaxFor(readYaml);
const repaired: Readonly<Record<OddValues, Syntax>> = {
  odd: syntaxFor((yaml) => readOddYaml(yaml, 'odd')),
  colons: syntaxFor((yaml) => readOddYaml(yaml, 'colons')),
};

function syntaxFor(read: (yaml: string) => Parsed): Syntax {
  return {
    language: 'markdown',
    decode: decodeYaml,
    read: (text) => {
      const yaml = frontMatter(text);
      return yaml === undefined || yaml.trim() === '' ? nothing : read(yaml);
    },
  };
}

/** The front matter of a Markdown file; without one there is no value, and nothing is wrong. */
export function parseMarkdown(source: Source, { requotes }: Habits = {}): Document {
  return new ParsedDocument(source, requotes === undefined ? frontMatterYaml : repaired[requotes]);
}

/** With quotes round odd values, where that makes the difference. */
function readOddYaml(yaml: string, values: OddValues): Parsed {
  const first = readYaml(yaml);
  if (!first.problems.some(({ kind }) => kind === 'syntax')) return first;
  const quoted = requoted(yaml, values);
  if (quoted === undefined) return first;
  const { value, problems, places, comments } = readYaml(quoted.text);
  if (problems.length > 0 || places === undefined) return first;
  const back = (offset: number) => quoted.back(offset);
  return {
    value,
    problems,
    places: () => new PlacesBack(places(), back),
    comments: () => (comments?.() ?? []).map((each) => ({ ...each, span: movedBack(each.span, back) })),
  };
}

/** Up to the closing line, with blanks in place of the opening dashes so that offsets are those of the file. */
function frontMatter(text: string): string | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  CLOSING.lastIndex = opening[0].trimEnd().length;
  const closing = CLOSING.exec(text);
  return closing === null ? undefined : `   ${text.slice(3, closing.index)}`;
}
