import type { Document, Source } from './document.ts';
import { decodeYaml } from './escapes.ts';
import { nothing, ParsedDocument, type Syntax } from './parsed-document.ts';
import { readYaml } from './yaml.ts';

const OPENING = /^---[ \t]*(?:\r\n|\n|\r)/;
const CLOSING = /(?:\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=\r|\n|$)/g;

const frontMatterYaml: Syntax = {
  language: 'markdown',
  decode: decodeYaml,
  read: (text) => {
    const yaml = frontMatter(text);
    return yaml === undefined || yaml.trim() === '' ? nothing : readYaml(yaml);
  },
};

/** The front matter of a Markdown file; without one there is no value, and nothing is wrong. */
export function parseMarkdown(source: Source): Document {
  return new ParsedDocument(source, frontMatterYaml);
}

/** Up to the closing line, with blanks in place of the opening dashes so that offsets are those of the file. */
function frontMatter(text: string): string | undefined {
  const opening = OPENING.exec(text);
  if (opening === null) return undefined;
  CLOSING.lastIndex = opening[0].trimEnd().length;
  const closing = CLOSING.exec(text);
  return closing === null ? undefined : `   ${text.slice(3, closing.index)}`;
}
