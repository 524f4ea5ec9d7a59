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
