import { expect, test } from '@jest/globals';
import goose from '../../src/clients/goose.ts';
import { lintFiles } from '../formats/support.ts';

test.each([
  ['github', 'create_issue', 'github__create_issue'],
  ['My Server', 'do/thing', 'myserver__do/thing'],
  ['my.special-server', 'tool.b', 'my_special-server__tool.b'],
  ['a.b', 'c', 'a_b__c'],
  ['a_b', 'c', 'a_b__c'],
  ['GitHub', 'x', 'github__x'],
  ['github', 'x', 'github__x'],
])('the tool of %j and %j', (server, tool, name) => {
  expect(goose.toolNames?.name?.(server, tool)).toBe(name);
});

test('an extension is called by its name, and by its key where it has none', async () => {
  const file = '.config/goose/config.yaml';
  const entry = (name: string) => `    enabled: true\n    type: stdio\n    cmd: docs-mcp\n    args: []\n${name}`;
  const report = await lintFiles({
    [file]: `extensions:\n  first:\n${entry('    name: My Docs\n')}  mydocs:\n${entry('')}`,
  });
  const found = report.findings.filter(({ rule }) => rule === 'server-name-collision').map(({ message }) => message);
  expect(found).toEqual(['goose calls server "mydocs" and "My Docs" alike, "mydocs__…"; it refuses the whole file']);
});
