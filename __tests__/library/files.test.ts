import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lint as lintInBrowser } from '../../src/browser.ts';
import { isUsageError, lint } from '../../src/index.ts';
import { tree } from '../discover/tree.ts';

const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/api.md'), 'utf8').replaceAll('\r\n', '\n');

const files = {
  '.mcp.json': '{ "mcpServers": { "docs": { "url": "https://docs.acme-data.net/mcp" } } }',
  'a/.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": 5 } } }',
  'a/old/.mcp.json': '{ "mcpServers": { "docs": {} } }',
  'a/.gitignore': 'old\n',
};

describe('files instead of a disk', () => {
  test('as the page shows them', async () => {
    const [, code = '', output = ''] =
      /```js\nimport \{ lint \} from 'mcp-lint';\n(\n?const files =[\s\S]*?)\n\/\/ (.*)\n```/.exec(page) ?? [];
    const printed: string[] = [];
    const AsyncFunction = (async () => {}).constructor as new (
      ...words: string[]
    ) => (...values: unknown[]) => Promise<void>;
    await new AsyncFunction('lint', 'console', code)(lint, { log: (line: string) => printed.push(line) });
    expect(printed).toEqual([output]);
  });

  test('give the report that they give on a disk', async () => {
    const cwd = tree(files);
    const report = await lint({ cwd });
    expect(report.findings.length).toBeGreaterThan(1);
    expect(report.files.map((file) => file.path)).toEqual(['.mcp.json', 'a/.mcp.json']);
    expect(await lint({ files })).toEqual(report);
    expect(await lint({ files: new Map(Object.entries(files)) })).toEqual(report);
    const bytes = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
    expect(await lint({ files: new Map(bytes) })).toEqual(report);
    expect(await lintInBrowser({ files })).toEqual(report);
    expect(await lint({ files, cwd: 'a', paths: ['.mcp.json'] })).toEqual(
      await lint({ cwd: path.join(cwd, 'a'), paths: ['.mcp.json'] }),
    );
  });

  test('are all there is', async () => {
    const here = path.join(import.meta.dirname, '../../package.json');
    await expect(lint({ files, paths: [here] })).rejects.toThrow('does not exist');
    expect(isUsageError(await lint({ files, paths: ['gone'] }).catch((error: unknown) => error))).toBe(true);
    expect(await lint({ files: {}, user: true })).toMatchObject({ files: [], findings: [] });
  });

  test('may have a document laid over them', async () => {
    const document = { path: '.mcp.json', text: '{ "mcpServers": { "docs": { "command": 5 } } }' };
    const { findings } = await lint({ files, document });
    expect(findings.map(({ path: file, rule }) => [file, rule])).toContainEqual(['.mcp.json', 'field-type']);
  });

  test('that are named and too large to tell what they are say so', async () => {
    const large = { 'crush.json': `{ "mcp": { "a": { "command": "${'a'.repeat(33_600_000)}" } } }` };
    await expect(lint({ files: large, paths: ['crush.json'] })).rejects.toThrow(
      '"crush.json": the file has 33,600,037 bytes; at most 33,554,432 are read',
    );
  });
});
