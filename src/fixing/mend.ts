import { compatible, keyOf, mended, type SettledFix } from '../edits/index.ts';
import { resolve } from '../files/index.ts';
import { reportOn } from '../lint.ts';
import type { Safety } from '../model/verdict/index.ts';
import { type Document, type Language, parseSource, type Source, unparsed } from '../parse/index.ts';
import type { LintOptions } from '../plan/index.ts';
import { located, type Mended, type Report, shown } from '../report/index.ts';
import { Session } from '../session/index.ts';

/** A file with its fixes made, in memory. */
export interface MendedFile {
  /** Absolute. */
  readonly at: string;
  readonly before: Document;
  readonly after: Document;
}

export interface Outcome {
  readonly files: readonly MendedFile[];
  /** What there is to say of the files with their fixes made, and what was. */
  readonly report: Report & Required<Pick<Report, 'fixed'>>;
}

export interface MendOptions {
  readonly safeties: readonly Safety[];
  /** Whether a file may be changed. */
  readonly isOpen: (path: string, at: string) => boolean;
}

/** One fix may make room for the next; so many rounds are enough for whatever people write. */
const MOST_ROUNDS = 20;

/**
 * Makes fixes until none is left: in each round those that do not touch each other, then everything is looked at again.
 * A fix after which its finding is still there is not made twice. Nothing is written.
 */
export async function mend(options: LintOptions, { safeties, isOpen }: MendOptions): Promise<Outcome> {
  const session = new Session(options);
  const files = new Map<string, Held>();
  const made = new Map<string, Mended>();
  for (let round = 0; ; round += 1) {
    const examined = await session.examine();
    const report = await reportOn(examined, session.options);
    const at = ({ path }: Document) => resolve(resolve(options.cwd, examined.root), path);
    const wanted = [...report.fixes].flatMap(([finding, fix]) => {
      const key = keyOf(finding);
      const isWanted = safeties.includes(fix.safety) && !made.has(key) && isOpen(fix.document.path, at(fix.document));
      return isWanted ? [{ key, finding, ...fix }] : [];
    });
    if (wanted.length === 0 || round === MOST_ROUNDS) {
      for (const finding of report.findings) made.delete(keyOf(finding));
      const fixes = new Map([...report.fixes].filter(([, { safety }]) => !safeties.includes(safety)));
      return { files: await changedFiles(files), report: { ...report, fixes, fixed: [...made.values()] } };
    }
    const chosen = compatible(wanted);
    for (const { key, finding, title, safety, document } of chosen) {
      const { path, line, column } = located(finding);
      made.set(key, { rule: finding.rule, safety, title: shown(title, [document]), path, line, column });
    }
    // Several documents may be parts of one text.
    const byPath = new Map<string, [SettledFix, ...SettledFix[]]>();
    for (const fix of chosen) {
      const path = at(fix.document);
      const others = byPath.get(path);
      if (others === undefined) byPath.set(path, [fix]);
      else others.push(fix);
    }
    for (const [path, fixes] of byPath) {
      const [{ document }] = fixes;
      const text = mended(document, fixes);
      const held = files.get(path) ?? heldOf(document);
      files.set(path, { ...held, text });
      // As bytes, of which a byte order mark is one that is read like any other.
      session.edit(path, new TextEncoder().encode(held.mark + text));
    }
  }
}

/** A file as it was and as it is to be: what a session knows of it is forgotten with each change. */
interface Held {
  readonly source: Source;
  /** Of a text whose parts alone are read, none. */
  readonly language: Language | undefined;
  readonly mark: string;
  readonly text: string;
}

function heldOf({ path, text, language, problems, part }: Document): Held {
  const marks = (part?.of.source.problems ?? problems).filter(({ kind }) => kind === 'bom');
  return {
    source: { path, text, problems: marks },
    language: part === undefined ? language : undefined,
    mark: marks.length > 0 ? '\ufeff' : '',
    text,
  };
}

async function changedFiles(held: ReadonlyMap<string, Held>): Promise<MendedFile[]> {
  const files: MendedFile[] = [];
  for (const [at, { source, language, text }] of held) {
    if (text === source.text) continue;
    const read = (each: Source) => (language === undefined ? unparsed(each, 'markdown') : parseSource(each, language));
    const [before, after] = [await read(source), await read({ ...source, text })];
    files.push({ at, before, after });
  }
  return files.sort((a, b) => (a.before.path < b.before.path ? -1 : 1));
}
