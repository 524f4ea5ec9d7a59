import { setFailed } from '@actions/core';
import {
  annotate,
  blobUrl,
  hiddenByItself,
  judgesFor,
  logGroup,
  onlyChanged,
  patchFor,
  readInputs,
  writeResults,
} from './action/index.ts';
import { exitCode, repositoryPaths } from './cli/index.ts';
import { reportOn } from './lint.ts';
import { render, summaryLine } from './report/index.ts';
import { Session } from './session/index.ts';
import { about } from './version.generated.ts';
import { plainLines, printable, UsageError } from './wording/index.ts';

async function main(): Promise<void> {
  const workspace = process.env.GITHUB_WORKSPACE || process.cwd();
  const inputs = readInputs(workspace);
  const { paths, targets } = inputs;
  const judges = await judgesFor(inputs, workspace);
  const { cwd } = judges.options;
  const asked = { paths, targets, rules: new Map(), user: false, ...judges.options };
  const session = new Session(asked, { all: true, isLast: !inputs.changedOnly });
  const examined = await session.examine();
  const everything = await reportOn(examined, asked);
  const repositoryPath = repositoryPaths({ cwd, root: everything.root, workspace });
  const run = { session, examined, report: everything, inputs, repositoryPath };
  const report = inputs.changedOnly ? await onlyChanged(run, workspace) : everything;
  const hidden = judges.isHead ? await hiddenByItself(run, asked, workspace) : [];

  const top = repositoryPath('');
  const options = {
    color: false,
    quiet: false,
    infos: true,
    cwdPrefix: top === '' ? '' : `${top}/`,
    repositoryPath,
    failOn: inputs.failOn,
    blobUrl: blobUrl(cwd, workspace, process.env),
    version: about.version,
    docsUrl: (rule: string) => `${about.docs}/rules/${rule}.md`,
    remarks: [...judges.remarks, ...hidden],
  };
  const diff = await patchFor(report, asked, repositoryPath);
  const fails = exitCode(report, inputs) !== 0;
  const text = [await render('text', report, options), ...options.remarks.map((remark) => `${printable(remark)}\n`)];
  logGroup(`mcp-lint ${about.version}: ${printable(summaryLine(report))}`, text.join(''));
  if (inputs.annotations) annotate(report, options, fails);
  await writeResults(report, { ...examined, workspace: await examined.workspace() }, { ...options, diff }, inputs);
  if (fails) setFailed(summaryLine(report));
  if (inputs.requireFiles && everything.files.length === 0) {
    setFailed('no MCP configuration was found, and require-files asks for some');
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) setFailed(plainLines(error.message));
  else {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    logGroup('What to report', plainLines(detail));
    setFailed(
      `mcp-lint ${about.version} failed; this is a fault of mcp-lint. Report it at ${about.bugs} with the log above`,
    );
  }
});
