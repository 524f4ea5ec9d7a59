import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { action, clean, faulty, put, type Run, workspace } from './support.ts';

/** Commands to the runner: lines that begin with "::", outside the part where commands are stopped. */
function commands({ stdout }: Run): string[] {
  const found: string[] = [];
  let end: string | undefined;
  for (const line of stdout.split(/\r?\n/)) {
    const token = /^::stop-commands::(.+)$/.exec(line)?.[1];
    if (end === undefined && token !== undefined) end = `::${token}::`;
    else if (line === end) end = undefined;
    else if (end === undefined && line.trim().startsWith('::')) found.push(line);
  }
  expect(end).toBeUndefined();
  return found;
}

function annotations(run: Run, kind = 'error'): string[] {
  return commands(run).filter((line) => line.startsWith(`::${kind} `));
}

function failure(run: Run): string | undefined {
  return commands(run)
    .find((line) => line.startsWith('::error::'))
    ?.slice('::error::'.length);
}

/** As the runner reads the file in GITHUB_OUTPUT. */
function outputsOf(path: string): Record<string, string> {
  const text = readFileSync(path, 'utf8');
  return Object.fromEntries(
    Array.from(text.matchAll(/^(.+)<<(.+)\n([\s\S]*?)\n\2$/gm), ([, name = '', , value = '']) => [name, value]),
  );
}

describe('outputs', () => {
  test('are the counts', () => {
    const folder = workspace({
      '.mcp.json': faulty.error,
      'a/.mcp.json': faulty.warning,
      'b/.mcp.json': faulty.info,
      out: '',
    });
    action(folder, { GITHUB_OUTPUT: join(folder, 'out') });
    expect(outputsOf(join(folder, 'out'))).toEqual({ errors: '1', warnings: '1', infos: '1', files: '3' });
  });

  test('are those that action.yml declares', () => {
    const declared = /^outputs:\n((?: {2}.*\n)+)/m.exec(readFileSync('action.yml', 'utf8'))?.[1] ?? '';
    expect(Array.from(declared.matchAll(/^ {2}([\w-]+):/gm), ([, name]) => name)).toEqual([
      'errors',
      'warnings',
      'infos',
      'files',
    ]);
  });
});

describe('the outcome', () => {
  test('a clean run is green', () => {
    const run = action(workspace({ '.mcp.json': clean }));
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(annotations(run)).toEqual([]);
    expect(run.stdout).toContain('no problems; checked 1 file: Claude Code 1\n');
  });

  test('a run without files is green and says so', () => {
    const run = action(workspace());
    expect([run.code, failure(run)]).toEqual([0, undefined]);
    expect(run.stdout).toContain('no MCP configuration of a known client found in .\n');
  });

  test('an error fails the step with the counts', () => {
    const run = action(workspace({ '.mcp.json': faulty.error }));
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(failure(run)).toBe('1 problem (1 error, 0 warnings, 0 infos) in 1 file; checked 1 file: Claude Code 1');
  });

  test.each([
    ['warning', 'error', 0],
    ['warning', 'warning', 1],
    ['info', 'info', 1],
    ['error', 'never', 0],
  ] as const)('of a %s with fail-on %s', (kind, level, code) => {
    expect(action(workspace({ '.mcp.json': faulty[kind] }), { 'INPUT_FAIL-ON': level }).code).toBe(code);
  });

  test.each([
    [{ 'INPUT_FAIL-ON': 'errors' }, 'fail-on is "errors"; it can be "error", "warning", "info" or "never"'],
    [{ INPUT_PATHS: 'gone.json' }, '"gone.json" does not exist'],
    [{ INPUT_CONFIG: 'gone.json' }, '"gone.json" does not exist'],
  ])('wrong usage is one sentence without a stack: %j', (env, sentence) => {
    const run = action(workspace({ '.mcp.json': clean }), env);
    expect([run.code, run.stderr, failure(run)]).toEqual([1, '', sentence]);
    expect(run.stdout).not.toMatch(/^\s+at /m);
  });
});

describe('inputs', () => {
  test('paths: one a line', () => {
    const folder = workspace({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.error, 'b c/.mcp.json': faulty.error });
    const run = action(folder, { INPUT_PATHS: 'a\n\n  b c/.mcp.json  \n' });
    expect(annotations(run).map((line) => /file=([^,]*)/.exec(line)?.[1])).toEqual(['a/.mcp.json', 'b c/.mcp.json']);
  });

  test('config: a file anywhere, whose patterns count from the top of the repository', () => {
    const folder = workspace({
      '.github/mcp-lint.json': '{ "ignore": ["fixtures/"], "rules": { "transport-untyped": "warning" } }',
      '.mcp.json': faulty.error,
      'fixtures/.mcp.json': faulty.error,
    });
    const run = action(folder, { INPUT_CONFIG: '.github/mcp-lint.json' });
    expect(run.code).toBe(0);
    expect(annotations(run, 'warning')).toEqual([expect.stringContaining(',file=.mcp.json,line=1,')]);
  });

  test('config: found upward, too', () => {
    const folder = workspace({ 'mcp-lint.json': '{}', 'repository/a/.mcp.json': faulty.error });
    const run = action(join(folder, 'repository'));
    expect(annotations(run)).toEqual([expect.stringContaining(',file=a/.mcp.json,line=1,')]);
  });
});

describe('annotations', () => {
  test('say rule, place, fact and remedy', () => {
    const [annotation] = annotations(action(workspace({ '.mcp.json': faulty.error })));
    expect(annotation).toMatch(
      /^::error title=transport-untyped,file=\.mcp\.json,line=1,col=16,endColumn=22::.*server "docs".*%0A.*"type"/,
    );
  });

  test('paths and names are escaped', () => {
    const folder = workspace();
    put(folder, 'a,b:c%d\ne/.mcp.json', '{"mcpServers":{"50% off,\\n: x":{"url":"https://x.example"}}}');
    const [annotation] = annotations(action(folder));
    expect(annotation).toMatch(/^::error title=transport-untyped,file=a%2Cb%3Ac%25d%0Ae\/\.mcp\.json,line=1,col=16,/);
    expect(annotation).toContain('::server "50%25 off,\\n: x" ');
  });

  test('a span of several lines has no columns', () => {
    const folder = workspace({ '.mcp.json': '{\n"mcpServers": {\n"a": [\n1,\n2\n]}}' });
    expect(annotations(action(folder))).toEqual([
      expect.stringMatching(/^::error title=server-shape,file=\.mcp\.json,line=3::/),
    ]);
  });

  test('are ten of a kind with the verdict, and the log says that it has more', () => {
    const servers = Array.from({ length: 12 }, (_, index) => `"s${index}":{"url":"https://x.example","disabled":true}`);
    const run = action(workspace({ '.mcp.json': `{"mcpServers":{${servers.join()}}}` }));
    expect(annotations(run)).toHaveLength(9);
    expect(run.stdout).toContain('\n9 of 12 errors are annotated; the log above has all\n');
    expect(run.stdout.match(/ {2}error {2}.* {2}transport-untyped$/gm)).toHaveLength(12);
  });

  test('are not made of what a file or its name says', () => {
    const folder = workspace();
    put(folder, '::error::boo/.mcp.json', '{"mcpServers":{"a":{"comand":"##[error]boo"}}}');
    put(folder, 'b/opencode.jsonc', '{"mcp":{\n::warning::boo\n"a":null}}');
    const run = action(folder);
    expect(run.stdout).toContain('\n::error::boo/.mcp.json:1:21  error');
    expect(commands(run).filter((line) => /::boo/.test(line))).toEqual([]);
    const stopped = run.stdout.slice(0, run.stdout.indexOf('\n::error title='));
    expect(stopped).toContain('##[error]boo');
    expect(run.stdout.slice(stopped.length)).not.toContain('##[');
  });
});

test('no secret is in the log', () => {
  const secret = 'ghp_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789';
  const folder = workspace({
    '.mcp.json': `{"mcpServers":{"a":{"url":"https://u:${secret}@x.example","env":{"TOKEN":"${secret}"}},"b":{"args":"${secret}"}}}`,
  });
  const { stdout } = action(folder);
  expect(stdout).toContain('transport-untyped');
  expect(stdout).not.toContain(secret.slice(4, 14));
});
