import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readSchemas } from '../../src/cli/catalog.ts';
import { loadClient, registry } from '../../src/clients/index.ts';
import { about } from '../../src/version.generated.ts';
import { repository } from '../e2e/support.ts';
import { fixturesOf, formats as known } from '../formats/fixtures.ts';
import { editorWith } from './editor.ts';

const inJson = readSchemas().filter(({ language }) => language === 'json');
const clients = await Promise.all([...new Set(registry().map(({ client }) => client))].map(loadClient));
const formats = clients.flatMap(({ formats }) => formats);

/** Of the fixtures of a schema's formats. */
function fixturesFor(schema: string) {
  const own = formats.filter((format) => (format.schema ?? format.id) === schema && format.syntax.language === 'json');
  return own.flatMap(({ id }) => (known.includes(id) ? fixturesOf(id) : []));
}

describe.each(inJson.map(({ schema }) => schema))('%s, in an editor,', (schema) => {
  test('is loaded with all that it refers to, and objects to nothing that is fine', async () => {
    const { squiggles, asked } = editorWith(schema);
    expect((await squiggles('{}')).filter(({ message }) => !message.startsWith('Missing property'))).toEqual([]);
    for (const { folder, name, text } of fixturesFor(schema)) {
      // No editor reads JSON5, and one that is told another schema takes that one.
      if (folder !== 'valid' || /^json5|schema-missing$/.test(name)) continue;
      expect([name, await squiggles(text.toString('utf8'))]).toEqual([name, []]);
    }
    expect(asked).toContain(`${about.schemas}${schema}.schema.json`);
  });

  test('marks the lines of what it objects to', async () => {
    const { squiggles } = editorWith(schema);
    for (const { folder, name, text, expected = [] } of fixturesFor(schema)) {
      if (folder !== 'invalid') continue;
      const lines = expected.flatMap((line) => /^(\d+):.* error field-(?:type|value) /.exec(line)?.[1] ?? []);
      if (lines.length === 0) continue;
      const marked = (await squiggles(text.toString('utf8'))).map(({ line }) => String(line));
      expect([name, lines.filter((line) => !marked.includes(line))]).toEqual([name, []]);
    }
  });
});

describe('an editor', () => {
  const text = '{\n  "mcpServers": {\n    "docs": {\n      "command": 5,\n      "args": []\n    }\n  }\n}\n';

  test('says what a field is, and where a value is none', async () => {
    const { hover, squiggles } = editorWith('cursor');
    expect(await hover(text, '"command"')).toContain('The program to start');
    expect(await hover(text, '"args"')).toContain('Arguments, one string each');
    expect(await hover(text, '"mcpServers"')).toContain('Server name to server');
    expect(await squiggles(text)).toEqual([{ at: '4:18', line: 4, message: expect.stringContaining('string') }]);
  });

  test('follows a schema to those that it shares, with their defaults', async () => {
    const { hover, completions, asked } = editorWith('claude-code-project');
    const written = '{ "mcpServers": { "docs": { "type": "http", "url": "https://x.example", "timeout": 5 } } }';
    expect(await hover(written, '"timeout"')).toContain('milliseconds');
    expect(asked).toContain(`${about.schemas}claude-code-server.schema.json`);
    expect(await completions('{ "mcpServers": { "docs": { "command": | } } }')).toEqual(
      expect.arrayContaining(['"npx"', '"uvx"', '"node"']),
    );
    expect(await completions('{ "mcpServers": { "docs": { "type": | } } }')).toEqual(
      expect.arrayContaining(['"stdio"', '"http"', '"sse"', '"ws"']),
    );
  });

  test('knows the configuration of mcp-lint', async () => {
    const { hover, squiggles } = editorWith('mcp-lint');
    expect(await hover('{ "targets": [] }', '"targets"')).toContain('lients');
    expect(await squiggles('{ "targets": "vscode" }')).toMatchObject([{ at: '1:14' }]);
    expect(JSON.parse(readFileSync(join(repository, 'schemas/mcp-lint.schema.json'), 'utf8')).$id).toBe(
      `${about.schemas}mcp-lint.schema.json`,
    );
  });
});
