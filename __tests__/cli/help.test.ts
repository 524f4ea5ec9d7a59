import { expect, test } from '@jest/globals';
import { parseArguments, renderHelp } from '../../src/cli/index.ts';
import { options } from '../../src/cli/options.ts';

test('the help shows commands, options and exit codes', () => {
  const lines = renderHelp().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  mcp-lint [path…]                lint files or folders (default: .)',
      '  --format text|json|sarif|github|markdown|junit',
      '                                  how to write the report (default: text)',
      '  --rule <id>=<off|info|warning|error>',
      '                                  set the severity of a rule; may be repeated',
      '  1  findings',
    ]),
  );
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});

test('every option of the help is understood, and every option is in the help', () => {
  const listed = [...renderHelp().matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name]) => name);
  expect(listed).toEqual(options.map(({ name }) => name));
  const values: Record<string, string> = { format: 'json', rule: 'a=off', 'fail-on': 'info', 'max-warnings': '1' };
  for (const { name, value, commands } of options) {
    const argv = value === undefined ? [`--${name}`] : [`--${name}`, values[name] ?? 'x'];
    if (commands[0] !== 'lint') argv.unshift(commands[0] ?? '');
    if (name === 'update-baseline') argv.push('--baseline', 'x');
    expect(() => parseArguments(argv)).not.toThrow();
  }
});
