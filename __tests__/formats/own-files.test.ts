import { describe, expect, test } from '@jest/globals';
import { lintFiles } from './support.ts';

const servers = { docs: { command: 'docs-mcp' } };

/** Paths that are nobody else's, each with a text in which all servers are lost. */
const own: readonly (readonly [string, string])[] = [
  ['.gemini/settings.json', JSON.stringify(servers)],
  ['.qwen/settings.json', JSON.stringify(servers)],
  ['.amp/settings.json', JSON.stringify(servers)],
  ['.augment/settings.json', JSON.stringify(servers)],
  ['kilo.json', JSON.stringify({ docs: { type: 'local', command: ['docs-mcp'] } })],
  ['.continue/config.yaml', 'name: work\nversion: 0.0.1\nservers:\n  - name: docs\n    command: docs-mcp\n'],
  ['.continue/config.yaml', 'name: work\nversion: 0.0.1\nmcpservers:\n  - name: docs\n    command: docs-mcp\n'],
];

describe("a client's own file", () => {
  test.each(own)('%s without the root key loses its servers', async (path, text) => {
    for (const paths of [['.'], [path]]) {
      const { findings } = await lintFiles({ [path]: text }, { paths });
      expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
        expect.stringMatching(/^error root-(?:shape|key-wrong)$/),
      ]);
    }
  });

  test.each(own)('%s that has no servers is one all the same when it is named', async (path) => {
    const texts = path.endsWith('.yaml') ? ['name: work\nversion: 0.0.1\n'] : ['{}', '{ "theme": "dark" }'];
    for (const text of texts) {
      const { files, findings } = await lintFiles({ [path]: text }, { paths: [path] });
      expect([text, files.length, findings]).toEqual([text, 1, []]);
    }
  });

  test('is passed over in a folder where it has nothing to do with MCP', async () => {
    const { files } = await lintFiles({
      '.gemini/settings.json': '{ "theme": "dark", "general": { "vimMode": true } }',
    });
    expect(files).toEqual([]);
  });
});
