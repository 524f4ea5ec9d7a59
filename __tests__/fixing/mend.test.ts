import { describe, expect, test } from '@jest/globals';
import { diffOf, mend } from '../../src/fixing/index.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { type Files, lintFiles, optionsFor } from '../formats/support.ts';

async function mendFiles(files: Files, options: Partial<LintOptions> = {}, unsafe = false) {
  const safeties = unsafe ? (['safe', 'unsafe'] as const) : (['safe'] as const);
  const { files: changed, report } = await mend(optionsFor(files, options), { safeties, whyShut: () => undefined });
  const texts = Object.fromEntries(changed.map(({ before, after }) => [before.path, after.text]));
  return { texts, changed, report, rules: report.fixed.map(({ rule }) => rule) };
}

const project = (servers: object) => JSON.stringify({ mcpServers: servers });

test('one fix makes room for the next, until nothing is left', async () => {
  const text =
    '{ "mcp": { "docs": { "command": "npx -y docs-mcp", "enviroment": { "PORT": "80", "T": "${env:T}" }, "args": [1] } } }\n';
  const { texts, rules, report } = await mendFiles({ '.mcp.json': text });
  expect(texts).toEqual({
    '.mcp.json':
      '{ "mcpServers": { "docs": { "command": "npx", "env": { "PORT": "80", "T": "${T}" }, "args": ["-y", "docs-mcp", "1"] } } }\n',
  });
  expect(rules.toSorted()).toEqual([
    'command-with-arguments',
    'field-misspelt',
    'field-type',
    'placeholder-syntax',
    'root-key-wrong',
  ]);
  expect(report.findings).toEqual([]);
  expect((await mendFiles({ '.mcp.json': texts['.mcp.json'] ?? '' })).texts).toEqual({});
});

test('what may change the meaning is done when that is asked for', async () => {
  const files = { '.mcp.json': project({ docs: { command: 'docs-mcp', headers: { A: 'b' }, cwd: 'x' } }) };
  expect((await mendFiles(files)).texts).toEqual({});
  expect((await mendFiles(files, {}, true)).texts).toEqual({ '.mcp.json': project({ docs: { command: 'docs-mcp' } }) });
});

describe('what another reader of the file would lose by is not safe', () => {
  const safetyIn = async (files: Files, targets: string[] = []) =>
    [...(await lintFiles(files, { targets })).fixes].map(([{ rule }, { safety }]) => `${rule} ${safety}`);

  test('servers that another client takes from there', async () => {
    const servers = { docs: { command: 'docs-mcp' } };
    expect(await safetyIn({ '.mcp.json': JSON.stringify({ servers }) })).toEqual(['root-key-wrong safe']);
    const both = { servers, inputs: [] };
    expect(await safetyIn({ '.mcp.json': JSON.stringify(both), 'CLAUDE.md': '' })).toEqual(['root-key-wrong unsafe']);
  });

  test('a variable that another client expands as it is written', async () => {
    const codebuff = { '.agents/mcp.json': project({ db: { command: 'x', env: { U: '${U}' } } }), 'knowledge.md': '' };
    expect(await safetyIn(codebuff)).toEqual(['placeholder-syntax safe']);
    const files = { '.mcp.json': project({ db: { command: 'x', env: { U: '${env:U}' } } }) };
    expect(await safetyIn(files)).toEqual(['placeholder-syntax safe']);
  });
});

test('a rule that is switched off mends nothing, and speaks all the same', async () => {
  const files = { '.mcp.json': project({ docs: { url: 'https://docs.example.com/mcp' } }) };
  expect((await lintFiles(files)).fixes.size).toBe(1);
  const config = { 'mcp-lint.json': '{ "fix": { "transport-untyped": "off" } }' };
  for (const report of [
    await lintFiles({ ...files, ...config }),
    await lintFiles(files, { unfixed: new Set(['transport-untyped']) }),
  ]) {
    expect([report.findings.length, report.fixes.size]).toEqual([1, 0]);
  }
  await expect(lintFiles(files, { unfixed: new Set(['transport-untypd']) })).rejects.toThrow('there is no rule');
});

test('what the user has silenced is left alone', async () => {
  const text =
    '{\n  "mcp": {\n    "db": {\n      // mcp-lint-disable-next-line field-type\n      "type": "local", "command": ["x"], "environment": { "P": 1 }\n    }\n  }\n}\n';
  expect((await mendFiles({ 'opencode.json': text })).texts).toEqual({});
});

describe('of keys that stand twice with one value', () => {
  const twice = (first: string, second = first) => `{ "mcpServers": {\n  ${first},\n  ${second}\n} }\n`;
  const levels = async (text: string) =>
    (await lintFiles({ '.mcp.json': text })).findings.map(({ rule, severity }) => `${rule} ${severity}`);

  test.each([
    [
      '"docs": { "url": "https://a.example.com/mcp" }',
      '"docs": { "type": "http", "url": "https://a.example.com/mcp" }',
    ],
    ['"db": { "command": "x", "env": { "P": 1 } }', '"db": { "command": "x", "env": { "P": "1" } }'],
    ['"db": { "command": "npx -y x" }', '"db": { "command": "npx", "args": ["-y", "x"] }'],
    ['"db": { "command": "x", "enviroment": {} }', '"db": { "command": "x", "env": {} }'],
  ])('%s: both are mended', async (before, after) => {
    expect(await levels(twice(before))).toContain('key-duplicate info');
    expect((await mendFiles({ '.mcp.json': twice(before) })).texts).toEqual({ '.mcp.json': twice(after) });
    expect(await levels(twice(after))).toEqual(['key-duplicate info']);
  });

  test('all three are, and what stands twice in them', async () => {
    const server = (port: string) => `"db": { "command": "x", "env": { "P": ${port}, "P": ${port} } }`;
    const text = (port: string) => twice(server(port), `${server(port)},\n  ${server(port)}`);
    expect((await mendFiles({ '.mcp.json': text('1') })).texts).toEqual({ '.mcp.json': text('"1"') });
  });

  test('whose key is wrong, too', async () => {
    const server = (key: string) => `"db": { "command": "x", "${key}": {}, "${key}": {} }`;
    const text = (key: string) => `{ "mcpServers": { ${server(key)} } }\n`;
    expect((await mendFiles({ '.mcp.json': text('enviroment') })).texts).toEqual({ '.mcp.json': text('env') });
  });

  test('but written otherwise, nothing inside is safely mended', async () => {
    const text = twice('"db": { "command": "x", "env": { "P": 1 } }', '"db": { "command": "x", "env": {"P":1} }');
    const { texts, report } = await mendFiles({ '.mcp.json': text });
    expect([texts, [...report.fixes.values()].map(({ safety }) => safety)]).toEqual([{}, ['unsafe']]);
  });

  test('of very many, none is safely mended', async () => {
    const text = (times: number) =>
      `{ "mcpServers": { ${'"a": { "command": "x", "env": { "P": 1 } }, '.repeat(times)} "b": { "command": "x" } } }`;
    const safeties = async (times: number) =>
      [...(await lintFiles({ '.mcp.json': text(times) })).fixes.values()].map(({ safety }) => safety);
    expect([await safeties(201), await safeties(202)]).toEqual([['safe'], ['unsafe']]);
  });

  test('what stands beside them is mended', async () => {
    const text = (port: string) =>
      twice('"a": { "command": "x" }', `"a": {"command":"x"},\n  "b": { "command": "x", "env": { "P": ${port} } }`);
    expect((await mendFiles({ '.mcp.json': text('1') })).texts).toEqual({ '.mcp.json': text('"1"') });
  });
});

test.each([
  ["db: { command: 'x', enviroment: {} }", "db: { command: 'x', env: {} }"],
  ["'db': { 'command': 'x', 'enviroment': {} }", "'db': { 'command': 'x', 'env': {} }"],
  ['db: { command: \'x\', "enviroment": {} }', 'db: { command: \'x\', "env": {} }'],
  ["db: { command: 'x', args: 'y z' }", "db: { command: 'x', args: ['y', 'z'] }"],
  ["db: { command: 'x', type: 'http' }", "db: { command: 'x', type: 'stdio' }"],
  ["db: { command: 'x', env: { A: 'it\\'s ${env:B}' } }", "db: { command: 'x', env: { A: 'it\\'s ${B}' } }"],
  ['db: { command: "x", args: "y" }', 'db: { command: "x", args: ["y"] }'],
])('in JSON5, quotes stay what they are: %s', async (before, after) => {
  const files = (server: string) => ({ 'openclaw.json': `{\n  // ours\n  mcp: { servers: { ${server}, }, },\n}\n` });
  expect((await mendFiles(files(before))).texts).toEqual(files(after));
  expect((await mendFiles(files(after))).texts).toEqual({});
});

describe('a secret', () => {
  const key = ['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-');
  const files = {
    '.mcp.json': `{\n  "mcpServers": { "exa": { "command": "exa-mcp", "env": { "EXA_API_KEY": "${key}" } } }\n}\n`,
  };

  test('gives way to a variable, and no diff shows it', async () => {
    const { changed, texts, report } = await mendFiles(files, {}, true);
    expect(texts['.mcp.json']).toBe(files['.mcp.json'].replace(key, '${EXA_API_KEY}'));
    const shown = diffOf(changed, { pathOf: (path) => path, isForPrograms: false });
    expect(shown.text).toContain(
      '+  "mcpServers": { "exa": { "command": "exa-mcp", "env": { "EXA_API_KEY": "${EXA_API_KEY}" } } }',
    );
    const applied = diffOf(changed, { pathOf: (path) => path, isForPrograms: true });
    expect(applied).toEqual({ text: '', leftOut: 1 });
    for (const output of [shown.text, applied.text, JSON.stringify(report.fixed)])
      expect(output).not.toContain(key.slice(0, 6));
  });

  test('is in no part that a program is to apply, nor beside one', async () => {
    const near = { '.mcp.json': files['.mcp.json'].replace('"mcpServers": {', '"servers":\n  {') };
    const { changed } = await mendFiles(near);
    const { text, leftOut } = diffOf(changed, { pathOf: (path) => path, isForPrograms: true });
    expect([text, leftOut]).toEqual(['', 1]);
  });
});

test('a diff has the lines around, and the numbers of both', async () => {
  const servers = Object.fromEntries(Array.from('abcdefghij', (name) => [name, { command: `${name}-mcp` }]));
  const before = JSON.stringify({ mcpServers: { ...servers, k: { command: 'k', env: { A: 1 } } } }, null, 1);
  const { changed } = await mendFiles({ 'my files/.mcp.json': before.replace('"a-mcp"', '"npx -y a"') });
  expect(diffOf(changed, { pathOf: (path) => path, isForPrograms: true }).text).toBe(
    [
      '--- a/my files/.mcp.json\t',
      '+++ b/my files/.mcp.json\t',
      '@@ -1,7 +1,8 @@',
      ' {',
      '  "mcpServers": {',
      '   "a": {',
      '-   "command": "npx -y a"',
      '+   "command": "npx",',
      '+   "args": ["-y", "a"]',
      '   },',
      '   "b": {',
      '    "command": "b-mcp"',
      '@@ -33,7 +34,7 @@',
      '   "k": {',
      '    "command": "k",',
      '    "env": {',
      '-    "A": 1',
      '+    "A": "1"',
      '    }',
      '   }',
      '  }',
      '',
    ].join('\n'),
  );
});

test('a text that ends behind a bracket has lost more than what closes it', async () => {
  const unsafely = async (text: string) => (await mendFiles({ '.cursor/mcp.json': text }, {}, true)).texts;
  expect(await unsafely('{ "mcpServers": { "docs": { "command": "x" }\n')).toEqual({
    '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "x" }}}\n',
  });
  expect(await unsafely('{ "mcpServers": { "docs": {\n')).toEqual({});
});

describe('in a file that two clients read under different names', () => {
  const files = (headers: string) => ({
    '.codex-plugin/plugin.json': '{ "name": "docs", "version": "1.0.0" }\n',
    '.mcp.json': `{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", ${headers} } } }\n`,
  });
  const rulesOf = async (headers: string) => (await lintFiles(files(headers))).findings.map(({ rule }) => rule);

  test('each gets its own field, and then nothing is wrong', async () => {
    const both = '"headers": { "X-Team": "a" }, "http_headers": { "X-Team": "a" }';
    expect((await mendFiles(files('"headers": { "X-Team": "a" }'))).texts).toEqual({
      '.mcp.json': files(both)['.mcp.json'],
    });
    expect(await rulesOf(both)).toEqual([]);
  });

  test('but no secret is written twice, and no variable that one of them takes for text', async () => {
    const token = ['ghp', 'Zk3mQ9xT7vB2nL5wR8cY1pF4hJ6gD0sAeUiO'].join('_');
    for (const value of [`Bearer ${token}`, 'Bearer ${TOKEN}']) {
      const headers = `"headers": { "Authorization": "${value}" }`;
      expect(await rulesOf(headers)).toContain('field-other-client');
      expect((await mendFiles(files(headers))).texts).toEqual({});
    }
  });
});

test('what is said twice of one place is mended twice', async () => {
  const files = (commas: string) => ({
    '.mcp.json': `{ "mcpServers": { "a": { "command": "a" }${commas} "b": { "command": "b" } } }\n`,
  });
  expect((await mendFiles(files(',,,,'))).texts).toEqual(files(','));
});
