import { formatsOf } from '../clients/index.ts';
import { loadConfig } from '../config/index.ts';
import { type Files, leadsOut, relative } from '../files/index.ts';
import { lint } from '../lint.ts';
import { loadKnown } from '../plan/index.ts';
import { brief, type Report } from '../report/index.ts';
import { Unclaimed } from '../session/index.ts';
import { UsageError } from '../wording/index.ts';
import type { Contract } from './contract.ts';
import { writtenIn } from './event.ts';

export interface Answer {
  /** For standard output; absent where there is nothing to say. */
  readonly output?: object;
  /** For whoever looks at what the hook does; the agent's model does not see it. */
  readonly remark?: string;
}

/** An agent may be told more than its model reads. */
const MOST_LINES = 30;
/** One patch can name many. */
const MOST_FILES = 100;

/** Says of the files that were written what is wrong with them. Whatever the event holds, the agent goes on. */
export async function answerTo(event: string, contract: Contract, here: string, files: Files): Promise<Answer> {
  const written = writtenIn(event, contract);
  if ('why' in written) return { remark: written.why };
  try {
    const cwd = folderAt(written.cwd, files) ?? here;
    const paths = await concerned(written.paths.slice(0, MOST_FILES), cwd, files);
    if (paths.length === 0) return {};
    const report = await reportOn(paths, cwd, files);
    if (report === undefined) return {};
    const words = brief(report, MOST_LINES);
    return words === '' ? {} : { output: contract.answer(words, report.summary.errors > 0) };
  } catch (error) {
    if (error instanceof UsageError) return { remark: error.message };
    throw error;
  }
}

/** Of the files that turn out to be some client's; undefined where none is. */
async function reportOn(paths: readonly string[], cwd: string, files: Files): Promise<Report | undefined> {
  try {
    return await lint({ files, cwd, paths, targets: [], rules: new Map(), user: false });
  } catch (error) {
    if (!(error instanceof Unclaimed)) throw error;
    const left = paths.filter((path) => !error.paths.includes(files.real(path)) && !error.paths.includes(path));
    return left.length === 0 || left.length === paths.length ? undefined : reportOn(left, cwd, files);
  }
}

function folderAt(path: string | undefined, files: Files): string | undefined {
  if (path === undefined) return undefined;
  const folder = files.resolve(path, '.');
  return isKind(folder, 'folder', files) ? folder : undefined;
}

/** Those that some client may read; of the rest nothing is looked at. */
async function concerned(paths: readonly string[], cwd: string, files: Files): Promise<string[]> {
  const absolute = [...new Set(paths.map((path) => files.resolve(cwd, path)))];
  const there = absolute.filter((path) => isKind(path, 'file', files));
  const known = there.filter((path) => namesIn(path, files).some((name) => formatsOf(name, () => true).length > 0));
  if (known.length === there.length) return known;
  const { config, root = cwd } = await loadConfig({ files, cwd, known: loadKnown });
  return there.filter((path) => known.includes(path) || config.formatOf(relative(root, path)) !== undefined);
}

/** A file at home may be one that a client looks for there. */
function namesIn(path: string, { home }: Files): string[] {
  const fromHome = home === undefined ? path : relative(home, path);
  return home === undefined || leadsOut(fromHome) ? [path] : [path, `~/${fromHome}`];
}

function isKind(path: string, kind: 'file' | 'folder', files: Files): boolean {
  try {
    return files.target(path) === kind;
  } catch {
    return false;
  }
}
