import { expect, test } from '@jest/globals';
import { parseArguments, renderHelp, subcommands } from '../../src/cli/index.ts';
import { options } from '../../src/cli/options.ts';

test('the help shows commands, options and exit codes', () => {
  const lines = renderHelp().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  mcp-lint [path…]                lint files or folders (default: .)',
      '  --format text|json|sarif|github|markdown|junit',
      '                                  how to write the report (default: text)',
      '  --rule <id>=<off|info|warning|error|no-fix>',
      '                                  set the severity of a rule, or leave its findings unmended; may be repeated',
      '  1  findings as severe as --fail-on, or more warnings than --max-warnings',
    ]),
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});

test('every option of the help is understood, and every option is in the help', () => {
  const listed = [...renderHelp().matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);
  expect(listed).toEqual(options.map(({ name }) => name));
  const values: Record<string, string> = {
    format: 'json',
    rule: 'a=off',
    'fail-on': 'info',
    'max-warnings': '1',
    show: 'info',
  };
  for (const { name, value, commands } of options) {
    const argv = value === undefined ? [`--${name}`] : [`--${name}`, values[name] ?? 'x'];
    if (commands[0] !== 'lint') argv.unshift(commands[0] ?? '');
    if (name === 'update-baseline') argv.push('--baseline', 'x');
    if (name === 'unsafe-fixes') argv.push('--fix');
    expect(() => parseArguments(argv)).not.toThrow();
  }
});

test.each(subcommands)('the help of "%s" explains all its options, and no other ones', (command) => {
  const text = renderHelp(command);
  expect(text).toMatch(new RegExp(`^mcp-lint ${command}(?: [^:]+)?: \\S`));
  expect([...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name)).toEqual(
    options.filter(({ commands }) => commands.includes(command)).map(({ name }) => name),
  );
  expect(text).not.toMatch(/as above/);
});

test('an option stands under the command that has it, and what a command shares is named', () => {
  const lines = renderHelp().split('\n');
  const section = (title: string) => {
    const start = lines.indexOf(title);
    return start < 0 ? [] : lines.slice(start + 1, lines.indexOf('', start));
  };
  expect(section('Options:').join('\n')).not.toMatch(/--references|--yes/);
  expect(section('Options of "mcp-lint servers":')).toEqual([
    '  --references <server>           list what mentions this server, to be looked at before it is removed',
    '  as above: --format text|json|markdown, --as, --config, --no-config, --user, --color, --no-color',
  ]);
  expect(section('Options of "mcp-lint init":')).toHaveLength(1);
  expect(section('Options of "mcp-lint rules", "explain" and "clients":')).toEqual([
    '  as above: --format text|json, --color, --no-color',
  ]);
});
