import { type Files, gitFolders, isFolder, join } from '../../files/index.ts';
import { lint } from '../../lint.ts';
import { isObject } from '../../model/values/index.ts';

/** What is there already, and so need not be asked. */
export interface Surroundings {
  /** Of whose files servers were found. */
  readonly clients: readonly { readonly id: string; readonly name: string }[];
  readonly host: Host | undefined;
  readonly hooks: Hooks;
  /** Whether the repository has settings of VS Code. */
  readonly hasEditor: boolean;
}

export type Host = 'github' | 'gitlab';
/** Who runs programs before a commit; pre-commit, where nobody does. */
export type Hooks = 'pre-commit' | 'husky' | 'lefthook' | 'lint-staged';

/** So much of a file of settings is read. */
const MOST = 64 * 1024;

export async function surroundingsOf(cwd: string, files: Files): Promise<Surroundings> {
  return {
    clients: await clientsIn(cwd, files),
    host: hostOf(cwd, files),
    hooks: hooksOf(cwd, files),
    hasEditor: isFolder(join(cwd, '.vscode'), files),
  };
}

async function clientsIn(cwd: string, files: Files): Promise<Surroundings['clients']> {
  const { files: found } = await lint({
    files,
    cwd,
    paths: [],
    targets: [],
    rules: new Map(),
    config: false,
    user: false,
  });
  const clients = new Map<string, string>();
  for (const { client, clientName, servers, isStray } of found)
    if (servers.length > 0 && isStray !== true) clients.set(client, clientName);
  return [...clients].map(([id, name]) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Where the repository is pushed to; else whose files it has. */
function hostOf(cwd: string, files: Files): Host | undefined {
  const git = gitFolders(cwd, files);
  const settings = git === undefined ? '' : textOf(join(git.common, 'config'), files);
  for (const [, address = ''] of settings.matchAll(/^[ \t]*url[ \t]*=[ \t]*(\S+)/gim)) {
    const [, name = ''] = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)[:/]/i.exec(address) ?? [];
    if (/^(?:www\.|ssh\.)?github\.com$/i.test(name)) return 'github';
    if (/(?:^|\.)gitlab\./i.test(name)) return 'gitlab';
  }
  if (files.kind(join(cwd, '.gitlab-ci.yml')) === 'file') return 'gitlab';
  return isFolder(join(cwd, '.github'), files) ? 'github' : undefined;
}

function hooksOf(cwd: string, files: Files): Hooks {
  if (files.kind(join(cwd, '.pre-commit-config.yaml')) !== undefined) return 'pre-commit';
  if (isFolder(join(cwd, '.husky'), files)) return 'husky';
  if (['lefthook.yml', 'lefthook.yaml', '.lefthook.yml'].some((name) => files.kind(join(cwd, name)) === 'file'))
    return 'lefthook';
  const manifest = parsed(textOf(join(cwd, 'package.json'), files));
  return isObject(manifest) && Object.hasOwn(manifest, 'lint-staged') ? 'lint-staged' : 'pre-commit';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Empty where it cannot be had. */
function textOf(path: string, files: Files): string {
  try {
    return files.kind(path) === 'file' ? new TextDecoder().decode(files.head(path, MOST)) : '';
  } catch {
    return '';
  }
}
