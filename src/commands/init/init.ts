import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isTerminal } from '../../cli/index.ts';
import { readSource } from '../../discover/index.ts';
import { disk } from '../../files/disk.ts';
import { causeOf } from '../../files/index.ts';
import { quote, UsageError } from '../../wording/index.ts';
import { ask } from './ask.ts';
import { configText, workflowText } from './files.ts';
import { withHook } from './hook.ts';

export interface InitOptions {
  /** Files that exist are changed without asking. */
  readonly yes: boolean;
  readonly say: (text: string) => void;
}

interface Wanted {
  readonly path: string;
  /** What the file shall hold; `undefined` when it cannot be said by a program. */
  readonly from: (present: string | undefined) => Promise<string | undefined> | string;
}

const FILES: readonly Wanted[] = [
  { path: 'mcp-lint.json', from: () => configText },
  { path: '.github/workflows/mcp-lint.yml', from: () => workflowText },
  { path: '.pre-commit-config.yaml', from: withHook },
];

/** Writes what a repository needs to be linted, and says what it did with each file. */
export async function init(cwd: string, { yes, say }: InitOptions): Promise<void> {
  for (const wanted of FILES) say(`${await settle(cwd, wanted, yes)}\n`);
  say('\n"mcp-lint" lints now; "pre-commit install" puts it before every commit\n');
}

async function settle(cwd: string, { path, from }: Wanted, yes: boolean): Promise<string> {
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
  if (wanted === undefined)
    return `kept ${path}: its list of "repos" is not where an entry can be added; README.md of mcp-lint has the lines`;
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
