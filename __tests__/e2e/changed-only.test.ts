import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { json, StandIn } from './github.ts';
import { notices, places } from './runner.ts';
import { clean, faulty, type Run } from './support.ts';

const github = new StandIn();
const two = { '.mcp.json': faulty.error, 'a/.mcp.json': faulty.error };
const NOTE = 'changed-only has no effect, everything is reported: ';

type Entry = Readonly<Record<string, unknown>>;
const modified = (filename: string, patch = '@@ -1 +1 @@\n-a\n+b'): Entry => ({ filename, status: 'modified', patch });
const added = (filename: string): Entry => ({ filename, status: 'added' });

async function changed(
  files: Readonly<Record<string, string>> | string,
  list: unknown,
  env: Readonly<Record<string, string>> = {},
  event?: unknown,
): Promise<Run> {
  github.always(200, list);
  const folder = typeof files === 'string' ? files : tree(files);
  return github.run(folder, { 'INPUT_CHANGED-ONLY': 'true', ...env }, event);
}

describe('what the pull request touches is reported', () => {
  test('however many pages that is', async () => {
    github.answer = (url, response) => {
      json(response, 200, url.endsWith('&page=1') ? Array(100).fill({ filename: 'x' }) : [{ filename: 'a/.mcp.json' }]);
    };
    const run = await github.run(tree(two), { 'INPUT_CHANGED-ONLY': 'true' });
    expect(github.asked).toEqual(
      [1, 2].map((page) => `/repos/some/repository/pulls/7/files?per_page=100&page=${page} Bearer token`),
    );
    expect([places(run), notices(run)]).toEqual([['a/.mcp.json'], []]);
    expect(run.stdout).toContain('checked 1 file: Claude Code 1; 1 file is untouched');
  });

  test('and the log says of the others that they are untouched', async () => {
    const run = await changed(two, [modified('README.md')], { 'INPUT_REQUIRE-FILES': 'true' });
    expect([run.code, places(run), notices(run)]).toEqual([0, [], []]);
    expect(run.stdout).toContain('2 files are untouched');
    expect(run.stdout).not.toContain('no MCP configuration');
  });

  test('also where a name has another form of Unicode', async () => {
    const run = await changed({ ...two, 'e\u0301/.mcp.json': faulty.error }, [modified('\u00e9/.mcp.json')]);
    expect(places(run)).toEqual(['e\u0301/.mcp.json']);
  });

  test('with what was said because of a file that is there now', async () => {
    const files = { ...two, 'b/.mcp.json': '{"mcpServers":{"a":{"command":"node","args":["gone.js"]}}}' };
    const run = await changed({ ...files, 'b/other.js': '' }, [added('b/other.js')]);
    expect(places(run, 'warning')).toEqual([]);
    expect(places(await changed(files, [modified('b/gone.js')]), 'warning')).toEqual(['b/.mcp.json']);
  });

  test('through a link', async () => {
    const folder = tree({ 'shared/servers.json': faulty.error, 'a/.mcp.json': faulty.error });
    symlinkSync('shared/servers.json', join(folder, '.mcp.json'));
    expect(places(await changed(folder, [modified('shared/servers.json')]))).toEqual(['.mcp.json']);
  });

  test('with what another file says of servers that it had', async () => {
    const permissions = JSON.stringify({ permissions: { allow: ['mcp__gone__read'] } });
    const files = { ...two, '.claude/settings.json': permissions, 'b/.mcp.json': clean };
    const infos = async (name: string) => {
      const { stdout } = await changed(files, [modified(name)]);
      return stdout.match(/^\S+(?=:\d+:\d+ {2}\w+ .*reference-unknown-server$)/gm);
    };
    expect(await infos('.mcp.json')).toEqual(['.claude/settings.json']);
    expect(await infos('b/.mcp.json')).toEqual(['.claude/settings.json']);
    expect(await infos('src/index.ts')).toBeNull();
  });
});

const sectioned = '{"name":"x","mcp-lint":{"rules":{"transport-untyped":"error"}}}';

describe('everything is reported, and the log says why', () => {
  test.each<[string, Entry, string]>([
    ['a file is deleted', { filename: 'server.js', status: 'removed' }, '"server.js" is deleted'],
    [
      'a file is renamed',
      { filename: 'b.json', status: 'renamed', previous_filename: 'mcp-lint.json' },
      '"b.json" had another name',
    ],
    ['a .gitignore changes', modified('x/.gitignore'), '"x/.gitignore" has changed'],
    ['what git does to files changes', modified('.gitattributes'), '".gitattributes" has changed'],
    ['the configuration changes', modified('mcp-lint.json'), 'the configuration of mcp-lint has changed'],
    ['a status is new', { filename: 'x', status: 'warped' }, 'GitHub lists a file in a way that is not understood'],
    [
      'a section of package.json goes',
      modified('package.json', '@@ -1,2 +1 @@\n-  "mcp-lint": {},\n   "a": 1'),
      'the configuration of mcp-lint has changed',
    ],
    [
      'nobody knows what of package.json changes',
      { filename: 'package.json', status: 'modified' },
      'the configuration of mcp-lint has changed',
    ],
    ['a folder is listed', modified('a'), '"a" is no regular file'],
  ])('when %s', async (_, entry, why) => {
    const run = await changed({ ...two, 'package.json': '{}' }, [entry]);
    expect([places(run), notices(run)]).toEqual([['.mcp.json', 'a/.mcp.json'], [NOTE + why]]);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 1],
    ['an object without a name', {}],
    ['a name that is no text', { filename: 7 }],
    ['a name that leads out', { filename: '../.mcp.json' }],
    ['an empty name', { filename: '' }],
    ['a former name without a status', { filename: 'x', previous_filename: 'y' }],
  ])('when the list holds %s', async (_, entry) => {
    const run = await changed(two, [entry]);
    expect([places(run).length, notices(run)]).toEqual([
      2,
      [`${NOTE}GitHub lists a file in a way that is not understood`],
    ]);
  });

  test('when package.json has the configuration, and not when it has none', async () => {
    const files = { ...two, 'package.json': sectioned };
    expect(places(await changed(files, [modified('package.json')]))).toHaveLength(2);
    const others = { ...two, 'package.json': '{"devDependencies":{"mcp-lint":"1.0.0"}}' };
    expect(places(await changed(others, [modified('package.json')]))).toEqual([]);
  });

  test('when the baseline, or a list of tools that the configuration names, changes', async () => {
    const files = {
      ...two,
      'mcp-lint.json': '{"baseline":"known.json","tools":{"docs":"docs.json"}}',
      'known.json': '{"version":1,"findings":[]}',
      'docs.json': '{"tools":[]}',
    };
    expect(notices(await changed(files, [modified('known.json')]))).toEqual([`${NOTE}the baseline has changed`]);
    const run = await changed(files, [modified('docs.json')]);
    expect(notices(run)).toEqual([`${NOTE}"docs.json", a saved list of tools, has changed`]);
  });

  test('when a link that leads to a configuration changes', async () => {
    const folder = tree({ 'servers.json': faulty.error });
    symlinkSync('servers.json', join(folder, 'middle.json'));
    symlinkSync('middle.json', join(folder, '.mcp.json'));
    const run = await changed(folder, [modified('middle.json')]);
    expect([places(run), notices(run)]).toEqual([['.mcp.json'], [`${NOTE}"middle.json" is no regular file`]]);
  });

  test('when the repository does not lie at the top of the workspace', async () => {
    const folder = tree({ 'pr/.git/HEAD': '', 'pr/.mcp.json': faulty.error });
    const run = await changed(folder, [modified('README.md')], { 'INPUT_WORKING-DIRECTORY': 'pr' });
    expect([places(run).length, notices(run)]).toEqual([
      1,
      [`${NOTE}the repository lies in "pr", not at the top of the workspace`],
    ]);
  });

  test.each<[string, Readonly<Record<string, string>>, unknown, string, number]>([
    ['without a token', { 'INPUT_GITHUB-TOKEN': '' }, undefined, 'github-token is not set', 0],
    ['without a pull request', {}, { ref: 'refs/heads/main' }, 'the event is no pull request', 0],
    ['with an event nobody can read', { GITHUB_EVENT_PATH: '/gone' }, undefined, 'the event is no pull request', 0],
    [
      'when the repository is none',
      { GITHUB_REPOSITORY: '../../evil' },
      undefined,
      'GITHUB_REPOSITORY names no repository',
      0,
    ],
    [
      'when GitHub lists fewer files than there are',
      {},
      { pull_request: { number: 7, changed_files: 2 } },
      'GitHub lists fewer files than the pull request touches',
      1,
    ],
  ])('%s', async (_, env, event, why, requests) => {
    const run = await changed(two, [modified('README.md')], env, event);
    expect([places(run), notices(run)]).toEqual([['.mcp.json', 'a/.mcp.json'], [NOTE + why]]);
    expect(github.asked).toHaveLength(requests);
  });
});

describe('an API that misbehaves ends in everything being reported', () => {
  const asked = async (answer: StandIn['answer']) => {
    github.answer = answer;
    const run = await github.run(tree(two), { 'INPUT_CHANGED-ONLY': 'true' });
    expect([places(run).length, run.stderr, run.stdout.includes('token')]).toEqual([2, '', false]);
    return notices(run).map((notice) => notice.slice(NOTE.length));
  };

  test('refusing', async () => {
    expect(await asked((_, response) => json(response, 403, {}))).toEqual([
      'GitHub answers with status 403; pull-requests: read is needed',
    ]);
  });

  test('the same page again and again', async () => {
    const page = Array.from({ length: 100 }, (_, index) => ({ filename: `f${index}` }));
    expect(await asked((_, response) => json(response, 200, page))).toEqual(['GitHub lists only the first 3000 files']);
    expect(github.asked).toHaveLength(30);
  });

  test('sending elsewhere', async () => {
    const elsewhere = await asked((url, response) => {
      if (url.startsWith('/elsewhere')) json(response, 200, []);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(elsewhere).toEqual(['GitHub answers with status 302; pull-requests: read is needed']);
    expect(github.asked).toHaveLength(1);
  });

  test('a page without end', async () => {
    const endless = await asked((_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, ' ')));
      };
      response.on('drain', more);
      more();
    });
    expect(endless).toEqual(['GitHub answers with more than 32 MiB']);
  });

  test.each([
    ['<html>', 'GitHub answers with something else than JSON'],
    ['{}', 'GitHub answers with something else than a list'],
    ['[{"filename":"x"}', 'GitHub answers with something else than JSON'],
  ])('%s', async (text, why) => {
    expect(await asked((_, response) => response.end(text))).toEqual([why]);
  });

  test('hanging up', async () => {
    expect(await asked((_, response) => response.destroy())).toEqual(['GitHub cannot be reached']);
  });
});

test('names cannot forge anything in the log', async () => {
  const run = await changed(two, [{ filename: 'x\n::error::forged', status: 'removed' }]);
  expect(notices(run)).toEqual([`${NOTE}"x\\n::error::forged" is deleted`]);
});
