import { compatible, keyOf, mended, type SettledFix } from '../edits/index.ts';
import { leadsOut, relative, resolve } from '../files/index.ts';
import { reportOn } from '../lint.ts';
import { grouped } from '../model/values/index.ts';
import type { Finding, Safety } from '../model/verdict/index.ts';
import { type Document, type Language, parseSource, type Source, unparsed } from '../parse/index.ts';
import type { LintOptions } from '../plan/index.ts';
import { locationOf, type Mended, type Report, type Shown, shown } from '../report/index.ts';
import { type Examined, Session } from '../session/index.ts';
import { Together } from './together.ts';

/** A file with its fixes made, in memory. */
export interface MendedFile {
  /** Absolute. */
  readonly at: string;
  readonly before: Document;
  readonly after: Document;
}

export interface Outcome {
  readonly files: readonly MendedFile[];
  /** The same, apart but for those that one fix changes together. */
  readonly together: readonly (readonly MendedFile[])[];
  readonly notMade: readonly NotMade[];
  /** What there is to say of the files with their fixes made, and what was. */
  readonly report: Report & Required<Pick<Report, 'fixed'>>;
}

/** A fix that would have to change a file which may not be changed. */
export interface NotMade {
  /** Of that file, as it is reported. */
  readonly path: string;
  /** A clause. */
  readonly why: string;
}

export interface MendOptions {
  readonly safeties: readonly Safety[];
  /** Why a file may not be changed, if so: a clause. */
  readonly whyShut: (path: string, at: string) => string | undefined;
}

/** One fix may make room for the next; so many rounds are enough for whatever people write. */
const MOST_ROUNDS = 20;

/**
 * Makes fixes until none is left: in each round those that do not touch each other, then everything is looked at again.
 * A fix after which its finding is still there is not made twice. Nothing is written.
 */
export async function mend(options: LintOptions, { safeties, whyShut }: MendOptions): Promise<Outcome> {
  const session = new Session(options);
  const files = new Map<string, Held>();
  const made = new Map<string, Mended>();
  const together = new Together();
  for (let round = 0; ; round += 1) {
    const examined = await session.examine();
    const report = await reportOn(examined, session.options);
    const at = ({ path }: Document) => resolve(resolve(options.cwd, examined.root), path);
    const whyNot = (document: Document) =>
      isGiven(at(document), document, examined, options)
        ? whyShut(document.path, at(document))
        : 'it lies outside of what is given';
    const wanted = new Map<Finding, SettledFix>();
    const notMade: NotMade[] = [];
    for (const [finding, fix] of report.fixes) {
      if (!safeties.includes(fix.safety) || made.has(keyNow(finding))) continue;
      const shut = fix.files.find(({ document }) => whyNot(document) !== undefined)?.document;
      const why = shut && whyNot(shut);
      if (shut === undefined || why === undefined) wanted.set(finding, fix);
      else notMade.push({ path: shut.path, why });
    }
    if (wanted.size === 0 || round === MOST_ROUNDS) {
      for (const finding of report.findings) made.delete(keyNow(finding));
      const fixes = new Map([...report.fixes].filter(([, { safety }]) => !safeties.includes(safety)));
      const changed = await changedFiles(files);
      return {
        files: changed,
        together: together.groupsOf(changed),
        notMade,
        report: { ...report, fixes, fixed: [...made.values()], changed: changed.length },
      };
    }
    const chosen = new Set(compatible([...new Set(wanted.values())]));
    for (const [finding, fix] of wanted) {
      if (!chosen.has(fix)) continue;
      const { path, line, column } = locationOf(finding.place);
      made.set(keyNow(finding), { rule: finding.rule, safety: fix.safety, title: titleOf(fix), path, line, column });
    }
    for (const { files: ofOne } of chosen) together.add(ofOne.map(({ document }) => at(document)));
    const all = [...chosen].flatMap((fix) => fix.files);
    // Several documents may be parts of one text.
    for (const [path, ofOne] of grouped(all, ({ document }) => at(document))) {
      const [{ document } = { document: undefined }] = ofOne;
      if (document === undefined) continue;
      const text = mended(document, ofOne);
      const held = files.get(path) ?? heldOf(document);
      files.set(path, { ...held, text });
      // As bytes, of which a byte order mark is one that is read like any other.
      session.edit(path, new TextEncoder().encode(held.mark + text));
    }
  }
}

/** Of a broken text, each edit leaves less to be mended: the same is said again of what stood behind it. */
function keyNow(finding: Finding): string {
  const { problems } = finding.place.document;
  return `${keyOf(finding)} ${problems.filter(({ fatal }) => fatal).length}`;
}

function titleOf({ title, files }: SettledFix): Shown {
  return shown(
    title,
    files.map(({ document }) => document),
  );
}

/** What is reported on lies within what was given; what a fix has to change besides has to do so, too. */
function isGiven(
  at: string,
  { path }: Document,
  { reported }: Examined,
  { paths, cwd, document }: LintOptions,
): boolean {
  if (reported.has(path)) return true;
  if (document !== undefined) return false;
  const given = paths.length === 0 ? ['.'] : paths;
  return given.some((each) => {
    const way = relative(resolve(cwd, each), at);
    return way === '' || !leadsOut(way);
  });
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
