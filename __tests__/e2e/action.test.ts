import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { put, tree } from '../tree.ts';
import { annotations, commands, failure, places } from './runner.ts';
import { action, clean, faulty, type JsonReport } from './support.ts';

/** As the runner reads the file in GITHUB_OUTPUT. */
function outputsOf(path: string): Record<string, string> {
  const text = readFileSync(path, 'utf8');
  return Object.fromEntries(
    Array.from(text.matchAll(/^(.+)<<(.+)\n([\s\S]*?)\n\2$/gm), ([, name = '', , value = '']) => [name, value]),
  );
}

function outputs(folder: string, env: Readonly<Record<string, string>> = {}): Record<string, string> {
  put(folder, '.runner/out');
  action(folder, { GITHUB_OUTPUT: join(folder, '.runner/out'), RUNNER_TEMP: join(folder, '.runner'), ...env });
  return outputsOf(join(folder, '.runner/out'));
}

describe('outputs', () => {
  test('are the counts and the report', () => {
    const folder = tree({
      '.mcp.json': faulty.error,
      'a/.mcp.json': faulty.warning,
      'b/.mcp.json': faulty.info,
    });
    const { report = '', ...rest } = outputs(folder);
    expect(rest).toEqual({ errors: '1', warnings: '1', infos: '1', files: '3', 'sarif-file': '', 'fix-file': '' });
    expect(report.startsWith(join(folder, '.runner/mcp-lint-'))).toBe(true);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      version: 1,
      findings: [{ path: '.mcp.json' }, { path: 'a/.mcp.json' }, { path: 'b/.mcp.json' }],
    });
  });

  test('are written when nothing is found, too', () => {
    expect(outputs(tree())).toMatchObject({ errors: '0', warnings: '0', infos: '0', files: '0' });
  });

  test('are those that action.yml declares', () => {
    const declared = (parse(readFileSync('action.yml', 'utf8')) as { outputs: object }).outputs;
    expect(Object.keys(declared).sort()).toEqual(Object.keys(outputs(tree())).sort());
  });
});

describe('fix-file', () => {
  test('is a patch that git applies at the top of the repository', () => {
    const folder = tree({ 'a/.mcp.json': faulty.error, 'b/.mcp.json': faulty.error });
    const env = { 'INPUT_FIX-FILE': '../fix.patch', 'INPUT_WORKING-DIRECTORY': 'a' };
    expect(outputs(folder, env)['fix-file']).toBe(join(folder, 'fix.patch'));
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const { status, stderr } = spawnSync('git', ['apply', 'fix.patch'], { cwd: folder, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'a/.mcp.json'), 'utf8')).toContain('"type":"http"');
    expect(readFileSync(join(folder, 'b/.mcp.json'), 'utf8')).toBe(faulty.error);
  });

  test('is empty where nothing is to be mended, and the summary shows what is', () => {
    const folder = tree({ '.mcp.json': clean, '.runner/summary': '' });
    const env = { 'INPUT_FIX-FILE': 'fix.patch', GITHUB_STEP_SUMMARY: join(folder, '.runner/summary') };
    outputs(folder, env);
    expect(readFileSync(join(folder, 'fix.patch'), 'utf8')).toBe('');
    expect(readFileSync(join(folder, '.runner/summary'), 'utf8')).not.toContain('--fix');
    put(folder, '.mcp.json', faulty.error);
    outputs(folder, env);
    expect(readFileSync(join(folder, '.runner/summary'), 'utf8')).toContain('```diff\n--- a/.mcp.json\n');
  });
});

describe('sarif-file', () => {
  test('is written with the rules, and named absolutely', () => {
    const folder = tree({ 'a/.mcp.json': faulty.error });
    const { 'sarif-file': path = '' } = outputs(folder, {
      'INPUT_SARIF-FILE': 'out.sarif',
      'INPUT_WORKING-DIRECTORY': 'a',
    });
    expect(path).toBe(join(folder, 'a/out.sarif'));
    const [run] = (JSON.parse(readFileSync(path, 'utf8')) as { runs: SarifRun[] }).runs;
    expect(run?.tool.driver.rules.length).toBeGreaterThan(30);
    expect(run?.results[0]?.locations[0]?.physicalLocation.artifactLocation.uri).toBe('a/.mcp.json');
  });

  test('that cannot be written is a sentence', () => {
    const run = action(tree({ taken: '' }), { 'INPUT_SARIF-FILE': 'taken/out.sarif' });
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(failure(run)).toMatch(/^".*taken\/out\.sarif" cannot be written: /);
  });

  test('may lie in a folder that is not there yet', () => {
    const folder = tree();
    const run = action(folder, { 'INPUT_SARIF-FILE': 'made/for/out.sarif' });
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'made/for/out.sarif'), 'utf8')).toContain('"version": "2.1.0"');
  });
});

interface SarifRun {
  tool: { driver: { rules: unknown[] } };
  results: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }[];
}

describe('the summary', () => {
  function summary(files: Record<string, string>, env: Record<string, string> = {}): string {
    const folder = tree(files);
    put(folder, 'summary');
    action(folder, { GITHUB_STEP_SUMMARY: join(folder, 'summary'), ...env });
    return readFileSync(join(folder, 'summary'), 'utf8');
  }

  test('has a table for each file', () => {
    const text = summary({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.warning });
    expect(text.match(/^### .*$/gm)).toEqual(['### .mcp.json', '### a/.mcp.json']);
    expect(text).toMatch(/^\| 1:24 \| error \| server "docs" .* \| \[transport-untyped\]\(https:.*\) \|$/m);
  });

  test('leads to the lines of the commit that is checked out, the worst first', () => {
    const git = (head: string) => ({ '.git/HEAD': head, '.git/refs/heads/main': `${'b'.repeat(40)}\n` });
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'o/r', GITHUB_SHA: 'a'.repeat(40) };
    const placesOf = (files: Record<string, string>, more: Record<string, string> = env) => {
      const text = summary({ ...files, 'a b/.mcp.json': faulty.warning, 'c/.mcp.json': faulty.error }, more);
      return Array.from(text.matchAll(/^\| (.*?) \|/gm), ([, place = '']) => place).filter((place) => /\d/.test(place));
    };
    const at = (commit: string) => [
      `[1:24](https://github.com/o/r/blob/${commit}/c/.mcp.json?plain=1#L1)`,
      expect.stringMatching(`^\\[1:\\d+\\]\\(https://github.com/o/r/blob/${commit}/a%20b/.mcp.json\\?plain=1#L1\\)$`),
    ];
    expect(placesOf({})).toEqual(at('a'.repeat(40)));
    expect(placesOf(git(`${'c'.repeat(40)}\n`))).toEqual(at('c'.repeat(40)));
    expect(placesOf(git('ref: refs/heads/main\n'))).toEqual(at('b'.repeat(40)));
    expect(placesOf(git('ref: refs/heads/gone\n'))[0]).toBe('1:24');
    expect(placesOf({}, { ...env, GITHUB_REPOSITORY: 'o/r)|x' })[0]).toBe('1:24');
    expect(placesOf({}, {})[0]).toBe('1:24');
  });

  test('folds infos', () => {
    expect(summary({ '.mcp.json': faulty.info })).toContain(
      '\n<details><summary>1 info</summary>\n\n### .mcp.json\n\n| place |',
    );
  });

  test('has the servers of a repository with several clients', () => {
    const text = summary({ '.mcp.json': clean, '.cursor/mcp.json': clean });
    expect(text).toContain(
      '\n| server | Claude Code<br>.mcp.json | Cursor<br>.cursor/mcp.json |\n| --- | --- | --- |\n| docs | same | same |\n',
    );
    expect(summary({ '.mcp.json': clean })).not.toContain('| server |');
  });

  test('says that there is nothing', () => {
    expect(summary({})).toBe('**mcp-lint**: no MCP configuration of a known client found in .\n');
  });

  test('is safe from names and below the limit of GitHub', () => {
    const name = (index: number) => `a|b<img src=x>[x](y)@me ${index} ${'<'.repeat(60)}`;
    const servers = Array.from({ length: 2200 }, (_, index) => [
      name(index),
      { type: 'http', url: 'http://mcp.acme.io' },
    ]);
    const text = summary({ '.mcp.json': JSON.stringify({ mcpServers: Object.fromEntries(servers) }) });
    expect(text).toContain('"a\\|b&lt;img src=x\\>\\[x\\](y)@<!-- -->me 0 ');
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(900_000);
    expect(text).toMatch(/\nand \d+ more findings\n$/);
  });
});

describe('the outcome', () => {
  test('a clean run is green', () => {
    const run = action(tree({ '.mcp.json': clean }));
    expect([run.code, run.stderr]).toEqual([0, '']);
    expect(annotations(run)).toEqual([]);
    expect(run.stdout).toContain('no problems; checked 1 file: Claude Code 1\n');
  });

  test('a run without files fails when files are required', () => {
    const run = action(tree(), { 'INPUT_REQUIRE-FILES': 'true' });
    expect([run.code, failure(run)]).toEqual([1, 'no MCP configuration was found, and require-files asks for some']);
    expect(action(tree({ '.mcp.json': clean }), { 'INPUT_REQUIRE-FILES': 'true' }).code).toBe(0);
  });

  test('a run without files is green and says so', () => {
    const run = action(tree());
    expect([run.code, failure(run)]).toEqual([0, undefined]);
    expect(run.stdout).toContain('no MCP configuration of a known client found in .\n');
  });

  test('an error fails the step with the counts', () => {
    const run = action(tree({ '.mcp.json': faulty.error }));
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(failure(run)).toBe(
      '1 problem (1 error, 0 warnings, 0 infos) in 1 file; 1 fixable with --fix; checked 1 file: Claude Code 1',
    );
  });

  test.each([
    ['warning', 'error', 0],
    ['warning', 'warning', 1],
    ['info', 'info', 1],
    ['error', 'never', 0],
  ] as const)('of a %s with fail-on %s', (kind, level, code) => {
    expect(action(tree({ '.mcp.json': faulty[kind] }), { 'INPUT_FAIL-ON': level }).code).toBe(code);
  });

  test.each([
    [{ 'INPUT_FAIL-ON': 'errors' }, 'fail-on is "errors"; it can be "error", "warning", "info" or "never"'],
    [{ INPUT_PATHS: 'gone.json' }, '"gone.json" does not exist'],
    [{ INPUT_CONFIG: 'gone.json' }, '"gone.json" does not exist'],
    [{ 'INPUT_REQUIRE-FILES': 'yes' }, 'require-files is "yes"; it can be "true" or "false"'],
    [{ INPUT_TARGETS: 'opencod' }, expect.stringContaining('"opencod"')],
  ])('wrong usage is one sentence without a stack: %j', (env, sentence) => {
    const run = action(tree({ '.mcp.json': clean }), env);
    expect([run.code, run.stderr, failure(run)]).toEqual([1, '', sentence]);
    expect(run.stdout).not.toMatch(/^\s+at /m);
  });
});

describe('what the runner has not made ready', () => {
  const folder = tree({ '.mcp.json': faulty.error, 'folder/': '' });
  const gone = join(folder, 'gone/x');

  test.each([
    ['GITHUB_OUTPUT', gone, 'the outputs of this step', 'it does not exist'],
    ['GITHUB_OUTPUT', join(folder, 'folder'), 'the outputs of this step', 'it is a folder'],
    ['GITHUB_STEP_SUMMARY', gone, 'the summary', 'it does not exist'],
    ['GITHUB_STEP_SUMMARY', join(folder, 'folder'), 'the summary', 'it is a folder'],
    ['RUNNER_TEMP', gone, 'the report', 'it does not exist'],
  ])('%s names %j: one warning, and nothing else is lost', (variable, path, what, cause) => {
    const run = action(folder, { [variable]: path });
    expect([run.code, run.stderr]).toEqual([1, '']);
    expect(annotations(run, 'warning')).toEqual([]);
    expect(commands(run).filter((line) => line.startsWith('::warning::'))).toEqual([
      `::warning::${what} cannot be written to "${path}": ${cause}`,
    ]);
    expect(annotations(run)).toHaveLength(1);
    expect(failure(run)).toBe(
      '1 problem (1 error, 0 warnings, 0 infos) in 1 file; 1 fixable with --fix; checked 1 file: Claude Code 1',
    );
    expect(run.stdout).not.toMatch(/^\s+at /m);
  });

  test('a SARIF file that cannot be written costs neither the outputs nor the summary', () => {
    put(folder, 'summary');
    const found = outputs(folder, {
      'INPUT_SARIF-FILE': 'summary/out.sarif',
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    });
    expect(found).toMatchObject({ errors: '1', 'sarif-file': '' });
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toContain('transport-untyped');
  });
});

describe('inputs', () => {
  test('paths: one a line', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'a/.mcp.json': faulty.error, 'b c/.mcp.json': faulty.error });
    const run = action(folder, { INPUT_PATHS: 'a\n\n  b c/.mcp.json  \n' });
    expect(annotations(run).map((line) => /file=([^,]*)/.exec(line)?.[1])).toEqual(['a/.mcp.json', 'b c/.mcp.json']);
  });

  test('targets: separated by commas or lines', () => {
    const folder = tree({ '.mcp.json': '{"mcpServers":{"a":{"comand":"x"}}}' });
    const clients = (targets: string) => {
      const { report = '' } = outputs(folder, { INPUT_TARGETS: targets });
      const { findings } = JSON.parse(readFileSync(report, 'utf8')) as JsonReport;
      return [...new Set(findings.flatMap((finding) => finding.clients))].sort();
    };
    expect(clients('')).toEqual(['claude-code']);
    expect(clients('omp, copilot-cli\nomp')).toEqual(['claude-code', 'copilot-cli', 'omp']);
  });

  test('config: a file anywhere, whose patterns count from the top of the repository', () => {
    const folder = tree({
      '.github/mcp-lint.json': '{ "ignore": ["fixtures/"], "rules": { "transport-untyped": "warning" } }',
      '.mcp.json': faulty.error,
      'fixtures/.mcp.json': faulty.error,
    });
    const run = action(folder, { INPUT_CONFIG: '.github/mcp-lint.json' });
    expect(run.code).toBe(0);
    expect(annotations(run, 'warning')).toEqual([expect.stringContaining(',file=.mcp.json,line=1,')]);
  });

  test('config: found upward, too', () => {
    const folder = tree({ 'mcp-lint.json': '{}', 'repository/a/.mcp.json': faulty.error });
    const run = action(join(folder, 'repository'));
    expect(annotations(run)).toEqual([expect.stringContaining(',file=a/.mcp.json,line=1,')]);
  });
});

describe('working-directory', () => {
  const files = { 'a/.mcp.json': faulty.error, 'a/b/.mcp.json': faulty.error, '.mcp.json': faulty.error };

  test('is where the other paths count from; places count from the top of the repository', () => {
    const run = action(tree(files), { 'INPUT_WORKING-DIRECTORY': 'a', INPUT_PATHS: 'b' });
    expect(annotations(run).map((line) => /file=([^,]*)/.exec(line)?.[1])).toEqual(['a/b/.mcp.json']);
    expect(run.stdout).toContain('\na/b/.mcp.json:1:24  error');
  });

  test('that is not there is a sentence', () => {
    const run = action(tree(files), { 'INPUT_WORKING-DIRECTORY': 'gone' });
    expect(failure(run)).toBe('working-directory is "gone"; there is no such folder');
  });
});

describe('what the workflow names may be a link in what it has checked out', () => {
  const outside = tree({
    '.mcp.json': '{"mcpServers":{"hidden-host":{"url":"https://x.example"',
    'own.json': '{',
  });

  test.each([
    ['working-directory', '', { 'INPUT_WORKING-DIRECTORY': 'link' }, 'link'],
    ['paths', '', { INPUT_PATHS: '.mcp.json\nlink' }, 'link'],
    ['paths', '', { INPUT_PATHS: 'link/.mcp.json' }, 'link/.mcp.json'],
    ['paths', '.mcp.json', { INPUT_PATHS: './link' }, './link'],
    ['config', 'own.json', { INPUT_CONFIG: 'link' }, 'link'],
  ])('%s, to %j outside: a sentence, and nothing of it', (name, target, env, given) => {
    const folder = tree({ '.mcp.json': clean });
    symlinkSync(join(outside, target), join(folder, 'link'));
    const run = action(folder, env);
    expect([run.code, failure(run)]).toEqual([1, `${name} is "${given}"; a link leads out of the workspace there`]);
    expect(run.stdout).not.toContain('hidden-host');
  });

  test('links that stay inside, and places that the workflow names outside, are taken', () => {
    const folder = tree({ 'a/.mcp.json': faulty.error });
    symlinkSync('a', join(folder, 'link'));
    expect(places(action(folder, { 'INPUT_WORKING-DIRECTORY': 'link' }))).toHaveLength(1);
    const config = tree({ 'own.json': '{"rules":{"transport-untyped":"off"}}' });
    expect(action(folder, { INPUT_CONFIG: join(config, 'own.json') }).code).toBe(0);
  });
});

describe('annotations', () => {
  test('can be turned off; the log has everything all the same', () => {
    const run = action(tree({ '.mcp.json': faulty.error }), { INPUT_ANNOTATIONS: 'false' });
    expect([run.code, annotations(run)]).toEqual([1, []]);
    expect(run.stdout).toContain('\n.mcp.json:1:24  error');
  });

  test('say rule, place, fact and remedy', () => {
    const [annotation] = annotations(action(tree({ '.mcp.json': faulty.error })));
    expect(annotation).toMatch(
      /^::error title=transport-untyped,file=\.mcp\.json,line=1,col=24,endColumn=29::.*server "docs".*%0A.*"type"/,
    );
  });

  test('paths and names are escaped', () => {
    const folder = tree();
    put(folder, 'a,b:c%d\ne/.mcp.json', '{"mcpServers":{"50% off,\\n: x":{"url":"https://x.example"}}}');
    const [annotation] = annotations(action(folder));
    expect(annotation).toMatch(/^::error title=transport-untyped,file=a%2Cb%3Ac%25d%0Ae\/\.mcp\.json,line=1,col=33,/);
    expect(annotation).toContain('::server "50%25 off,\\n: x" ');
  });

  test('a span of several lines has no columns', () => {
    const folder = tree({ '.mcp.json': '{\n"mcpServers": {\n"a": [\n1,\n2\n]}}' });
    expect(annotations(action(folder))).toEqual([
      expect.stringMatching(/^::error title=server-shape,file=\.mcp\.json,line=3::/),
    ]);
  });

  test('are ten of a kind when the step passes', () => {
    const servers = Array.from({ length: 12 }, (_, index) => `"s${index}":{"command":"x","disabled":true}`);
    const run = action(tree({ '.mcp.json': `{"mcpServers":{${servers.join()}}}` }));
    expect([run.code, annotations(run, 'warning').length]).toEqual([0, 10]);
    expect(run.stdout).toContain('\n10 of 12 warnings are annotated; the log above has all\n');
  });

  test('are ten of a kind with the verdict, and the log says that it has more', () => {
    const servers = Array.from({ length: 12 }, (_, index) => `"s${index}":{"url":"https://x.example","disabled":true}`);
    const run = action(tree({ '.mcp.json': `{"mcpServers":{${servers.join()}}}` }));
    expect(annotations(run)).toHaveLength(9);
    expect(run.stdout).toContain('\n9 of 12 errors are annotated; the log above has all\n');
    expect(run.stdout.match(/ {2}error {2}.* {2}transport-untyped$/gm)).toHaveLength(1);
    expect(run.stdout).toContain('  also: 11 more places: 1:71, ');
  });

  test('are not made of what a file or its name says', () => {
    const folder = tree();
    put(folder, '::error::boo/.mcp.json', '{"mcpServers":{"a":{"comand":"##[error]boo"}}}');
    put(folder, 'b/opencode.jsonc', '{"mcp":{\n::warning::boo\n"a":null}}');
    const run = action(folder);
    expect(run.stdout).toContain('\n./::error::boo/.mcp.json:1:21  error');
    expect(commands(run).filter((line) => /::boo/.test(line))).toEqual([]);
    const stopped = run.stdout.slice(0, run.stdout.indexOf('\n::error title='));
    expect(stopped).toContain('#\\u0023[error]boo');
    expect(run.stdout.slice(stopped.length)).not.toContain('##[');
  });
});

test('no secret is in the log', () => {
  const secret = 'ghp_aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456789';
  const folder = tree({
    '.mcp.json': `{"mcpServers":{"a":{"url":"https://u:${secret}@x.example","env":{"TOKEN":"${secret}"}},"b":{"args":"${secret}"}}}`,
  });
  const { stdout } = action(folder);
  expect(stdout).toContain('transport-untyped');
  expect(stdout).not.toContain(secret.slice(4, 14));
});
