import { describe, expect, test } from '@jest/globals';
import { diffOf, type MendOptions, mend } from '../../src/fixing/index.ts';
import { render } from '../../src/report/index.ts';
import { type Files, lintFiles, optionsFor } from '../formats/support.ts';

const server = (name: string) => `{ "mcpServers": { "${name}": { "command": "gh-mcp" } } }\n`;
/** Of which the second is to be called otherwise. */
const two = (name: string) => `{ "mcpServers": { "hub": { "command": "a" }, "${name}": { "command": "b" } } }\n`;
const allow = (...tools: string[]) => `{ "permissions": { "allow": ${JSON.stringify(tools)} } }\n`;
const all: MendOptions = { safeties: ['safe', 'unsafe'], whyShut: () => undefined };

async function fixesOf(files: Files): Promise<readonly string[]> {
  const { fixes } = await lintFiles(files);
  return [...fixes].map(([{ rule, place }, { title }]) => `${place.document.path} ${rule}: ${title}`);
}

async function mended(files: Files, options = all) {
  const { files: changed, together, notMade, report } = await mend(optionsFor(files), options);
  const texts = Object.fromEntries(changed.map(({ before, after }) => [before.path, after.text]));
  return { texts, together: together.map((group) => group.map(({ at }) => at)), notMade, report };
}

describe('a server that gets another name takes along what mentions it', () => {
  test('in every file of its project, whoever reads it', async () => {
    const files = (name: string) => ({
      '.mcp.json': two(name),
      '.cursor/mcp.json': two(name),
      '.claude/settings.json': `{ "permissions": { "allow": ["mcp__${name}__x"] }, "enabledMcpjsonServers": ["hub", "${name}"] }\n`,
      'mcp-lint.json': `{ "tools": { "${name}": "x.json" } }\n`,
    });
    const before = { ...files('Hub'), 'x.json': '{ "tools": [] }\n' };
    expect(await fixesOf(before)).toEqual([
      '.cursor/mcp.json server-name-case: rename "Hub" to "Hub-2" in 5 places of 4 files',
      '.mcp.json server-name-case: rename "Hub" to "Hub-2" in 5 places of 4 files',
    ]);
    const { texts, together, report } = await mended(before);
    expect(texts).toEqual(files('Hub-2'));
    expect(together.map((group) => group.length)).toEqual([4]);
    expect(report.fixed.map(({ path }) => path)).toEqual(['.cursor/mcp.json', '.mcp.json']);
    const again = await mended({ ...before, ...texts });
    expect([again.texts, again.report.findings.map(({ rule }) => rule)]).toEqual([{}, []]);
  });

  test('keeps the names of its tools where it can, and then nothing else changes', async () => {
    const files = (name: string) => ({
      '.mcp.json': server(name),
      '.claude/settings.json': allow('mcp__my_hub__x'),
    });
    expect(await fixesOf(files('my hub'))).toEqual(['.mcp.json server-name-invalid: rename "my hub" to "my_hub"']);
    expect((await mended(files('my hub'))).texts).toEqual({ '.mcp.json': server('my_hub') });
  });

  test('but for what a model reads, of which the title tells', async () => {
    const files = {
      '.mcp.json': two('Hub'),
      '.claude/commands/a.md': '---\nallowed-tools: mcp__Hub__x\n---\n\nCall mcp__Hub__y, then mcp__Hub__z.\n',
    };
    expect(await fixesOf(files)).toEqual([
      '.mcp.json server-name-case: rename "Hub" to "Hub-2" in 2 places of 2 files; not in 1 prompt that names it',
    ]);
    const { texts } = await mended(files);
    expect(texts['.claude/commands/a.md']).toBe(
      '---\nallowed-tools: mcp__Hub-2__x\n---\n\nCall mcp__Hub__y, then mcp__Hub__z.\n',
    );
  });

  test('not where a mention cannot follow', async () => {
    const files = (pattern: string) => ({
      '.mcp.json': '{ "mcpServers": { "my_hub": { "command": "a" }, "my.hub": { "command": "b" } } }\n',
      '.claude/settings.json': allow(pattern),
    });
    expect(await fixesOf(files('mcp__my*'))).toEqual(['.mcp.json server-name-collision: rename "my.hub" to "my-hub"']);
    expect(await fixesOf(files('mcp__my_h*'))).toEqual([]);
  });

  test('not where its name stands twice for two servers', async () => {
    const twice = '{ "mcpServers": { "my hub": { "command": "a" }, "my hub": { "command": "b" } } }\n';
    expect(await fixesOf({ '.mcp.json': twice })).toEqual([]);
  });

  test('and both copies of one that stands twice with one value', async () => {
    const twice = (name: string) =>
      `{ "mcpServers": { "${name}": { "command": "a" }, "${name}": { "command": "a" } } }\n`;
    expect((await mended({ '.mcp.json': twice('my hub') })).texts).toEqual({ '.mcp.json': twice('my_hub') });
  });
});

test('two servers never get one name', async () => {
  const text = (...names: string[]) =>
    `{ "mcpServers": { ${names.map((name, index) => `"${name}": { "command": "c${index}" }`).join(', ')} } }\n`;
  const { texts } = await mended({ '.mcp.json': text('a b', 'a.b', 'a_b', 'A.B') });
  expect(texts).toEqual({ '.mcp.json': text('a_b', 'a-b', 'a_b_2', 'A_B_3') });
});

test('but servers of projects that have nothing to do with each other may', async () => {
  const files = (name: string) => ({ 'a/.mcp.json': server(name), 'b/.mcp.json': server(name) });
  expect((await mended(files('my hub'))).texts).toEqual(files('my_hub'));
});

describe('a fix of several files is made in all of them or in none', () => {
  const files = {
    '.mcp.json': two('Hub'),
    '.claude/settings.json': allow('mcp__Hub__x'),
    'b/.mcp.json': server('my hub'),
  };

  test('one may not be changed', async () => {
    const whyClosed = (path: string) => (path === '.claude/settings.json' ? 'it is full' : undefined);
    const { texts, notMade } = await mended(files, { ...all, whyShut: whyClosed });
    expect(texts).toEqual({ 'b/.mcp.json': server('my_hub') });
    expect(notMade).toEqual([{ path: '.claude/settings.json', why: 'it is full' }]);
  });

  test('one was not given', async () => {
    const { files: changed, notMade } = await mend(optionsFor(files, { paths: ['.mcp.json'] }), all);
    expect(changed).toEqual([]);
    expect(notMade).toEqual([{ path: '.claude/settings.json', why: 'it lies outside of what is given' }]);
    const whole = await mend(optionsFor(files, { paths: ['.mcp.json', '.claude'] }), all);
    expect(whole.files.map(({ before }) => before.path)).toEqual(['.claude/settings.json', '.mcp.json']);
  });

  test('two fixes that meet are made one after the other', async () => {
    const text = (one: string, other: string) => ({
      '.mcp.json': `{ "mcpServers": { "${one}": { "command": "a" }, "${other}": { "command": "b" } } }\n`,
      '.claude/settings.json': `{ "enabledMcpjsonServers": ["${one}", "${other}"] }\n`,
    });
    expect((await mended(text('my hub', 'my db'))).texts).toEqual(text('my_hub', 'my_db'));
  });
});

describe('reports name each file', () => {
  const files = { '.mcp.json': two('Hub'), '.claude/settings.json': allow('mcp__Hub__x') };
  const options = {
    color: false,
    quiet: false,
    infos: true,
    cwdPrefix: '',
    repositoryPath: (path: string) => path,
    version: '0',
    docsUrl: () => '',
    loadRules: async () => [],
  };

  test('in JSON', async () => {
    const { findings } = JSON.parse(await render('json', await lintFiles(files), options));
    expect(findings[0].fix.edits).toEqual([
      { path: '.claude/settings.json', line: 1, column: 36, endLine: 1, endColumn: 39, text: 'Hub-2' },
      { path: '.mcp.json', line: 1, column: 46, endLine: 1, endColumn: 51, text: '"Hub-2"' },
    ]);
  });

  test('in SARIF', async () => {
    const { runs } = JSON.parse(await render('sarif', await lintFiles(files), options));
    const { artifactChanges } = runs[0].results[0].fixes[0];
    expect(artifactChanges).toMatchObject([
      {
        artifactLocation: { uri: '.claude/settings.json' },
        replacements: [{ insertedContent: { text: 'Hub-2' } }],
      },
      { artifactLocation: { uri: '.mcp.json' }, replacements: [{ insertedContent: { text: '"Hub-2"' } }] },
    ]);
  });

  test('in a diff', async () => {
    const { files: changed } = await mend(optionsFor(files), all);
    const { text } = diffOf(changed, { pathOf: (path) => path, isForPrograms: true });
    expect(text.match(/^--- .*/gm)).toEqual(['--- a/.claude/settings.json', '--- a/.mcp.json']);
  });
});
