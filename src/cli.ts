#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import {
  type Command,
  exitCode,
  type LintCommand,
  parseArguments,
  printClients,
  printExplain,
  printRules,
  readStdin,
  renderHelp,
  useColor,
  write,
} from './cli/index.ts';
import { causeOf } from './discover/index.ts';
import { lint } from './lint.ts';
import { render, summaryLine } from './report/index.ts';
import { about } from './version.generated.ts';
import { quote, suggest, UsageError } from './wording/index.ts';

const stdout = 1;
const stderr = 2;

/** Usage and configuration faults end with 2, faults of our own with 3. */
async function main(argv: readonly string[]): Promise<number> {
  try {
    return await run(parseArguments(argv));
  } catch (error) {
    if (error instanceof UsageError) {
      write(stderr, `mcp-lint: ${error.message}\n`);
      return 2;
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    write(
      stderr,
      `mcp-lint ${about.version} failed; this is a fault of mcp-lint. Report it at ${about.bugs} with:\n${detail}\n`,
    );
    return 3;
  }
}

async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'lint':
      return runLint(command);
    case 'help':
      print(renderHelp());
      return 0;
    case 'version':
      print(`${about.version}\n`);
      return 0;
    default:
      print(await page(command));
      return 0;
  }
}

async function runLint(command: LintCommand): Promise<number> {
  const report = await lint({ ...command, cwd: workingDirectory(), stdin: standardInput(command) });
  const options = {
    color: command.output === undefined && useColor(command.color, { env: process.env, isTTY: isatty(stdout) }),
    quiet: command.quiet,
    cwdPrefix: report.root === '.' ? '' : `${report.root}/`,
    version: about.version,
    docsUrl: (rule: string) => `${about.docs}/rules/${rule}.md`,
  };
  const text = render(command.format, report, options);
  if (command.output === undefined) print(text);
  else {
    save(command.output, text);
    write(stderr, `${summaryLine(report)}\n`);
  }
  if (command.requireFiles && report.files.length === 0) {
    throw new UsageError('no MCP configuration was found, and --require-files asks for some');
  }
  return command.updateBaseline ? 0 : exitCode(report, command);
}

function standardInput({ stdinFilename }: LintCommand): { path: string; text: Buffer } | undefined {
  return stdinFilename === undefined ? undefined : { path: stdinFilename, text: readStdin() };
}

function workingDirectory(): string {
  try {
    return process.cwd();
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

function save(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`the report cannot be written to ${quote(path)}: ${causeOf(error)}`);
  }
}

/** The pages about rules and clients are long: they are loaded when somebody asks for one. */
async function page(command: Exclude<Command, { name: 'lint' | 'help' | 'version' }>): Promise<string> {
  const { clients, rules } = await import('./cli/catalog.generated.ts');
  if (command.name === 'rules') return printRules(rules, command.format);
  if (command.name === 'clients') return printClients(clients, command.format);
  const rule = rules.find((known) => known.id === command.rule);
  if (rule !== undefined) return printExplain(rule, command.format);
  const close = suggest(
    command.rule,
    rules.map((known) => known.id),
  );
  const hint = close === undefined ? '"mcp-lint rules" lists them' : `did you mean ${quote(close)}?`;
  throw new UsageError(`there is no rule ${quote(command.rule)}; ${hint}`);
}

main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
