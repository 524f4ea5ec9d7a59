import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTerminal } from '../../cli/index.ts';
import { registry } from '../../clients/index.ts';
import { readSource } from '../../discover/index.ts';
import { disk } from '../../files/disk.ts';
import { causeOf } from '../../files/index.ts';
import { about } from '../../version.generated.ts';
import { list, quote, UsageError } from '../../wording/index.ts';
import { ask, askFor } from './ask.ts';
import { withRecommendation } from './editor.ts';
import { configText, workflowText } from './files.ts';
import { withJob } from './gitlab.ts';
import { withHook } from './hook.ts';
import { withLine } from './husky.ts';
import { type Hooks, type Host, surroundingsOf } from './surroundings.ts';

export interface InitOptions {
  /** Files that exist are changed without asking. */
  readonly yes: boolean;
  readonly say: (text: string) => void;
}

interface Wanted {
  readonly path: string;
  /** What the file shall hold; `undefined` when it cannot be said by a program. */
  readonly from: (present: string | undefined) => Promise<string | undefined> | string;
  /** Why it cannot. */
  readonly lacks?: string;
}

const PIPELINES: Readonly<Record<Host, Wanted>> = {
  github: { path: '.github/workflows/mcp-lint.yml', from: () => workflowText },
  gitlab: { path: '.gitlab-ci.yml', from: withJob, lacks: 'a job cannot be added to it safely' },
};

const HOOKS: Readonly<Record<Hooks, Wanted | undefined>> = {
  'pre-commit': {
    path: '.pre-commit-config.yaml',
    from: withHook,
    lacks: 'its list of "repos" is not where an entry can be added',
  },
  husky: { path: '.husky/pre-commit', from: withLine },
  lefthook: undefined,
  'lint-staged': undefined,
};

const EDITOR: Wanted = {
  path: '.vscode/extensions.json',
  from: withRecommendation,
  lacks: 'its list of "recommendations" is not where an entry can be added',
};

/** Writes what a repository needs to be linted, and says what it did with each file. */
export async function init(cwd: string, { yes, say }: InitOptions): Promise<void> {
  const { clients, host, hooks, hasEditor } = await surroundingsOf(disk.resolve(cwd, '.'), disk);
  const found =
    clients.length === 0
      ? 'no client'
      : list(
          clients.map(({ name }) => name),
          { bare: true },
        );
  say(`found servers of ${found}\n`);
  const others = yes ? [] : await otherTargets(clients.map(({ id }) => id));
  const targets = [...clients.map(({ id }) => id), ...others];
  say(`${await settle(cwd, { path: 'mcp-lint.json', from: () => configText(targets) }, yes)}\n`);
  const pipeline = host === undefined ? undefined : PIPELINES[host];
  say(
    pipeline === undefined
      ? `no workflow: nothing here says who hosts the repository; ${about.docs}/ci.md has the lines\n`
      : `${await settle(cwd, pipeline, yes)}\n`,
  );
  const hook = HOOKS[hooks];
  say(
    hook === undefined
      ? `no hook: this repository has ${hooks}; ${about.docs}/ci.md#hooks has the lines\n`
      : `${await settle(cwd, hook, yes)}\n`,
  );
  if (hasEditor) say(`${await settle(cwd, EDITOR, yes)}\n`);
  if (hook === HOOKS['pre-commit']) say('\n"mcp-lint" lints now; "pre-commit install" puts it before every commit\n');
  else say('\n"mcp-lint" lints now\n');
}

/** Asked for at a terminal alone. */
async function otherTargets(known: readonly string[]): Promise<readonly string[]> {
  if (!(await isTerminal(0)) || !(await isTerminal(1))) return [];
  const answer = askFor('For which other clients are the servers meant? Their ids, or nothing: ');
  const ids = answer.split(/[\s,]+/).filter((id) => id !== '' && !known.includes(id));
  const clients = new Set(registry().map(({ client }) => client));
  for (const id of ids)
    if (!clients.has(id)) throw new UsageError(`there is no client ${quote(id)}; "mcp-lint clients" lists them`);
  return ids;
}

async function settle(cwd: string, { path, from, lacks }: Wanted, yes: boolean): Promise<string> {
  const absolute = join(cwd, path);
  const kind = kindOf(absolute);
  if (kind === 'nothing') {
    save(absolute, path, (await from(undefined)) ?? '', 'wx');
    return `wrote ${path}`;
  }
  if (kind === 'other') return `kept ${path}: it is no regular file`;
  const { text, problems } = readSource(disk, absolute, path).source;
  if (problems.some(({ fatal }) => fatal)) return `kept ${path}: it cannot be read as text`;
  const wanted = await from(text);
  if (wanted === undefined) return `kept ${path}: ${lacks}; ${about.docs}/ci.md has the lines`;
  if (wanted === text) return `kept ${path}: it is as it should be`;
  if (!yes && !(await mayChange(path))) return `kept ${path}: it exists; "mcp-lint init --yes" changes it`;
  save(absolute, path, wanted, 'w');
  return `changed ${path}`;
}

async function mayChange(path: string): Promise<boolean> {
  if (!(await isTerminal(0)) || !(await isTerminal(1))) return false;
  return ask(`${path} exists. Change it? [y/N] `);
}

function kindOf(absolute: string): 'nothing' | 'file' | 'other' {
  try {
    return lstatSync(absolute).isFile() ? 'file' : 'other';
  } catch {
    return 'nothing';
  }
}

function save(absolute: string, shown: string, text: string, flag: 'w' | 'wx'): void {
  try {
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, text, { flag });
  } catch (error) {
    throw new UsageError(`${quote(shown)} cannot be written: ${causeOf(error)}`);
  }
}
