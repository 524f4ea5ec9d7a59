import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { put, tree } from '../tree.ts';
import { json, StandIn } from './github.ts';
import { failure, places } from './runner.ts';
import { action, clean, faulty, type Run } from './support.ts';

type Files = Readonly<Record<string, string>>;

const github = new StandIn();
const commit = 'b'.repeat(40);
const event = { pull_request: { number: 7, base: { sha: commit } } };

const hashOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');

/** GitHub has these files at the base. */
function serve(base: Files, more: Readonly<Record<string, unknown>> = {}): void {
  const tree = Object.entries(base).map(([path, text]) => ({ path, mode: '100644', type: 'blob', sha: hashOf(text) }));
  const blobs = new Map(Object.values(base).map((text) => [hashOf(text), text]));
  github.answer = (url, response) => {
    const [, kind, id = ''] = /\/git\/(trees|blobs)\/(\w+)/.exec(url) ?? [];
    if (kind === 'trees' && id === commit) return json(response, 200, { sha: id, tree, truncated: false, ...more });
    const text = blobs.get(id);
    if (kind !== 'blobs' || text === undefined) return json(response, 404, {});
    return json(response, 200, { content: Buffer.from(text).toString('base64'), encoding: 'base64' });
  };
}

interface Judged {
  readonly run: Run;
  readonly remarks: string[];
}

async function judged(head: Files | string, trust: string, env: Files = {}, of: unknown = event): Promise<Judged> {
  const folder = typeof head === 'string' ? head : tree(head);
  put(folder, '.runner/summary');
  const run = await github.run(
    folder,
    { INPUT_TRUST: trust, GITHUB_STEP_SUMMARY: join(folder, '.runner/summary'), ...env },
    of,
  );
  const summary = readFileSync(join(folder, '.runner/summary'), 'utf8');
  const remarks = summary
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => line.replace(/\\|<!-- -->/g, ''));
  for (const remark of remarks) expect(run.stdout).toContain(`\n${remark}\n`);
  return { run, remarks };
}

const OF_BASE = 'configuration, baseline and ignore lists are those of the base, bbbbbbb';
const HIDES = 'what is checked out, by configuration, baseline, ignore lists and comments, hides';
const off = '{"rules":{"transport-untyped":"off"}}';
const everything = '{"ignore":["**"]}';
const known = (count = 999) =>
  JSON.stringify({
    version: 1,
    findings: [{ path: '.mcp.json', rule: 'transport-untyped', pointer: '/mcpServers/docs/url', count }],
  });
const commented = '{\n  "servers": {\n    // mcp-lint-disable-next-line\n    "a": { "comand": "x" }\n  }\n}\n';

describe('trust: head, what is checked out counts, and the summary says what it hides', () => {
  test.each<[string, Files, string]>([
    ['a rule that is off', { 'mcp-lint.json': off }, '1 error in 1 file (transport-untyped)'],
    ['a rule that is quiet', { 'mcp-lint.json': off.replace('off', 'info') }, '1 error in 1 file (transport-untyped)'],
    ['files that are ignored', { 'mcp-lint.json': everything }, '1 error in 1 file (transport-untyped)'],
    [
      'a baseline',
      { 'mcp-lint.json': '{"baseline":"known.json"}', 'known.json': known() },
      '1 error in 1 file (transport-untyped)',
    ],
    ['a section of package.json', { 'package.json': `{"mcp-lint":${off}}` }, '1 error in 1 file (transport-untyped)'],
    ['patterns of git', { '.gitignore': '.mcp.json\n' }, '1 error in 1 file (transport-untyped)'],
    ['nothing', { 'mcp-lint.json': '{"rules":{"url-plain-http":"off"}}' }, 'nothing'],
  ])('%s', async (_, files, hidden) => {
    const { run, remarks } = await judged({ '.mcp.json': faulty.error, ...files }, 'head');
    expect(remarks).toEqual([`${HIDES} ${hidden}`]);
    expect([run.code, github.asked]).toEqual([hidden === 'nothing' ? 1 : 0, []]);
  });

  test('comments', async () => {
    const { run, remarks } = await judged({ '.vscode/mcp.json': commented }, '');
    expect([run.code, remarks.length]).toEqual([0, 1]);
    expect(remarks[0]).toMatch(new RegExp(`^${HIDES} .* in 1 file \\(.*field-misspelt`));
  });

  test('nothing is said where nothing could hide anything', async () => {
    expect((await judged({ '.mcp.json': faulty.error }, 'head')).remarks).toEqual([]);
  });
});

describe('trust: none', () => {
  test('nothing that is checked out says how it is judged', async () => {
    const { run, remarks } = await judged(
      {
        '.mcp.json': faulty.error,
        'a/.mcp.json': faulty.error,
        '.vscode/mcp.json': commented,
        'mcp-lint.json': '{"ignore":["a/"],"rules":{"transport-untyped":"off"},"baseline":"known.json"}',
        'known.json': known(),
        '.gitignore': '.vscode/\n',
        'a/.gitignore': '*\n',
      },
      'none',
    );
    expect(places(run)).toEqual(expect.arrayContaining(['.mcp.json', '.vscode/mcp.json', 'a/.mcp.json']));
    expect(remarks).toEqual(['no configuration, baseline, ignore list or comment of this checkout counts']);
    expect(github.asked).toEqual([]);
  });

  test('a file that is broken to stop the run is not even read', async () => {
    const { run } = await judged({ '.mcp.json': faulty.error, 'mcp-lint.json': '{', '.gitignore': '\0' }, 'none');
    expect(places(run)).toEqual(['.mcp.json']);
  });

  test('a configuration inside does not count by name either, nor through a link from outside', async () => {
    const files = { '.mcp.json': faulty.error, 'own.json': off };
    expect(places((await judged(files, 'none', { INPUT_CONFIG: 'own.json' })).run)).toHaveLength(1);
    const outside = tree();
    const folder = tree(files);
    symlinkSync(join(folder, 'own.json'), join(outside, 'link.json'));
    const { run } = await judged(folder, 'none', { INPUT_CONFIG: join(outside, 'link.json') });
    expect(places(run)).toHaveLength(1);
  });

  test('one that the workflow has from elsewhere does', async () => {
    const outside = tree({ 'own.json': off });
    const { run } = await judged({ '.mcp.json': faulty.error }, 'none', { INPUT_CONFIG: join(outside, 'own.json') });
    expect([run.code, places(run)]).toEqual([0, []]);
  });

  test('a folder called .gitignore hides nothing', async () => {
    const { run } = await judged({ '.gitignore/.mcp.json': faulty.error }, 'none');
    expect(places(run)).toEqual(['.gitignore/.mcp.json']);
  });
});

describe('trust: base', () => {
  test('the configuration of the base counts, and nothing is asked for what is the same', async () => {
    serve({ 'mcp-lint.json': off, '.gitignore': 'x/\n', 'README.md': 'other' });
    const head = { '.mcp.json': faulty.error, 'mcp-lint.json': off, '.gitignore': 'x/\n', 'README.md': 'mine' };
    const { run, remarks } = await judged(head, 'base');
    expect([run.code, remarks]).toEqual([0, [OF_BASE]]);
    expect(github.asked).toEqual([`/repos/some/repository/git/trees/${commit}?recursive=1 Bearer token`]);
  });

  test.each<[string, Files, Files, string[]]>([
    ['switches a rule off', {}, { 'mcp-lint.json': off }, ['mcp-lint.json']],
    ['ignores everything', { 'mcp-lint.json': '{}' }, { 'mcp-lint.json': everything }, ['mcp-lint.json']],
    [
      'has another configuration that is nearer',
      { 'mcp-lint.json': '{}' },
      { 'mcp-lint.json': '{}', 'package.json': `{"mcp-lint":${off}}` },
      [],
    ],
    ['has a section in package.json', {}, { 'package.json': `{"mcp-lint":${off}}` }, ['package.json']],
    [
      'lets the baseline grow',
      { 'mcp-lint.json': '{"baseline":"known.json"}', 'known.json': '{"version":1,"findings":[]}' },
      { 'mcp-lint.json': '{"baseline":"known.json"}', 'known.json': known() },
      ['known.json'],
    ],
    ['ignores the file', { '.gitignore': 'x\n' }, { '.gitignore': '.mcp.json\n' }, ['.gitignore']],
    ['brings a .gitignore', {}, { '.gitignore': '.mcp.json\n' }, []],
  ])('a pull request that %s hides nothing', async (_, base, head, changed) => {
    serve(base);
    const { run, remarks } = await judged({ '.mcp.json': faulty.error, ...head }, 'base');
    expect(places(run)).toEqual(['.mcp.json']);
    const told = changed.map((path) => `changed here, and not counted: "${path}"`);
    expect(remarks).toEqual([OF_BASE, ...told]);
  });

  test('a pull request that deletes the configuration of the base keeps it', async () => {
    serve({ 'mcp-lint.json': '{"rules":{"transport-untyped":"warning"},"baseline":"b.json"}', 'b.json': known(1) });
    const { run } = await judged({ '.mcp.json': faulty.error }, 'base');
    expect([run.code, places(run), places(run, 'warning')]).toEqual([0, [], []]);
  });

  test('patterns of the base count, where there is still such a folder, and not behind a link', async () => {
    serve({ 'out/.gitignore': '*\n', 'gone/.gitignore': '*\n' });
    const folder = tree({ 'out/.mcp.json': faulty.error, '.cursor/mcp.json': clean, '.mcp.json': faulty.error });
    expect(places((await judged(folder, 'base')).run)).toEqual(['.mcp.json']);
    rmSync(join(folder, 'out'), { recursive: true });
    put(folder, 'hidden/.mcp.json', faulty.error);
    symlinkSync('hidden', join(folder, 'out'));
    expect(places((await judged(folder, 'base')).run)).toContain('hidden/.mcp.json');
  });

  test('a comment counts in a file that is as it is in the base', async () => {
    const errors = async (base: Files) => {
      serve(base);
      return places((await judged({ '.vscode/mcp.json': commented }, 'base')).run).length;
    };
    expect(await errors({ '.vscode/mcp.json': commented })).toBe(0);
    expect(await errors({ '.vscode/mcp.json': commented.replace('x', 'y') })).toBeGreaterThan(0);
    expect(await errors({})).toBeGreaterThan(0);
  });

  test('a comment does not count where a link leads to it', async () => {
    serve({ 'fixtures/a.json': commented });
    const folder = tree({ 'fixtures/a.json': commented, '.vscode/': '' });
    symlinkSync('../fixtures/a.json', join(folder, '.vscode/mcp.json'));
    expect(places((await judged(folder, 'base')).run).length).toBeGreaterThan(0);
  });

  test('a package.json without a section is none of our business', async () => {
    serve({ 'package.json': '{"name":"a"}' });
    expect((await judged({ '.mcp.json': clean, 'package.json': '{"name":"b"}' }, 'base')).remarks).toEqual([OF_BASE]);
  });

  test('config names a file of the base', async () => {
    serve({ '.github/own.json': off });
    const named = { INPUT_CONFIG: '.github/own.json' };
    expect((await judged({ '.mcp.json': faulty.error }, 'base', named)).run.code).toBe(0);
    serve({});
    const { run, remarks } = await judged({ '.mcp.json': faulty.error, '.github/own.json': off }, 'base', named);
    expect(places(run)).toEqual(['.mcp.json']);
    expect(remarks).toContain('the base has no ".github/own.json", so no configuration counts');
  });

  test('a link or a submodule at the base is no file', async () => {
    serve({}, { tree: [{ path: 'mcp-lint.json', mode: '120000', type: 'blob', sha: hashOf(off) }] });
    const { run } = await judged({ '.mcp.json': faulty.error, 'mcp-lint.json': off }, 'base');
    expect(places(run)).toEqual(['.mcp.json']);
  });

  test('a working directory and a checkout in a folder count from the top of the repository', async () => {
    serve({ 'a/mcp-lint.json': off });
    const folder = tree({ 'pr/.git/HEAD': '', 'pr/a/.mcp.json': faulty.error, 'pr/a/mcp-lint.json': '{}' });
    const { run } = await judged(folder, 'base', { 'INPUT_WORKING-DIRECTORY': 'pr/a' });
    expect([run.code, places(run)]).toEqual([0, []]);
  });

  test('a merge queue has a base, too', async () => {
    serve({ 'mcp-lint.json': off });
    const of = { merge_group: { base_sha: commit } };
    const { run } = await judged({ '.mcp.json': faulty.error }, 'base', { GITHUB_EVENT_NAME: 'merge_group' }, of);
    expect(run.code).toBe(0);
  });

  test('what was pushed to the repository counts itself', async () => {
    const files = { '.mcp.json': faulty.error, 'mcp-lint.json': off };
    const { run, remarks } = await judged(files, 'base', { GITHUB_EVENT_NAME: 'push' }, { ref: 'refs/heads/main' });
    expect([run.code, github.asked]).toEqual([0, []]);
    expect(remarks[0]).toBe('nothing is to be merged here, so what is checked out says itself how it is judged');
  });
});

describe('what cannot be had of the base counts as none, and the summary says so', () => {
  const files = { '.mcp.json': faulty.error, 'mcp-lint.json': off };
  const none = (why: string) =>
    `nothing of the base counts: ${why}; so no configuration, baseline, ignore list or comment does`;

  test.each<[string, Files, unknown, string]>([
    ['no token', { 'INPUT_GITHUB-TOKEN': '' }, event, 'github-token is not set'],
    ['no pull request', {}, {}, 'the event names none'],
    ['an event that follows a stranger', { GITHUB_EVENT_NAME: 'workflow_run' }, {}, 'the event names none'],
    [
      'a push that is a pull request',
      { GITHUB_EVENT_NAME: 'push' },
      event,
      'GitHub answers with status 404; contents: read is needed',
    ],
    ['a base that is no commit', {}, { pull_request: { base: { sha: '../../evil' } } }, 'the event names none'],
    ['GitHub refusing', {}, event, 'GitHub answers with status 404; contents: read is needed'],
  ])('%s', async (_, env, of, why) => {
    github.always(404, {});
    const { run, remarks } = await judged(files, 'base', env, of);
    expect([places(run), remarks]).toEqual([['.mcp.json'], [none(why)]]);
  });

  test.each<[unknown, string]>([
    [[], 'GitHub answers with something else than a tree'],
    [{ tree: 1 }, 'GitHub answers with something else than a tree'],
  ])('%j for a tree', async (body, why) => {
    github.always(200, body);
    expect((await judged(files, 'base')).remarks).toEqual([none(why)]);
  });

  test('a tree of nonsense has no files', async () => {
    const tree = [
      null,
      1,
      { path: 1, mode: '100644', sha: hashOf(off) },
      { path: 'mcp-lint.json', mode: '100644', sha: '../x' },
    ];
    github.always(200, { tree });
    expect(places((await judged(files, 'base')).run)).toEqual(['.mcp.json']);
  });

  test('a file that is not the one asked for', async () => {
    serve({ 'mcp-lint.json': everything });
    const { answer } = github;
    github.answer = (url, response, request) =>
      url.includes('/blobs/')
        ? json(response, 200, { content: Buffer.from(off).toString('base64'), encoding: 'base64' })
        : answer(url, response, request);
    const { run, remarks } = await judged({ '.mcp.json': faulty.error }, 'base');
    expect(places(run)).toEqual(['.mcp.json']);
    expect(remarks).toContain(
      'not all of the base could be had, and what is missing does not count: GitHub answers with something else than the file',
    );
  });

  test('a baseline that cannot be had, and a list that is cut off', async () => {
    const base = { 'mcp-lint.json': '{"baseline":"known.json"}', 'known.json': known() };
    serve(base, { truncated: true });
    const { answer } = github;
    github.answer = (url, response, request) =>
      url.includes(hashOf(known())) ? json(response, 500, {}) : answer(url, response, request);
    const { run, remarks } = await judged({ '.mcp.json': faulty.error }, 'base');
    expect(places(run)).toEqual(['.mcp.json']);
    expect(remarks).toContainEqual(expect.stringContaining('GitHub lists only a part of the files of the base'));
    expect(remarks).toContainEqual(expect.stringContaining('GitHub answers with status 500'));
  });

  test('more than a hundred files that are not the same', async () => {
    const patterns = Array.from({ length: 120 }, (_, index) => [`d${index}/.gitignore`, `.mcp.json\n#${index}`]);
    serve(Object.fromEntries(patterns));
    const folder = tree({ '.mcp.json': faulty.error });
    for (const [path] of patterns) mkdirSync(join(folder, path ?? '', '..'), { recursive: true });
    put(folder, 'd119/.mcp.json', faulty.error);
    put(folder, 'd0/.mcp.json', faulty.error);
    const { run, remarks } = await judged(folder, 'base');
    expect(places(run)).toEqual(['.mcp.json', 'd119/.mcp.json']);
    expect(github.asked).toHaveLength(101);
    expect(remarks).toContainEqual(expect.stringContaining('more than 100 files are asked for'));
  });
});

test('trust is one of three words', () => {
  const run = action(tree(), { INPUT_TRUST: 'main' });
  expect(failure(run)).toBe('trust is "main"; it can be "base", "none" or "head"');
});
