import { loadClient } from '../clients/index.ts';
import { dirname, type Files, join, relative, resolve } from '../files/index.ts';
import { examine, reportOn } from '../lint.ts';
import { isOfUser } from '../model/folders/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { LintOptions } from '../plan/index.ts';
import type { Report } from '../report/index.ts';
import type { Examined } from '../session/index.ts';
import { type ClientView, viewOf } from './view.ts';

/** What each client will really see. */
export interface Diagnosis {
  readonly clients: readonly ClientView[];
  /** Files that hold servers where nobody looks. */
  readonly unread: readonly Finding[];
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly report: Report;
}

/** Of these clients, or of all that have files here. */
export async function diagnose(options: LintOptions, asked: readonly string[]): Promise<Diagnosis> {
  // Who shares a file of another client is asked for once it is known who is here.
  const first = asked.length > 0 ? undefined : await examine(options, { all: true });
  const here = first?.readings.filter(({ names, format }) => names.length > 0 && !format.stray) ?? [];
  const ids = asked.length > 0 ? asked : [...new Set(here.map(({ client }) => client.id))].sort();
  const examined = await examine({ ...options, targets: ids }, { all: true });
  const report = await reportOn(examined, options);
  const isOfTarget = ({ rule }: Finding) => rule === 'lossy-field' || rule === 'target-rejects';
  // What would be lost elsewhere is another question.
  const findings = report.findings.filter((finding) => !isOfTarget(finding) && isAbout(finding, asked));
  return {
    clients: await viewsOf(ids, examined, options),
    unread: findings.filter(({ rule }) => rule === 'file-unread'),
    findings: [...findings].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)),
    report,
  };
}

/** What clients make of the folder of a run, with what they read of those above it. */
export async function viewsOf(ids: readonly string[], examined: Examined, options: LintOptions): Promise<ClientView[]> {
  const above = options.paths.length === 0 ? await seenFromTop(options, ids, examined.root) : undefined;
  const { findings, workspace, from } = above ?? {
    findings: examined.findings,
    workspace: await examined.workspace(),
    from: undefined,
  };
  const views = ids.map(async (id) => {
    const own = workspace.readings.find(({ client }) => client.id === id);
    return viewOf(own?.client ?? (await loadClient(id)), findings, workspace, from);
  });
  return (await Promise.all(views)).filter((view) => view !== undefined);
}

/** A repository as a whole, where the run is in a folder of it: some clients read what lies above as well. */
async function seenFromTop(options: LintOptions, ids: readonly string[], root: string) {
  const { cwd, files } = options;
  const top = topAbove(cwd, files);
  if (top === undefined) return undefined;
  const examined = await examine({ ...options, cwd: top, targets: ids, config: false }, { all: true });
  const here = resolve(cwd, root);
  const shownAs = (path: string) => (isOfUser(path) ? path : relative(here, resolve(top, path)));
  return {
    findings: examined.findings,
    workspace: await examined.workspace(),
    from: { folder: `${relative(top, cwd)}/`, shownAs },
  };
}

/** The top of the repository, unless the folder is one itself, or is in none. */
function topAbove(folder: string, files: Files): string | undefined {
  let at = folder;
  // A home directory that is one holds far more than this work.
  while (at !== files.home && !files.exists(join(at, '.git'))) {
    if (dirname(at) === at) return undefined;
    at = dirname(at);
  }
  return at === folder || at === files.home ? undefined : at;
}

const order: readonly Finding['severity'][] = ['error', 'warning', 'info'];

function isAbout({ clients }: Finding, asked: readonly string[]): boolean {
  return asked.length === 0 || clients.length === 0 || clients.some((client) => asked.includes(client));
}
