import { expect, test } from '@jest/globals';
import claude, { pluginToolName } from '../../src/clients/claude-code.ts';

test.each([
  ['github', 'create_issue', 'mcp__github__create_issue'],
  ['my-server', 'get-data', 'mcp__my-server__get-data'],
  ['my.server', 'get.data', 'mcp__my_server__get_data'],
  ['Google Drive', 'search', 'mcp__Google_Drive__search'],
  ['日本', 'umläut', 'mcp______uml_ut'],
])('the tool of %j and %j is offered as %s', (server, tool, name) => {
  expect(claude.toolNames?.name(server, tool)).toBe(name);
});

test('a server of a plugin has the name of the plugin in front', () => {
  expect(pluginToolName('context7', 'context7', 'query-docs')).toBe('mcp__plugin_context7_context7__query-docs');
  const plugin = claude.formats.find(({ id }) => id === 'claude-code-plugin');
  expect(plugin?.toolNames?.name('my.server', 'run')).toBe('mcp__plugin_<plugin>_my_server__run');
});

test('of nine tools four names are left', () => {
  const names = ['my-server', 'my.server', 'my_server'].flatMap((server) =>
    ['get-data', 'get.data', 'get_data'].map((tool) => claude.toolNames?.name(server, tool)),
  );
  expect(new Set(names).size).toBe(4);
});
