import { notice } from '@actions/core';
import { formatsOf } from '../clients/index.ts';
import { hasSection } from '../config/index.ts';
import { disk } from '../files/disk.ts';
import { basename, type Change, dirname, join, relative, startOf } from '../files/index.ts';
import { folderOf } from '../model/folders/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { hasPlaceIn, narrowed, type Report } from '../report/index.ts';
import type { Examined, Session } from '../session/index.ts';
import { quote } from '../wording/index.ts';
import { type ChangedFile, changedFiles } from './changed-files.ts';
import { checkoutAt, realOf } from './checkout.ts';
import type { Inputs } from './inputs.ts';

/** A run, whose questions to the files are noted. */
export interface Run {
  readonly session: Session;
  readonly examined: Examined;
  readonly report: Report;
  readonly inputs: Inputs;
  /** Of a path in the report. */
  readonly repositoryPath: (path: string) => string;
}

/**
 * What the report says that may come from what a pull request touches. Everything is reported unless each touched path is
 * known to matter to nothing but the files that asked for it.
 */
export async function onlyChanged(run: Run, workspace: string): Promise<Report> {
  const all = (why: string): Report => {
    notice(`changed-only has no effect, everything is reported: ${why}`);
    return run.report;
  };
  const checkout = checkoutAt(run.inputs.cwd, workspace);
  if ('unknown' in checkout) return all(checkout.unknown);
  // The names that GitHub gives count from the top of the repository.
  if (checkout.inWorkspace !== '') {
    return all(`the repository lies in ${quote(checkout.inWorkspace)}, not at the top of the workspace`);
  }
  const changed = await changedFiles({ token: run.inputs.token, env: process.env });
  if ('unknown' in changed) return all(changed.unknown);
  for (const file of changed.files) {
    const why = mattersElsewhere(file, run, checkout.top);
    if (why !== undefined) return all(why);
  }
  return narrowedTo(changed.files, run, checkout.top);
}

const OF_GIT: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes', '.gitmodules']);

/** Why a touched file may change what is said of files that never asked for it. */
function mattersElsewhere(file: ChangedFile, { examined, inputs, repositoryPath }: Run, top: string) {
  const name = composed(file.name);
  const inRepository = (path: string) => composed(relative(top, realOf(disk.resolve(inputs.cwd, path))));
  const own = basename(name).toLowerCase();
  if (OF_GIT.has(own)) return `${quote(file.name)} has changed`;
  const isConfigured = inputs.config !== undefined && inRepository(inputs.config) === name;
  if (own === 'mcp-lint.json' || isConfigured || mayHaveSection(file, top, inRepository('.'))) {
    return 'the configuration of mcp-lint has changed';
  }
  if (examined.baseline !== undefined && inRepository(examined.baseline.path) === name) {
    return 'the baseline has changed';
  }
  const isList = [...examined.toolLists.values()].some((path) => composed(repositoryPath(path)) === name);
  if (isList) return `${quote(file.name)}, a saved list of tools, has changed`;
  const kind = disk.kind(join(top, file.name));
  return kind === undefined || kind === 'file' ? undefined : `${quote(file.name)} is no regular file`;
}

/** The package.json of this folder or of one above may hold the configuration, or have held it. */
function mayHaveSection({ name, patch }: ChangedFile, top: string, cwd: string): boolean {
  if (basename(name).toLowerCase() !== 'package.json') return false;
  const folder = name.slice(0, -'package.json'.length);
  if (!startOf(cwd).startsWith(composed(folder))) return false;
  return patch === undefined || /^[-+].*"mcp-lint"(?!\s*:\s*")/m.test(patch) || hasSection(join(top, name), disk);
}

function narrowedTo(files: readonly ChangedFile[], { session, examined, report, repositoryPath }: Run, top: string) {
  const names = new Set(files.map(({ name }) => composed(name)));
  const asking = session.touchedBy(files.flatMap((file) => changesOf(file, top)));
  const isTouched = (path: string) => asking.has(path) || names.has(composed(repositoryPath(path)));
  const projects = new Map<string, string>();
  for (const reading of examined.readings) {
    projects.set(reading.document.path, folderName(repositoryPath(folderOf(reading))));
  }
  const touched = new Set([...projects].flatMap(([path, folder]) => (isTouched(path) ? [folder] : [])));
  // It may have had servers before.
  for (const path of names) {
    for (const format of formatsOf(path)) touched.add(folderName(folderOf({ document: { path }, format })));
  }
  // What one file says may be an answer to another one in a folder above or below.
  const isNear = (path: string) => {
    const project = projects.get(path) ?? folderName(dirname(repositoryPath(path)));
    return [...touched].some((folder) => folder.startsWith(project) || project.startsWith(folder));
  };
  const concerns = (finding: Finding) =>
    hasPlaceIn(finding, isTouched) || (examined.together.has(finding.rule) && hasPlaceIn(finding, isNear));
  return narrowed(report, isTouched, concerns);
}

/** In both forms that a file system may give a name. */
function changesOf({ name, how }: ChangedFile, top: string): Change[] {
  const names = new Set([name, composed(name), name.normalize('NFD')]);
  return [...names].map((each) => {
    const path = join(top, each);
    return { path, how: how === 'written' && disk.exists(path) ? 'written' : 'created' };
  });
}

function folderName(path: string): string {
  const folder = composed(path).replace(/^\.?\/?/, '');
  return folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
}

function composed(name: string): string {
  return name.normalize('NFC');
}
