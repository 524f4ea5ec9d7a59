import { expect, test } from '@jest/globals';
import zed from '../../src/clients/zed.ts';
import { lintFiles } from '../formats/support.ts';

test.each([
  ['docs', 'search', 'search'],
  ['docs', 'get data', 'get_data'],
  ['docs', '', 'tool'],
  ['docs', 'a'.repeat(65), 'a'.repeat(64)],
])('the tool of %s, %s, is offered as %s', (server, tool, expected) => {
  expect(zed.toolNames?.name?.(server, tool)).toBe(expected);
});

test('settings without servers are left alone', async () => {
  const report = await lintFiles({ '.zed/settings.json': '{ "tab_size": 2, "lsp": { "rust": { "command": 5 } } }' });
  expect(report.files).toEqual([]);
});

const together = (...tools: [string, string][]) =>
  zed.toolNames?.names?.(tools.map(([server, tool]) => ({ server, tool })));

test('tools of several servers get the name of theirs in front', () => {
  expect(together(['xxx', 'echo'], ['yyy', 'echo'], ['Azure DevOps', 'echo'], ['yyy', 'find'])).toEqual([
    'xxx_echo',
    'yyy_echo',
    'azure_dev_ops_echo',
    'find',
  ]);
});

test('the name of the server is cut to the room there is', () => {
  const [first, second] = ['a'.repeat(62), 'a'.repeat(63)];
  expect(together(['yyy', first], ['zzz', first])).toEqual([`y_${first}`, `z_${first}`]);
  expect(together(['yyy', second], ['zzz', second])).toEqual([second, second]);
});
