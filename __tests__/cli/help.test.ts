import { describe, expect, test } from '@jest/globals';
import { common, readCommandLine, renderHelp } from '../../src/cli/index.ts';
import { commands } from '../../src/commands/index.ts';
import { reportFormats } from '../../src/report/index.ts';

const all = await Promise.all(commands.map(async ({ load }) => (await load()).default));
const values: Readonly<Record<string, string>> = { 'max-warnings': '1', rule: 'a=off' };

test('the help shows commands, options and exit codes', () => {
  const lines = renderHelp(all, 'lint').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '  mcp-lint [path…]                lint files or folders (default: .)',
      `  --format ${reportFormats.join('|')}`,
      '                                  how to write the report (default: text)',
      '  --rule <id>=<off|info|warning|error|no-fix>',
      '                                  set the severity of a rule, or leave its findings unmended; may be repeated',
      '  1  findings as severe as --fail-on, or more warnings than --max-warnings',
    ]),
  );
  for (const { id, summary } of all) {
    if (id !== 'lint')
      expect(lines.join('\n')).toMatch(new RegExp(`^  mcp-lint ${id}\\b.*\\s${escaped(summary)}$`, 'm'));
  }
});

describe.each(all.map((command) => [command.id, command] as const))('%s', (id, { options }) => {
  const text = renderHelp(all, id);

  test('its help explains all its options, and no other ones', () => {
    expect([...text.matchAll(/^ {2}--([a-zA-Z-]+)/gm)].map(([, name]) => name)).toEqual(
      [...options, ...common].map(({ name }) => name),
    );
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });

  test('every option of its help is understood', () => {
    for (const { name, value } of options) {
      const words = value === undefined ? [`--${name}`] : [`--${name}`, values[name] ?? value.split('|')[0] ?? ''];
      expect(readCommandLine(id === 'lint' ? words : [id, ...words], commands).has(name)).toBe(true);
    }
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
