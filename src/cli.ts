import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  type Command,
  exitCode,
  isTerminal,
  type LintCommand,
  parseArguments,
  readStdin,
  refuseMistyped,
  repositoryPaths,
  type ServersCommand,
  useColor,
  write,
} from './cli/index.ts';
import { disk } from './files/disk.ts';
import { causeOf } from './files/index.ts';
import { examine, lint } from './lint.ts';
import type { Safety } from './model/verdict/index.ts';
import type { LintOptions } from './plan/index.ts';
import {
  type RenderOptions,
  type Report,
  render,
  renderReferences,
  renderServers,
  summaryLine,
} from './report/index.ts';
import { about } from './version.generated.ts';
import { count, inert, plainLines, quote, UsageError } from './wording/index.ts';

const stdout = 1;
const stderr = 2;

/** Usage and configuration faults end with 2; other errors are faults of our own. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    return await run(parseArguments(argv));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    write(stderr, plainLines(`mcp-lint: ${error.message}\n`));
    return 2;
  }
}

async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'lint':
      return runLint(command);
    case 'servers':
      return runServers(command);
    case 'version':
      print(`${about.version}\n`);
      return 0;
    case 'init': {
      const { init } = await import('./cli/init.ts');
      await init(workingDirectory(), { yes: command.yes, say: print });
      return 0;
    }
    default: {
      const { page } = await import('./cli/page.ts');
      print(plainLines(page(command)));
      return 0;
    }
  }
}

async function runLint(command: LintCommand): Promise<number> {
  const cwd = workingDirectory();
  checkHome(command);
  refuseMistyped(command.paths, cwd);
  const saveBaseline = command.updateBaseline ? await saving(cwd) : undefined;
  const asked = { ...command, files: disk, cwd, document: standardInput(command), saveBaseline };
  if (command.mending === 'diff') return showDiff(command, asked);
  const report = command.mending === undefined ? await lint(asked) : await mendFiles(command, asked);
  const options = {
    ...optionsFor(cwd, report.root),
    color: report.findings.length > 0 && command.output === undefined && (await wantsColor(command)),
    quiet: command.quiet,
    infos: command.infos,
    loadRules: async () => (await import('./cli/catalog.ts')).readRules(),
  };
  const diff = command.format === 'markdown' ? await safeDiff(report, asked, options) : undefined;
  const text = await render(command.format, report, { ...options, diff });
  if (command.output === undefined) print(text);
  else {
    await save(command.output, text, cwd);
    write(stderr, plainLines(`${summaryLine(report)}\n`));
  }
  if (command.requireFiles && report.files.length === 0) {
    throw new UsageError('no MCP configuration was found, and --require-files asks for some');
  }
  return command.updateBaseline ? 0 : exitCode(report, command);
}

/** Few runs change anything. */
async function mendFiles(command: LintCommand, asked: LintOptions): Promise<Report> {
  const [{ mend }, { isOpenFor, writeMended }] = await Promise.all([
    import('./fixing/index.ts'),
    import('./cli/mending.ts'),
  ]);
  const { files, report } = await mend(asked, { safeties: safetiesOf(command), isOpen: isOpenFor(asked.cwd) });
  writeMended(files, asked.cwd);
  return report;
}

/** Of what is safe, where anything is. */
async function safeDiff(report: Report, asked: LintOptions, { repositoryPath }: RenderOptions): Promise<string> {
  if (asked.document !== undefined || [...report.fixes.values()].every(({ safety }) => safety !== 'safe')) return '';
  const { diffOf, mend } = await import('./fixing/index.ts');
  const { files } = await mend(asked, { safeties: ['safe'], isOpen: () => true });
  return diffOf(files, { pathOf: repositoryPath, isForPrograms: true }).text;
}

/** 1 where something would change. */
async function showDiff(command: LintCommand, asked: LintOptions): Promise<number> {
  const { diffOf, mend } = await import('./fixing/index.ts');
  const { files, report } = await mend(asked, { safeties: safetiesOf(command), isOpen: () => true });
  const repositoryPath = repositoryPaths({
    cwd: asked.cwd,
    root: report.root,
    workspace: process.env.GITHUB_WORKSPACE,
  });
  const isForPrograms = command.output !== undefined;
  const { text, leftOut } = diffOf(files, { pathOf: repositoryPath, isForPrograms });
  if (command.output === undefined) print(inert(text));
  else await save(command.output, text, asked.cwd);
  const secret = leftOut === 0 ? '' : `; ${count(leftOut, 'part')} left out, which would show a secret`;
  const would = files.length === 0 ? 'nothing to fix' : `with --fix: ${summaryLine(report)}`;
  write(stderr, plainLines(`${would}${secret}\n`));
  return files.length === 0 ? 0 : 1;
}

function safetiesOf({ unsafeFixes }: LintCommand): readonly Safety[] {
  return unsafeFixes ? ['safe', 'unsafe'] : ['safe'];
}

async function runServers(command: ServersCommand): Promise<number> {
  const cwd = workingDirectory();
  checkHome(command);
  const examined = await examine({ ...command, files: disk, cwd, targets: [], rules: new Map() }, { all: true });
  const options = { ...optionsFor(cwd, examined.root), color: await wantsColor(command), width: await terminalWidth() };
  const { format, references } = command;
  print(
    references === undefined
      ? await renderServers(format, { ...examined, workspace: await examined.workspace() }, options)
      : await renderReferences(format, references, await examined.workspace(), options),
  );
  return 0;
}

function checkHome({ user }: Pick<LintCommand, 'user'>): void {
  if (user && disk.home === undefined) throw new UsageError('this user has no home directory, which HOME would name');
}

function optionsFor(cwd: string, root: string): RenderOptions {
  return {
    color: false,
    quiet: false,
    infos: true,
    cwdPrefix: root === '.' ? '' : `${root}/`,
    repositoryPath: repositoryPaths({ cwd, root, workspace: process.env.GITHUB_WORKSPACE }),
    version: about.version,
    docsUrl: (rule: string) => `${about.docs}/rules/${rule}.md`,
  };
}

async function wantsColor({ color }: Pick<LintCommand, 'color'>): Promise<boolean> {
  return useColor(color, { env: process.env, isTTY: await isTerminal(stdout) });
}

async function terminalWidth(): Promise<number | undefined> {
  return (await isTerminal(stdout)) && process.stdout.columns > 0 ? process.stdout.columns : undefined;
}

function standardInput({ stdinFilename }: LintCommand): LintOptions['document'] {
  return stdinFilename === undefined ? undefined : { path: stdinFilename, content: readStdin() };
}

function workingDirectory(): string {
  try {
    return disk.resolve(process.cwd(), '.');
  } catch (error) {
    throw new UsageError(`the working directory cannot be read: ${causeOf(error)}`);
  }
}

function print(text: string): void {
  try {
    write(stdout, text);
  } catch (error) {
    throw new UsageError(`the output cannot be written: ${causeOf(error)}`);
  }
}

/** Few runs write anything. */
async function saving(cwd: string): Promise<(path: string, text: string) => void> {
  const { replaceFile } = await import('./cli/replace-file.ts');
  return (path, text) => replaceFile(resolve(cwd, path), text, cwd);
}

async function save(path: string, text: string, cwd: string): Promise<void> {
  const write = await saving(cwd);
  try {
    write(path, text);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const cause = existsSync(dirname(path)) ? causeOf(error) : 'its folder does not exist';
    throw new UsageError(`the report cannot be written to ${quote(path)}: ${cause}`);
  }
}
