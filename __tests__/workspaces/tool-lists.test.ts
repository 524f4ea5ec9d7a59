import { describe, expect, test } from '@jest/globals';
import { briefly, linesOf, lintFiles } from '../formats/support.ts';

const local = { command: 'docs-mcp' };

function servers(...names: string[]): string {
  return JSON.stringify({ mcpServers: Object.fromEntries(names.map((name) => [name, local])) });
}

function tools(...names: string[]): string {
  return JSON.stringify({ tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })) });
}

function config(lists: Record<string, string>): string {
  return JSON.stringify({ tools: lists });
}

/** Of which rules, apart from what is said of tools themselves. */
function ours(lines: readonly string[]): string[] {
  return lines.filter((line) => /tool-(?:count|name-collision|name-length)/.test(line));
}

describe('the list of a server', () => {
  test('is the one that the configuration names, whatever its path', async () => {
    const report = await lintFiles({
      'mcp-lint.json': config({ docs: 'saved/docs.json' }),
      'packages/a/.mcp.json': servers('docs'),
      'saved/docs.json': tools('get.it', 'get_it'),
    });
    expect(ours(linesOf(report))).toEqual([
      '1:69-1:77 warning tool-name-collision Claude Code calls tools "get.it" and "get_it" of server "docs" alike, "mcp__docs__get_it"; only "get.it" is offered',
    ]);
    expect(report.files.map(({ path, format }) => [path, format])).toEqual([
      ['packages/a/.mcp.json', 'claude-code-project'],
      ['saved/docs.json', 'mcp-tools'],
    ]);
  });

  test('is spoken of once, however many files have the server', async () => {
    const report = await lintFiles({
      'mcp-lint.json': config({ docs: 'saved/docs.json' }),
      'packages/a/.mcp.json': servers('docs'),
      'packages/b/.mcp.json': servers('docs'),
      'saved/docs.json': tools('get.it', 'get_it'),
    });
    expect(ours(briefly(report))).toEqual(['1:69-1:77 warning tool-name-collision']);
  });

  test('is preferred to the one beside the file', async () => {
    const report = await lintFiles({
      'mcp-lint.json': config({ docs: 'saved/docs.json' }),
      '.mcp.json': servers('docs'),
      'docs.tools.json': tools('get.it', 'get_it'),
      'saved/docs.json': tools('get_it'),
    });
    expect(ours(briefly(report))).toEqual([]);
  });

  test('lies beside an agent too, in a folder that takes files of any name', async () => {
    const agent = { name: 'a', mcpServers: { docs: local }, tools: ['@docs/search', '@docs/lost'] };
    const report = await lintFiles({
      '.kiro/agents/a.json': JSON.stringify(agent),
      '.kiro/agents/docs.tools.json': tools('search'),
    });
    expect(linesOf(report).filter((line) => line.includes('unknown-tool'))).toEqual([
      '1:82-1:94 warning reference-unknown-tool server "docs" has no tool that "@docs/lost" matches in Kiro',
    ]);
    expect(report.files.map(({ path, format }) => [path, format])).toEqual([
      ['.kiro/agents/a.json', 'kiro-agent'],
      ['.kiro/agents/docs.tools.json', 'mcp-tools'],
    ]);
  });

  test('lies beside the file, not elsewhere', async () => {
    const files = { '.cursor/mcp.json': servers('x'.repeat(40)), '.mcp.json': servers('y') };
    const list = tools('t'.repeat(20));
    const name = `${'x'.repeat(40)}.tools.json`;
    expect(ours(briefly(await lintFiles({ ...files, [name]: list })))).toEqual([]);
    expect(ours(briefly(await lintFiles({ ...files, [`.cursor/${name}`]: list })))).toEqual([
      expect.stringContaining('warning tool-name-length'),
    ]);
  });

  test('is read, and not reported, when only the configuration file is asked for', async () => {
    const files = {
      'mcp-lint.json': config({ a: 'saved/a.json', a_b: 'saved/a-b.json' }),
      'opencode.json': JSON.stringify({
        mcp: Object.fromEntries(['a', 'a_b'].map((name) => [name, { type: 'local', command: ['x'] }])),
      }),
      'saved/a.json': tools('b_c', 'd.e', 'd/e'),
      'saved/a-b.json': tools('c'),
    };
    const paths = ['opencode.json'];
    const report = await lintFiles(files, { paths });
    expect(ours(linesOf(report))).toEqual([
      '1:46-1:51 warning tool-name-collision OpenCode calls tool "c" of server "a_b" and "b_c" of "a" alike, "a_b_c"; one of them is lost',
    ]);
    expect(report.files.map(({ path }) => path)).toEqual(paths);
  });

  test('has to exist where the configuration names it', async () => {
    const files = { 'mcp-lint.json': config({ docs: 'saved/docs.json' }), '.mcp.json': servers('docs') };
    const fault = 'there is no file "saved/docs.json", which "tools" names for server "docs"';
    await expect(lintFiles(files)).rejects.toThrow(fault);
    await expect(lintFiles({ ...files, 'saved/docs.json/x': '' })).rejects.toThrow(fault);
  });

  test('counts for every client that reads the file', async () => {
    const files = { '.mcp.json': servers('docs'), 'docs.tools.json': tools('get.it', 'get_it') };
    const { findings } = await lintFiles(files, { targets: ['omp', 'copilot-cli'] });
    const met = findings.filter(({ rule }) => rule === 'tool-name-collision');
    expect(met.map(({ clients, message }) => [...clients, /"mcp_[^"]+"/.exec(message)?.[0]])).toEqual([
      ['claude-code', '"mcp__docs__get_it"'],
      ['omp', '"mcp__docs_get_it"'],
    ]);
  });
});

test('names that are keys of every object are names like others', async () => {
  const report = await lintFiles({
    '.omp/mcp.json': '{ "mcpServers": { "constructor": { "command": "a" }, "hasOwnProperty": { "command": "b" } } }',
    '.omp/constructor.tools.json': tools('__proto__', 'toString', 'proto'),
    '.omp/hasOwnProperty.tools.json': tools('constructor', '__proto__'),
  });
  expect(ours(briefly(report))).toEqual([expect.stringContaining('warning tool-name-collision')]);
});

test('servers of other maps of a file do not run beside these', async () => {
  const map = (name: string) => ({ mcpServers: { [name]: local } });
  const report = await lintFiles({
    '.claude.json': JSON.stringify({ projects: { '/a': map('my_docs'), '/b': map('my.docs') } }),
    'my_docs.tools.json': tools('find'),
    'my.docs.tools.json': tools('find'),
  });
  expect(ours(briefly(report))).toEqual([]);
});
