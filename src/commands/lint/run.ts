import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readRules } from '../../cli/catalog.ts';
import { exitCode, print, readStdin, renderingAt, say, wantsColor, workingDirectory } from '../../cli/index.ts';
import { disk } from '../../files/disk.ts';
import { causeOf } from '../../files/index.ts';
import { lint } from '../../lint.ts';
import type { Safety } from '../../model/verdict/index.ts';
import type { LintOptions } from '../../plan/index.ts';
import { type RenderOptions, type Report, render, summaryLine } from '../../report/index.ts';
import { count, inert, quote, UsageError } from '../../wording/index.ts';
import type { LintAsked } from './asked.ts';

export async function run(asked: LintAsked): Promise<number> {
  const cwd = workingDirectory();
  const saveBaseline = asked.updateBaseline ? await saving(cwd) : undefined;
  const wanted = { ...asked, files: disk, cwd, document: standardInput(asked), saveBaseline };
  if (asked.mending === 'diff') return showDiff(asked, wanted);
  const report = asked.mending === undefined ? await lint(wanted) : await mendFiles(asked, wanted);
  const options = {
    ...renderingAt(cwd, report.root),
    color: report.findings.length > 0 && asked.output === undefined && (await wantsColor(asked.color)),
    quiet: asked.quiet,
    infos: asked.infos,
    failOn: asked.failOn,
    loadRules: async () => readRules(),
  };
  const diff = asked.format === 'markdown' ? await safeDiff(report, wanted, options) : undefined;
  const text = await render(asked.format, report, { ...options, diff });
  if (asked.output === undefined) {
    print(text);
    // Most of those who try it have their servers there.
    const isEmpty = report.files.length === 0 && report.pages === undefined;
    if (isEmpty && asked.format === 'text' && !wanted.user && !asked.requireFiles)
      say('"--user" also looks in the home directory');
  } else {
    await save(asked.output, text, cwd);
    say(summaryLine(report));
  }
  if (asked.requireFiles && report.files.length === 0) {
    throw new UsageError('no MCP configuration was found, and --require-files asks for some');
  }
  return asked.updateBaseline ? 0 : exitCode(report, asked);
}

/** Few runs change anything. */
async function mendFiles(asked: LintAsked, wanted: LintOptions): Promise<Report> {
  const [{ mend }, { sayNotMade, whyShutIn, writeMended }] = await Promise.all([
    import('../../fixing/index.ts'),
    import('../../cli/mending.ts'),
  ]);
  const whyShut = whyShutIn(wanted.cwd);
  const { together, report, notMade } = await mend(wanted, { safeties: safetiesOf(asked), whyShut });
  writeMended(together, wanted.cwd);
  sayNotMade(notMade, renderingAt(wanted.cwd, report.root));
  return report;
}

/** Of what is safe, where anything is. */
async function safeDiff(report: Report, wanted: LintOptions, { repositoryPath }: RenderOptions): Promise<string> {
  if (wanted.document !== undefined || [...report.fixes.values()].every(({ safety }) => safety !== 'safe')) return '';
  const { diffOf, mend } = await import('../../fixing/index.ts');
  const { files } = await mend(wanted, { safeties: ['safe'], whyShut: await whyShutOf(wanted) });
  return diffOf(files, { pathOf: repositoryPath, isForPrograms: true }).text;
}

/** 1 where something would change. */
async function showDiff(asked: LintAsked, wanted: LintOptions): Promise<number> {
  const { diffOf, mend } = await import('../../fixing/index.ts');
  const whyShut = await whyShutOf(wanted);
  const { files, report, notMade } = await mend(wanted, { safeties: safetiesOf(asked), whyShut });
  const rendering = renderingAt(wanted.cwd, report.root);
  const { repositoryPath } = rendering;
  const { text, leftOut } = diffOf(files, { pathOf: repositoryPath, isForPrograms: asked.output !== undefined });
  if (asked.output === undefined) print(inert(text));
  else await save(asked.output, text, wanted.cwd);
  const secret = leftOut === 0 ? '' : `; ${count(leftOut, 'part')} left out, which would show a secret`;
  if (notMade.length > 0) (await import('../../cli/mending.ts')).sayNotMade(notMade, rendering);
  const would = files.length === 0 ? 'nothing to fix' : `with --fix: ${summaryLine(report)}`;
  say(`${would}${secret}`);
  return files.length === 0 ? 0 : 1;
}

/** What is read from standard input lies nowhere. */
async function whyShutOf({ cwd, document }: LintOptions): Promise<(path: string, at: string) => string | undefined> {
  return document === undefined ? (await import('../../cli/mending.ts')).whyShutIn(cwd) : () => undefined;
}

function safetiesOf({ unsafeFixes }: LintAsked): readonly Safety[] {
  return unsafeFixes ? ['safe', 'unsafe'] : ['safe'];
}

function standardInput({ stdinFilename }: LintAsked): LintOptions['document'] {
  return stdinFilename === undefined ? undefined : { path: stdinFilename, content: readStdin() };
}

/** Few runs write anything. */
async function saving(cwd: string): Promise<(path: string, text: string) => void> {
  const { replaceFile } = await import('../../cli/replace-file.ts');
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
