import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCommandLine } from '../../src/cli/index.ts';
import { commands } from '../../src/commands/index.ts';
import type { LintAsked } from '../../src/commands/lint/asked.ts';
import { reportFormats } from '../../src/report/index.ts';
import { list, UsageError } from '../../src/wording/index.ts';
import { runs } from '../fuzz.ts';

const lint: LintAsked & { name: 'lint' } = {
  name: 'lint',
  paths: [],
  format: 'text',
  targets: [],
  rules: new Map(),
  unfixed: new Set(),
  unsafeFixes: false,
  failOn: 'error',
  user: false,
  updateBaseline: false,
  requireFiles: false,
  quiet: false,
  infos: false,
};

/** What a command line asks for, by the name of its command. */
async function parse(argv: readonly string[]): Promise<object> {
  const given = readCommandLine(argv, commands);
  if (given.has('help')) return { name: 'help', of: given.command };
  if (given.has('version')) return { name: 'version' };
  const command = commands.find(({ id }) => id === given.command);
  return { name: given.command, ...(await command?.load())?.default.read(given) };
}

function words(line: string): string[] {
  return line === '' ? [] : line.split(' ');
}

describe('parseArguments understands', () => {
  test.each<[string, object]>([
    ['--fix', { ...lint, mending: 'fix' }],
    ['--fix --unsafe-fixes a.json', { ...lint, paths: ['a.json'], mending: 'fix', unsafeFixes: true }],
    ['--diff', { ...lint, mending: 'diff' }],
    ['--rule a=no-fix --rule b=off', { ...lint, rules: new Map([['b', 'off']]), unfixed: new Set(['a']) }],
    ['', lint],
    // Read like any other command line.
    ['--', lint],
    ['a b/c.json', { ...lint, paths: ['a', 'b/c.json'] }],
    ['--format json', { ...lint, format: 'json' }],
    ['--format=json --output=out.json', { ...lint, format: 'json', output: 'out.json' }],
    ['--target omp --target opencode,omp,codex', { ...lint, targets: ['omp', 'opencode', 'codex'] }],
    ['--as claude-code x.json', { ...lint, as: 'claude-code', paths: ['x.json'] }],
    ['--stdin-filename .mcp.json', { ...lint, stdinFilename: '.mcp.json' }],
    ['--config my.json', { ...lint, config: 'my.json' }],
    ['--no-config', { ...lint, config: false }],
    [
      '--rule a-b=off --rule c=warning --rule a-b=error',
      {
        ...lint,
        rules: new Map([
          ['a-b', 'error'],
          ['c', 'warning'],
        ] as const),
      },
    ],
    ['--fail-on never', { ...lint, failOn: 'never' }],
    ['--show info', { ...lint, infos: true }],
    ['--show warning', lint],
    ['--max-warnings 0', { ...lint, maxWarnings: 0 }],
    ['--user --require-files --quiet', { ...lint, user: true, requireFiles: true, quiet: true }],
    ['--baseline b.json --update-baseline', { ...lint, baseline: 'b.json', updateBaseline: true }],
    ['--update-baseline', { ...lint, updateBaseline: true }],
    ['--color', { ...lint, color: true }],
    ['--no-color', { ...lint, color: false }],
    ['--format text --format json', { ...lint, format: 'json' }],
    ['./rules', { ...lint, paths: ['./rules'] }],
    ['-- rules --quiet', { ...lint, paths: ['rules', '--quiet'] }],
    ['a rules', { ...lint, paths: ['a', 'rules'] }],
    ['rules', { name: 'rules', format: 'text' }],
    ['--format json rules --no-color', { name: 'rules', format: 'json' }],
    [
      'servers --references db --format markdown apps',
      { name: 'servers', paths: ['apps'], format: 'markdown', references: 'db', user: false },
    ],
    ['servers', { name: 'servers', paths: [], format: 'text', user: false }],
    ['servers a b --format markdown --user', { name: 'servers', paths: ['a', 'b'], format: 'markdown', user: true }],
    [
      'servers --as ccmcp --no-config --no-color .',
      { name: 'servers', paths: ['.'], format: 'text', as: 'ccmcp', config: false, user: false, color: false },
    ],
    ['clients --format=json', { name: 'clients', format: 'json' }],
    ['clients cursor', { name: 'clients', client: 'cursor', format: 'text' }],
    ['explain transport-missing', { name: 'explain', rule: 'transport-missing', format: 'text' }],
    ['explain --format json rules', { name: 'explain', rule: 'rules', format: 'json' }],
    ['--help', { name: 'help', of: 'lint' }],
    ['-h', { name: 'help', of: 'lint' }],
    ['servers -h', { name: 'help', of: 'servers' }],
    ['-V', { name: 'version' }],
    ['explain --help', { name: 'help', of: 'explain' }],
    ['--version --quiet', { name: 'version' }],
  ])('%j', async (line, command) => {
    expect(await parse(words(line))).toEqual(command);
  });

  test('a missing color is absent, not undefined', async () => {
    expect(Object.keys(await parse([]))).not.toContain('color');
  });
});

describe('parseArguments refuses', () => {
  test.each([
    ['--unsafe-fixes', '"--unsafe-fixes" needs "--fix" or "--diff"'],
    ['--fix --diff', '"--fix" and "--diff" exclude each other'],
    ['--fix --stdin-filename a.json', '"--fix" and "--stdin-filename" exclude each other'],
    ['--fix --update-baseline', '"--fix" and "--update-baseline" exclude each other'],
    ['--diff --format json', '"--diff" and "--format" exclude each other'],
    ['--diff --update-baseline', '"--diff" and "--update-baseline" exclude each other'],
    ['servers --fix', '"mcp-lint servers" has no option "--fix"'],
    ['--formt json', 'there is no option "--formt"; did you mean "--format"?'],
    ['servers --format sarif', '"--format" takes "text", "json" or "markdown", not "sarif"'],
    ['servers --quiet', '"mcp-lint servers" has no option "--quiet"'],
    ['--colour', 'there is no option "--colour"; did you mean "--color"?'],
    ['--frobnicate', 'there is no option "--frobnicate"; "mcp-lint --help" lists them'],
    ['-q', 'there is no option "-q"; "mcp-lint --help" lists them'],
    ['--__proto__', 'there is no option "--__proto__"; "mcp-lint --help" lists them'],
    ['--format', `"--format" needs a value: --format ${reportFormats.join('|')}`],
    ['--format=', `"--format" needs a value: --format ${reportFormats.join('|')}`],
    ['--output --quiet', '"--output" needs a value: --output <file>'],
    ['--baseline -- a', '"--baseline" needs a value: --baseline <file>'],
    ['--quiet=yes', '"--quiet" takes no value'],
    ['--format jsn', `"--format" takes ${list(reportFormats, { conjunction: 'or' })}, not "jsn"; did you mean "json"?`],
    ['rules --format xml', '"--format" takes "text" or "json", not "xml"'],
    [
      '--fail-on warnings',
      '"--fail-on" takes "error", "warning", "info" or "never", not "warnings"; did you mean "warning"?',
    ],
    ['--show info --quiet', '"--show" and "--quiet" exclude each other'],
    ['--show error', '"--show" takes "info" or "warning", not "error"'],
    ['--fail-on warn', '"--fail-on" takes "error", "warning", "info" or "never", not "warn"; did you mean "warning"?'],
    ['clients cursor roo', '"mcp-lint clients" takes one client, but "roo" is given too'],
    ['-hq', 'there is no option "-q"; "mcp-lint --help" lists them'],
    ['--max-warnings -1', '"--max-warnings" needs a whole number from 0 up, but has "-1"'],
    ['--max-warnings 1.5', '"--max-warnings" needs a whole number from 0 up, but has "1.5"'],
    ['--max-warnings 99999999999', '"--max-warnings" needs a whole number from 0 up, but has "99999999999"'],
    ['--rule transport-missing', '"--rule" needs <id>=<off|info|warning|error|no-fix>, but has "transport-missing"'],
    ['--rule =off', '"--rule" needs <id>=<off|info|warning|error|no-fix>, but has "=off"'],
    ['--rule a=b=c', '"--rule" needs <id>=<off|info|warning|error|no-fix>, but has "a=b=c"'],
    [
      '--rule a=warn',
      '"--rule a" takes "off", "info", "warning", "error" or "no-fix", not "warn"; did you mean "warning"?',
    ],
    [
      '--rule a=eror',
      '"--rule a" takes "off", "info", "warning", "error" or "no-fix", not "eror"; did you mean "error"?',
    ],
    ['--target a,,b', '"--target" has an empty name between its commas'],
    ['--config a.json --no-config', '"--config" and "--no-config" exclude each other'],
    ['--color --no-color', '"--color" and "--no-color" exclude each other'],
    ['--fail-on never --max-warnings 3', '"--fail-on never" and "--max-warnings" exclude each other'],
    ['--stdin-filename a.json b.json', '"--stdin-filename" reads standard input only, but "b.json" is given too'],
    ['rules --target omp', '"mcp-lint rules" has no option "--target"'],
    ['--references db', '"--references" is an option of "mcp-lint servers"'],
    ['servrs --references db', '"--references" is an option of "mcp-lint servers"'],
    ['rules a', '"mcp-lint rules" takes no argument, but "a" is given; a folder of that name is "./rules"'],
    ['explain', '"mcp-lint explain" needs the id of a rule; "mcp-lint rules" lists them'],
    ['explain a b', '"mcp-lint explain" takes one rule, but "b" is given too'],
  ])('%j', async (line, sentence) => {
    await expect(parse(words(line))).rejects.toThrow(new UsageError(sentence));
  });

  test('a hostile option is quoted on one line', async () => {
    await expect(parse(['--a\n\u001b[2J'])).rejects.toThrow(
      new UsageError('there is no option "--a\\n\\u001b[2J"; "mcp-lint --help" lists them'),
    );
  });
});

test('whatever is given, there is a command or a usage error of one line', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      '--format',
      '--rule',
      'a=off',
      '--quiet',
      '--',
      '-',
      '--config',
      '--no-config',
      'rules',
      'explain',
      '-x',
      '--max-warnings',
      '3',
      '__proto__',
      '--constructor=1',
    ),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (argv) => {
      try {
        expect(await parse(argv)).toHaveProperty('name');
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as UsageError).message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }
    }),
    { numRuns: runs(200) },
  );
});
