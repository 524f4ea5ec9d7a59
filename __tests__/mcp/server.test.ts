import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { profiles } from '../../src/clients/index.ts';
import { memory } from '../../src/files/index.ts';
import { lint } from '../../src/lint.ts';
import { described, tools } from '../../src/mcp/index.ts';
import { clean, faulty, repository } from '../e2e/support.ts';
import { put, tree } from '../tree.ts';
import { type Answer, connected } from './client.ts';

let open: Awaited<ReturnType<typeof connected>>[] = [];
afterEach(async () => {
  await Promise.all(open.map(({ close }) => close()));
  open = [];
});

async function server(folders: readonly string[], roots?: () => readonly string[]) {
  const one = await connected(folders, roots);
  open.push(one);
  return one;
}

interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
}

function findingsOf({ isError, structuredContent }: Answer): readonly Finding[] {
  expect(isError).toBeUndefined();
  return structuredContent?.findings as Finding[];
}

function pathsOf(answer: Answer): string[] {
  return findingsOf(answer).map(({ path }) => path);
}

/** What is said in place of an answer. */
function refusalOf({ isError, content }: Answer): string {
  expect(isError).toBe(true);
  return content.map(({ text }) => text).join('');
}

describe('the tools', () => {
  test('are announced as such that change nothing', async () => {
    const { tools, client } = await server([tree()]);
    expect(tools.map(({ name }) => name)).toEqual(['lint', 'explain', 'clients', 'convert', 'losses']);
    for (const { annotations } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
    }
    expect(client.getInstructions()).toContain('"lint"');
  });

  test('lint answers with findings, the worst first, as text and as an object', async () => {
    const folder = tree({ '.mcp.json': faulty.warning, 'a/.mcp.json': faulty.error, 'b/.mcp.json': clean });
    const answer = await (await server([folder])).call('lint');
    expect(findingsOf(answer)).toMatchObject([
      { rule: 'transport-untyped', severity: 'error', path: 'a/.mcp.json', line: 1, column: 24, fixable: true },
      { rule: 'enabled-conflict', severity: 'warning', path: '.mcp.json', line: 1, column: 35 },
    ]);
    expect(answer.structuredContent).toMatchObject({ omitted: 0, files: 3 });
    expect(JSON.parse(answer.content[0]?.text ?? '')).toEqual(answer.structuredContent);
  });

  test('lint takes paths, targets, and a text as if it lay somewhere', async () => {
    const folder = tree({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.warning });
    const { call } = await server([folder]);
    expect(pathsOf(await call('lint', { paths: ['a'] }))).toEqual(['a/.mcp.json']);
    expect(pathsOf(await call('lint', { paths: [join(folder, '.mcp.json')] }))).toEqual(['.mcp.json']);
    const text = await call('lint', { text: faulty.error, filename: '.cursor/mcp.json', targets: ['vscode'] });
    expect(text.isError).toBeUndefined();
    expect(text.structuredContent).toMatchObject({ files: 1 });
    const same = await call('lint', { text: faulty.error, filename: 'b/.mcp.json' });
    expect(findingsOf(same)).toMatchObject([{ rule: 'transport-untyped', path: 'b/.mcp.json' }]);
  });

  test('lint counts what is too much for one answer', async () => {
    const folder = tree(Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`${n}/.mcp.json`, faulty.error])));
    const answer = await (await server([folder])).call('lint');
    expect(findingsOf(answer).length).toBe(100);
    expect(answer.structuredContent?.omitted).toBeGreaterThanOrEqual(50);
  });

  test('explain answers of a rule, clients of one and of all', async () => {
    const { call } = await server([tree()]);
    const { structuredContent: rule } = await call('explain', { rule: 'transport-untyped' });
    expect(rule).toMatchObject({ id: 'transport-untyped', severity: 'error', examples: expect.any(Array) });
    const ids = async (given?: Record<string, unknown>) => {
      const { structuredContent = {} } = await call('clients', given);
      return (structuredContent.clients as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids({ client: 'claude-code-project' })).toEqual(['claude-code']);
    expect(await ids()).toContain('vscode');
    expect(refusalOf(await call('explain', { rule: 'transport-untypd' }))).toBe(
      'there is no rule "transport-untypd"; did you mean "transport-untyped"?',
    );
    expect(refusalOf(await call('clients', { client: 'zzz' }))).toBe('there is no client "zzz"');
  });

  test('convert answers with the file of another client, and with what it loses', async () => {
    const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
    const servers = { docs: { command: 'docs-mcp', env: { TOKEN: secret }, timeout: 5000 } };
    const folder = tree({ '.mcp.json': JSON.stringify({ mcpServers: servers }), 'a/.mcp.json': clean });
    const { call } = await server([folder]);
    const { structuredContent: answer } = await call('convert', { paths: ['.mcp.json'], to: 'vscode' });
    expect(answer).toMatchObject({
      outputs: [{ client: 'vscode', path: '.vscode/mcp.json', servers: ['docs'] }],
      lossy: true,
      findings: expect.arrayContaining([expect.objectContaining({ path: '.mcp.json', line: 1 })]),
    });
    expect(JSON.stringify(answer)).not.toContain('aB3dE5');
    const { structuredContent: text } = await call('convert', {
      text: clean,
      filename: '.cursor/mcp.json',
      to: 'vscode, opencode',
    });
    expect(text).toMatchObject({ outputs: [{ client: 'vscode' }, { client: 'opencode' }], lossy: false });
    expect(refusalOf(await call('convert', { paths: ['a'], to: 'zzz' }))).toContain('there is no client "zzz"');
    expect(refusalOf(await call('convert', { paths: ['..'], to: 'vscode' }))).toContain('lies outside of the folders');
    const several = await server([folder, tree({ '.mcp.json': clean })]);
    expect(refusalOf(await several.call('convert', { to: 'vscode' }))).toContain('name the files of one in "paths"');
    expect(refusalOf(await call('convert', { paths: ['a'] }))).toBe('the tool "convert" needs the argument "to"');
  });

  test('losses answers what becomes of each server in each client', async () => {
    const servers = { docs: { command: 'docs-mcp', timeout: 5000 }, plain: { command: 'plain-mcp' } };
    const folder = tree({ '.mcp.json': JSON.stringify({ mcpServers: servers }) });
    const { call } = await server([folder]);
    const { structuredContent: answer } = await call('losses', { targets: ['cursor', 'claude-code'] });
    expect(answer?.servers).toEqual([
      {
        server: 'docs',
        path: '.mcp.json',
        line: 1,
        clients: [
          {
            client: 'cursor',
            state: expect.stringMatching(/^(?:lost|changed)$/),
            why: [expect.stringContaining('timeout')],
          },
          { client: 'claude-code', state: 'kept', why: [] },
        ],
      },
      expect.objectContaining({
        server: 'plain',
        clients: [expect.objectContaining({ state: 'kept' }), expect.anything()],
      }),
    ]);
    expect(refusalOf(await call('losses', { targets: ['zzz'] }))).toContain('there is no client "zzz"');
    expect(refusalOf(await call('losses', { paths: ['/etc'] }))).toContain('lies outside of the folders');
  });

  test.each([
    ['lint', { path: '.' }, 'the tool "lint" has no argument "path"; did you mean "paths"?'],
    ['lint', { paths: '.' }, 'the argument "paths" is a list of texts'],
    ['lint', { paths: [5] }, 'the argument "paths" is a list of texts'],
    ['lint', { text: '{}' }, '"text" needs "filename", by which its client is known'],
    ['lint', { filename: 'a' }, '"filename" is for "text"; files are named in "paths"'],
    ['lint', { text: '{}', filename: 'a', paths: [] }, '"paths" and "text" exclude each other'],
    ['lint', { targets: ['zzz'] }, 'there is no client "zzz"; "mcp-lint clients" lists them'],
    ['lint', { paths: ['gone'] }, /"gone" does not exist|".*gone" does not exist/],
    ['explain', {}, 'the tool "explain" needs the argument "rule"'],
    ['explain', { rule: 5 }, 'the argument "rule" is a text'],
    ['frobnicate', {}, 'there is no tool "frobnicate"'],
    ['constructor', {}, 'there is no tool "constructor"'],
  ])('%s of %j is refused with a sentence', async (name, given, sentence) => {
    const { call } = await server([tree()]);
    const refusal = refusalOf(await call(name, given));
    if (typeof sentence === 'string') expect(refusal).toBe(sentence);
    else expect(refusal).toMatch(sentence);
  });
});

describe('what lies outside', () => {
  const outside = (path: string) => `"${path}" lies outside of the folders that this server reads`;

  test('is not read, whatever names it', async () => {
    const base = tree({ 'in/.mcp.json': clean, 'out/.mcp.json': faulty.error, 'in/a/': '' });
    symlinkSync('../out', join(base, 'in/link'));
    symlinkSync('../../out/.mcp.json', join(base, 'in/a/.mcp.json'));
    put(base, 'in/.git/config', '[remote "o"]\nurl = https://x.example\n');
    const { call } = await server([join(base, 'in')]);
    const ways = ['../out', '../out/.mcp.json', join(base, 'out/.mcp.json'), '/etc/passwd', 'link', 'link/.mcp.json'];
    const others = [
      'a/../../out/.mcp.json',
      'a/.mcp.json',
      '.git/config',
      '../nothing',
      '~/.claude.json/..',
      'a\0b',
      '',
    ];
    for (const path of [...ways, ...others]) {
      const refusal = refusalOf(await call('lint', { paths: [path] }));
      expect([path, refusal]).toEqual([path, expect.stringMatching(/lies outside of the folders|does not exist/)]);
      const document = await call('lint', { text: faulty.error, filename: path });
      if (!path.startsWith('~')) expect(refusalOf(document)).toContain('lies outside of the folders');
    }
    expect(refusalOf(await call('lint', { paths: ['link/.mcp.json'] }))).toBe(outside('link/.mcp.json'));
    expect(refusalOf(await call('lint', { paths: ['../nothing'] }))).toBe(outside('../nothing'));
    expect(findingsOf(await call('lint')).map(({ rule }) => rule)).toEqual(['file-unreadable']);
  });

  test('says nothing either: no configuration above, no file of git elsewhere', async () => {
    const base = tree({
      'mcp-lint.json': '{ "rules": { "transport-untyped": "off" } }',
      'in/.mcp.json': faulty.error,
      'elsewhere/HEAD': 'ref: refs/heads/main\n',
    });
    put(base, 'in/.git', 'gitdir: ../elsewhere\n');
    const answer = await (await server([join(base, 'in')])).call('lint');
    expect(findingsOf(answer)).toMatchObject([{ rule: 'transport-untyped' }]);
  });

  test('what git publishes counts where git lies inside', async () => {
    const secret = 'ghp_aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5';
    const text = JSON.stringify({ mcpServers: { docs: { command: 'docs', env: { TOKEN: secret } } } });
    const folder = tree({ '.git/HEAD': 'ref: refs/heads/main\n', '.mcp.json': text });
    const answer = await (await server([folder])).call('lint');
    expect(findingsOf(answer)).toMatchObject([{ rule: 'secret-literal', severity: 'error' }]);
    expect(JSON.stringify(answer)).not.toContain('aB3dE5');
  });

  test('is inside where the client names it as a root, as long as it does', async () => {
    const base = tree({ 'in/.mcp.json': clean, 'out/.mcp.json': faulty.error, 'file.txt': '' });
    const inside = join(base, 'in');
    const uri = (path: string) => String(pathToFileURL(path));
    const strange = ['file:///nowhere/at/all', 'file://elsewhere/share', uri(join(base, 'file.txt'))];
    let roots = [uri(join(base, 'out')), ...strange];
    const { call, client } = await server([inside], () => roots);
    const path = join(base, 'out/.mcp.json');
    expect(pathsOf(await call('lint', { paths: [path] }))).toEqual([path]);
    expect(pathsOf(await call('lint'))).toEqual([path]);
    roots = strange;
    await client.sendRootsListChanged();
    expect(refusalOf(await call('lint', { paths: [path] }))).toBe(outside(path));
  });

  test('several folders are read, and files are told by whole paths then', async () => {
    const base = tree({ 'a/.mcp.json': faulty.error, 'b/.mcp.json': faulty.warning, 'c/.mcp.json': faulty.error });
    mkdirSync(join(base, 'a/empty'));
    const { call } = await server([join(base, 'a'), join(base, 'b')]);
    expect(pathsOf(await call('lint'))).toEqual([join(base, 'a/.mcp.json'), join(base, 'b/.mcp.json')]);
    expect(pathsOf(await call('lint', { paths: ['.mcp.json'] }))).toEqual([join(base, 'a/.mcp.json')]);
    expect(refusalOf(await call('lint', { paths: ['../c'] }))).toBe(outside('../c'));
  });
});

describe('the saved list of our own tools', () => {
  const path = join(repository, '.ci/mcp-lint.tools.json');
  const text = readFileSync(path, 'utf8');

  test('is what the server says', async () => {
    expect(JSON.parse(text)).toEqual({ tools: tools.map(described) });
    expect((await server([tree()])).tools).toEqual(JSON.parse(text).tools);
  });

  test('passes for everybody for whom tools are judged', async () => {
    const config = JSON.parse(readFileSync(join(repository, '.ci/strict.json'), 'utf8'));
    expect(config).toEqual({ profiles: profiles.map(({ id }) => id) });
    const files = memory(new Map([['/mcp-lint.tools.json', text]]));
    const asked = { files, cwd: '/', paths: [], targets: [], rules: new Map(), user: false, ...config };
    const { findings, files: checkedFiles } = await lint(asked);
    expect(checkedFiles.length).toBe(1);
    expect(findings.filter(({ severity }) => severity !== 'info').map(({ message }) => message)).toEqual([]);
    // Strict mode asks for what Gemini does not know, and for models to fill in what they mean to leave out.
    expect([...new Set(findings.map(({ rule }) => rule))].sort()).toEqual([
      'schema-gemini-subset',
      'schema-strict-profile',
    ]);
  });
});
