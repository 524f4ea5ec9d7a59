import fs from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { lint as lintInBrowser, open as openInBrowser } from '../../src/browser.ts';
import { isUsageError, lint, open } from '../../src/index.ts';
import { tree } from '../tree.ts';

const page = fs.readFileSync(path.join(import.meta.dirname, '../../docs/api.md'), 'utf8').replaceAll('\r\n', '\n');

const files = {
  '.mcp.json': '{ "mcpServers": { "docs": { "url": "https://docs.acme-data.net/mcp" } } }',
  'a/.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": 5 } } }',
  'a/old/.mcp.json': '{ "mcpServers": { "docs": {} } }',
  'a/.gitignore': 'old\n',
};

describe('files instead of a disk', () => {
  test.each(['Without a disk', 'Again and again'])('as the page shows them: %s', async (title) => {
    const section = page.slice(page.indexOf(`## ${title}\n`));
    const [, code = '', output = ''] =
      /```js\nimport \{ \w+ \} from 'mcp-lint';\n([\s\S]*?)\n((?:\/\/ .*\n)+)```/.exec(section) ?? [];
    const printed: string[] = [];
    const AsyncFunction = (async () => {}).constructor as new (
      ...words: string[]
    ) => (...values: unknown[]) => Promise<void>;
    const log = (line: unknown) => printed.push(`// ${typeof line === 'string' ? line : inspect(line)}\n`);
    await new AsyncFunction('lint', 'open', 'console', code)(lint, open, { log });
    expect(printed.join('')).toEqual(output);
    expect(printed).not.toEqual([]);
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

  test.each(['plugin', 'plugin/.claude-plugin/plugin.json'])(
    'outside of the working directory are known: %s',
    async (named) => {
      const cwd = tree({
        'here/': '',
        'plugin/.claude-plugin/plugin.json': '{ "name": "work", "mcpServers": "./servers.json" }',
        'plugin/servers.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }',
      });
      const report = await lint({ cwd: path.join(cwd, 'here'), paths: [`../${named}`], config: false });
      expect(report.files.length).toBeGreaterThan(0);
      expect(report.findings).toEqual([]);
      fs.rmSync(path.join(cwd, 'plugin/servers.json'));
      const { findings } = await lint({ cwd: path.join(cwd, 'here'), paths: [`../${named}`], config: false });
      expect(findings.map(({ rule }) => rule)).toEqual(['server-file-missing']);
    },
  );

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

describe('a session', () => {
  const broken = '{ "mcpServers": { "docs": { "command": 5 } } }';

  test('gives at each time what a fresh run gives', async () => {
    for (const opened of [open({ files }), openInBrowser({ files })]) {
      const now: Record<string, string> = { ...files };
      expect(await opened.lint()).toEqual(await lint({ files }));
      for (const [name, text] of [
        ['.mcp.json', broken],
        ['b/.mcp.json', broken],
        ['a/.gitignore', undefined],
        ['mcp-lint.json', '{ "ignore": ["b"] }'],
        ['.mcp.json', undefined],
        ['mcp-lint.json', '{ "baseline": "known.json" }'],
        ['mcp-lint.json', undefined],
      ] as const) {
        if (text === undefined) delete now[name];
        else now[name] = text;
        opened.change(name, text);
        expect(await opened.lint().catch(String)).toEqual(await lint({ files: now }).catch(String));
      }
    }
  });

  test('takes what another program wrote to the disk', async () => {
    const cwd = tree(files);
    const opened = open({ cwd });
    await opened.lint();
    opened.change('.mcp.json', broken);
    const held = await opened.lint();
    expect(held.findings.map(({ rule }) => rule)).toContain('field-type');
    fs.writeFileSync(path.join(cwd, '.mcp.json'), '{');
    fs.mkdirSync(path.join(cwd, 'c/d'), { recursive: true });
    fs.writeFileSync(path.join(cwd, 'c/d/.mcp.json'), broken);
    fs.rmSync(path.join(cwd, 'a/.mcp.json'));
    for (const name of ['.mcp.json', 'c/d/.mcp.json', 'a/.mcp.json']) opened.change(name, undefined);
    const after = await opened.lint();
    expect(after).toEqual(await lint({ cwd }));
    expect(after.files.map((file) => file.path)).toEqual(['.mcp.json', 'c/d/.mcp.json']);
  });

  test('answers runs that are asked for at once in their order, each with the changes made before', async () => {
    const opened = open({ files: { '.mcp.json': '{}' } });
    const first = opened.lint();
    opened.change('.mcp.json', broken);
    const second = opened.lint();
    opened.change('.mcp.json', '{}');
    const third = opened.lint();
    const rules = async (run: typeof first) => (await run).findings.map(({ rule }) => rule);
    expect(await rules(first)).toEqual(await rules(third));
    expect(await rules(second)).toContain('field-type');
  });

  test('goes on after a configuration that was not in order', async () => {
    const opened = open({ files: { '.mcp.json': broken, 'mcp-lint.json': '{' } });
    await expect(opened.lint()).rejects.toThrow('mcp-lint.json');
    opened.change('mcp-lint.json', '{}');
    expect((await opened.lint()).findings).not.toEqual([]);
  });

  test('sees a baseline that changes', async () => {
    const opened = open({
      files: { '.mcp.json': broken, 'known.json': '{ "version": 1, "findings": [] }' },
      baseline: 'known.json',
    });
    expect((await opened.lint()).findings).not.toEqual([]);
    opened.change('known.json', '[');
    await expect(opened.lint()).rejects.toThrow('known.json');
  });
});
