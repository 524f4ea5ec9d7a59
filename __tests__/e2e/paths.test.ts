import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { bundles, hangs } from '../bundle.ts';
import { tree } from '../tree.ts';
import { checkedFiles, clean, cli, faulty, findings, lastLine, report } from './support.ts';

const openCode = '{"mcp":{"a":{"type":"local","command":"x"}}}\n';
const ccmcp = '{"mcpServers":{"a":{"type":"http","url":"nowhere"}}}\n';

function usage(cwd: string, args: readonly string[], options = {}): string {
  const { code, stdout, stderr } = cli(cwd, args, options);
  expect([code, stdout]).toEqual([2, '']);
  return stderr.replace(/^mcp-lint: |\n$/g, '');
}

describe('paths', () => {
  const folder = tree({
    '.mcp.json': faulty.error,
    'a/.mcp.json': faulty.warning,
    'a/deep/.mcp.json': faulty.error,
    'b/opencode.json': openCode,
    'b/notes.txt': '# notes\n',
    'node_modules/x/.mcp.json': faulty.error,
  });

  test('none means everything below the working directory', () => {
    expect(checkedFiles(folder)).toEqual(['.mcp.json', 'a/.mcp.json', 'a/deep/.mcp.json', 'b/opencode.json']);
    expect(checkedFiles(join(folder, 'a'))).toEqual(['.mcp.json', 'deep/.mcp.json']);
  });

  test('a folder, a file, both', () => {
    expect(checkedFiles(folder, ['a'])).toEqual(['a/.mcp.json', 'a/deep/.mcp.json']);
    expect(checkedFiles(folder, ['a/.mcp.json'])).toEqual(['a/.mcp.json']);
    expect(checkedFiles(folder, ['b', 'a/.mcp.json'])).toEqual(['a/.mcp.json', 'b/opencode.json']);
    expect(checkedFiles(folder, [join(folder, 'b')])).toEqual(['b/opencode.json']);
  });

  test('outside the working directory they are absolute', () => {
    const absolute = join(folder, '.mcp.json');
    expect(checkedFiles(join(folder, 'b'), ['../.mcp.json'])).toEqual([absolute]);
    expect(cli(join(folder, 'b'), ['../.mcp.json']).stdout).toContain(`${absolute}:1:24  error`);
  });

  test.each([
    ['gone.json', '"gone.json" does not exist'],
    ['', '"" does not exist'],
    ['.mcp.json/x', '".mcp.json/x" does not exist'],
    [
      'b/notes.txt',
      'no client\'s format claims "b/notes.txt", by its path or by its content; say what it is with --as ("--as mcp" for any client\'s servers), or under "files" in mcp-lint.json',
    ],
  ])('%j is refused by name', (path, sentence) => {
    expect(usage(folder, ['a', path])).toBe(sentence);
  });

  test('a name that could command a terminal is escaped', () => {
    const hostile = tree({
      'a\n::error::b\u001b[31m/x.txt': 'x',
      'a\n::error::b\u001b[31m/.mcp.json': faulty.error,
    });
    const path = readdirSync(hostile)[0] ?? '';
    expect(usage(hostile, [`${path}/x.txt`])).toContain('claims "a\\n::error::b\\u001b[31m/x.txt"');
    expect(usage(hostile, [`${path}/gone`])).toBe('"a\\n::error::b\\u001b[31m/gone" does not exist');
    expect(cli(hostile).stdout).toMatch(/^a\\n::error::b\\u001b\[31m\/\.mcp\.json:1:24 {2}error/);
  });

  test('something that is no file is refused, without waiting for it', () => {
    const odd = tree();
    expect(spawnSync('mkfifo', [join(odd, 'pipe')]).status).toBe(0);
    symlinkSync('loop', join(odd, 'loop'));
    expect(usage(odd, ['pipe'])).toBe('"pipe" is a named pipe, not a file or folder');
    expect(usage(odd, ['loop'])).toBe('"loop" cannot be read: its link leads back to itself');
    expect(usage(odd, ['--as', 'omp', 'loop'])).toBe('"loop" cannot be read: its link leads back to itself');
    expect(usage(odd, ['--as', 'omp', 'x'.repeat(5000)])).toContain('cannot be read: its name is too long');
  });

  test('a folder named like a command', () => {
    const rules = tree({ 'rules/.mcp.json': faulty.error });
    expect(checkedFiles(rules, ['./rules'])).toEqual(['rules/.mcp.json']);
    expect(checkedFiles(rules, ['--', 'rules'])).toEqual(['rules/.mcp.json']);
  });

  test('one file is reported, but the rest is known', () => {
    const broken = tree({ '.mcp.json': '{"mcpServers":{"a":{"command":"x"}', 'b/.mcp.json': faulty.error });
    expect(findings(broken, ['b/.mcp.json'])).toEqual(['b/.mcp.json:1:24 error transport-untyped']);
  });
});

describe('.gitignore', () => {
  const folder = tree({
    '.git/': '',
    '.gitignore': 'private/\n*.local.json\n',
    '.mcp.json': clean,
    'private/.mcp.json': faulty.error,
    '.claude/settings.local.json': '{"mcpServers":{"a":{"command":"x"}}}',
  });

  test('is respected', () => {
    expect(checkedFiles(folder)).toEqual(['.mcp.json']);
  });

  test('does not hide what is named', () => {
    expect(checkedFiles(folder, ['private/.mcp.json'])).toEqual(['private/.mcp.json']);
    expect(checkedFiles(folder, ['private'])).toEqual(['private/.mcp.json']);
  });
});

describe('--stdin-filename', () => {
  const folder = tree({ '.mcp.json': clean, 'a/': '' });

  test('reads one document as if it lay there', () => {
    expect(findings(folder, ['--stdin-filename', 'a/.mcp.json'], { input: faulty.error })).toEqual([
      'a/.mcp.json:1:24 error transport-untyped',
    ]);
    expect(checkedFiles(folder, ['--stdin-filename', 'a/.mcp.json'], { input: clean })).toEqual(['a/.mcp.json']);
  });

  test('stands for the file of that name', () => {
    expect(findings(folder, ['--stdin-filename', '.mcp.json'], { input: faulty.error })).toEqual([
      '.mcp.json:1:24 error transport-untyped',
    ]);
  });

  test('the file need not exist, nor its folder', () => {
    expect(findings(folder, ['--stdin-filename', 'new/.omp/mcp.json'], { input: '{"mcpServers":{"x":{}}}' })).toEqual([
      'new/.omp/mcp.json:1:16 error transport-missing',
    ]);
  });

  test('a path that no format claims', () => {
    expect(usage(folder, ['--stdin-filename', 'notes.txt'], { input: 'x' })).toContain('claims "notes.txt"');
  });

  test('a list of tools as Windows PowerShell saves what is printed', () => {
    const saved = tree({ 'a/': '' });
    writeFileSync(join(saved, 'tools.json'), Buffer.from('\ufeff{ "tools": [] }\n', 'utf16le'));
    expect(usage(saved, ['tools.json'])).toBe(
      '"tools.json": the file is encoded in UTF-16, little endian; save the file as UTF-8',
    );
  });

  test('with --as nothing else is read in that way', () => {
    expect(findings(folder, ['--stdin-filename', 'draft.json', '--as', 'opencode'], { input: openCode })).toEqual([
      'draft.json:1:39 error field-type',
    ]);
  });

  test('an empty one is what an empty file is to the client', () => {
    expect(cli(folder, ['--stdin-filename', '.mcp.json'], { input: '' }).code).toBe(0);
    expect(findings(folder, ['--stdin-filename', '.omp/mcp.json'], { input: '' })).toHaveLength(1);
  });

  test('a binary one is reported without its content', () => {
    const input = Buffer.from([0xff, 0x00, 0x80, 0x07, 0x1b]);
    expect(findings(folder, ['--stdin-filename', '.mcp.json'], { input })).toEqual([
      '.mcp.json:1:1 error encoding-invalid',
    ]);
  });

  test('an endless one ends at the limit', () => {
    const command = `"${process.execPath}" "${bundles.cli}" --stdin-filename .mcp.json < /dev/zero`;
    const run = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', timeout: hangs });
    expect(run.status).toBe(1);
    expect(run.stdout).toMatch(/^\.mcp\.json:1:1 {2}error .* {2}limits-exceeded\n/);
  });

  test('a folder is none', () => {
    const command = `"${process.execPath}" "${bundles.cli}" --stdin-filename .mcp.json < .`;
    const run = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([2, 'mcp-lint: standard input cannot be read: it is a folder\n']);
  });
});

describe('--as', () => {
  const folder = tree({
    '.mcp.json': clean,
    'drafts/one.json': openCode,
    'drafts/two.json': openCode,
    'drafts/notes.md': '# notes\n',
    'plain.json': '{"servers":{"a":{"command":5}}}\n',
  });

  test('a file', () => {
    expect(findings(folder, ['--as', 'opencode', 'drafts/one.json'])).toEqual([
      'drafts/one.json:1:39 error field-type',
    ]);
  });

  test('every file of a folder that can be of this format', () => {
    expect(findings(folder, ['--as', 'opencode', 'drafts'])).toEqual([
      'drafts/one.json:1:39 error field-type',
      'drafts/two.json:1:39 error field-type',
    ]);
  });

  test('the id of a client means its main format', () => {
    const { files } = report(cli(folder, ['--as', 'claude-code', 'drafts/one.json', '--format', 'json']));
    expect(files).toEqual([expect.objectContaining({ client: 'claude-code', format: 'claude-code-project' })]);
  });

  test('holds where the content would say otherwise', () => {
    expect(usage(folder, ['plain.json'])).toContain('claims "plain.json"');
    expect(findings(folder, ['--as', 'aix', 'plain.json'])).toEqual(['plain.json:1:28 error field-type']);
    expect(cli(folder, ['--as', 'opencode-v2', 'drafts/one.json']).code).not.toBe(2);
  });
});

describe('--as ccmcp', () => {
  const configs = {
    'team.json': ccmcp,
    '.hidden.json': ccmcp,
    'notes.txt': 'x',
    'old.jsonc': '// no',
    'sub/x.json': ccmcp,
  };
  const inFolder = (folder: string) =>
    Object.fromEntries(Object.entries(configs).map(([path, text]) => [`${folder}/${path}`, text]));

  test('a folder that is given: every *.json in it, hidden ones too', () => {
    const folder = tree(inFolder('configs'));
    expect(checkedFiles(folder, ['--as', 'ccmcp', 'configs'])).toEqual(['configs/.hidden.json', 'configs/team.json']);
    expect(findings(folder, ['--as', 'ccmcp', 'configs'])).toContain('configs/team.json:1:41 error url-shape');
  });

  test('what lies in a folder below is not meant, whatever it is called', () => {
    const folder = tree({
      ...inFolder('configs'),
      'configs/sub/.mcp.json': faulty.error,
      'empty/sub/.mcp.json': ccmcp,
    });
    const own = ['configs/.hidden.json', 'configs/team.json'];
    expect(checkedFiles(folder, ['--as', 'ccmcp', 'configs'])).toEqual(own);
    // Nor where the folder lies outside of the one that is worked in.
    const elsewhere = tree({ 'empty/': '' });
    const outside = own.map((path) => join(folder, path));
    expect(checkedFiles(elsewhere, ['--as', 'ccmcp', join(folder, 'configs')])).toEqual(outside);
    const env = { CCMCP_CONFIG_DIR: join(folder, 'configs') };
    expect(checkedFiles(elsewhere, ['--as', 'ccmcp'], { env })).toEqual(outside);
  });

  test('the folder in CCMCP_CONFIG_DIR', () => {
    const folder = tree({ ...inFolder('configs'), 'here/.mcp.json': faulty.error });
    const env = { CCMCP_CONFIG_DIR: join(folder, 'configs') };
    expect(checkedFiles(join(folder, 'here'), ['--as', 'ccmcp'], { env })).toEqual([
      join(folder, 'configs/.hidden.json'),
      join(folder, 'configs/team.json'),
    ]);
  });

  test('the default folder, where the variable is unset or empty', () => {
    const HOME = tree(inFolder('.claude/mcp-configs'));
    const team = join(HOME, '.claude/mcp-configs/team.json');
    expect(checkedFiles(tree(), ['--as', 'ccmcp'], { env: { HOME } })).toContain(team);
    expect(checkedFiles(tree(), ['--as', 'ccmcp'], { env: { HOME, CCMCP_CONFIG_DIR: '' } })).toContain(team);
  });

  test('paths outside are shown as they are, also below the folder of the configuration', () => {
    const HOME = tree(inFolder('.claude/mcp-configs'));
    const folder = tree({ 'mcp-lint.json': '{}', 'sub/': '' });
    const { stdout } = cli(join(folder, 'sub'), ['--as', 'ccmcp'], { env: { HOME } });
    expect(stdout).toContain(`\n${join(HOME, '.claude/mcp-configs/team.json')}:1:41  error`);
  });

  test('a missing folder is named', () => {
    const HOME = tree();
    expect(usage(HOME, ['--as', 'ccmcp'], { env: { HOME } })).toBe(
      `there is no folder "${HOME}/.claude/mcp-configs"; name another one, or set CCMCP_CONFIG_DIR`,
    );
    expect(usage(HOME, ['--as', 'ccmcp'], { env: { CCMCP_CONFIG_DIR: '/gone' } })).toBe(
      'there is no folder "/gone", which CCMCP_CONFIG_DIR names',
    );
    expect(usage(HOME, ['--as', 'ccmcp', 'gone'])).toBe('"gone" does not exist');
  });
});

describe('--user', () => {
  const HOME = tree({
    '.claude.json': faulty.error,
    '.omp/agent/mcp.json': '{"mcpServers":{"x":{}}}\n',
    '.config/opencode/opencode.json': openCode,
    '.claude/mcp-configs/team.json': ccmcp,
    'unrelated/.mcp.json': faulty.error,
  });
  const folder = tree({ 'mcp-lint.json': '{}', '.mcp.json': clean, 'sub/': '' });

  test('adds the files of the home directory, and no others from there', () => {
    expect(findings(folder, ['--user'], { env: { HOME } })).toEqual([
      '~/.claude.json:1:24 error transport-untyped',
      '~/.claude/mcp-configs/team.json:1:41 error url-shape',
      '~/.config/opencode/opencode.json:1:39 error field-type',
      '~/.omp/agent/mcp.json:1:16 error transport-missing',
    ]);
  });

  test('shows them under "~" from any folder', () => {
    expect(cli(join(folder, 'sub'), ['--user'], { env: { HOME } }).stdout).toMatch(/^~\/\.claude\.json:1:24 {2}error/);
  });

  test('without it nothing is read there', () => {
    expect(checkedFiles(folder, [], { env: { HOME } })).toEqual(['.mcp.json']);
  });

  test('a folder that a variable names has to exist', () => {
    expect(usage(folder, ['--user'], { env: { HOME, CCMCP_CONFIG_DIR: '/gone' } })).toBe(
      'there is no folder "/gone", which CCMCP_CONFIG_DIR names',
    );
  });
});

describe('--target', () => {
  test('judges a file also for another client that reads it', () => {
    const text = '{"mcpServers":{"a":{"type":"ws","url":"wss://a.example"},"b":{"url":"https://b.example"},"c":{}}}';
    const folder = tree({ '.mcp.json': text });
    const clients = (args: readonly string[]) =>
      report(cli(folder, [...args, '--format', 'json'])).findings.map(
        ({ column, rule, clients }) => `${column} ${rule} ${clients.join()}`,
      );
    const alone = clients([]);
    expect(alone).toEqual(['63 transport-untyped claude-code', '90 transport-missing claude-code']);
    const both = clients(['--target', 'omp']);
    expect(both).toContain('90 transport-missing claude-code,omp');
    expect(both).toContain('63 transport-untyped claude-code');
    expect(both.filter((finding) => finding.endsWith(' omp'))).toEqual([expect.stringMatching(/^28 transport-un/)]);
  });
});

describe('surroundings', () => {
  test('nothing is written, also where nothing may be', () => {
    const folder = tree({ '.mcp.json': faulty.error });
    chmodSync(join(folder, '.mcp.json'), 0o444);
    chmodSync(folder, 0o555);
    const run = cli(folder);
    chmodSync(folder, 0o755);
    expect([run.code, run.stderr, readdirSync(folder)]).toEqual([1, '', ['.mcp.json']]);
  });

  test('HOME may be unset', () => {
    const folder = tree({ '.mcp.json': faulty.error });
    const command = `unset HOME; "${process.execPath}" "${bundles.cli}"`;
    const run = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect([run.status, run.stderr]).toEqual([1, '']);
    expect(lastLine({ code: run.status, stdout: run.stdout, stderr: '' })).toContain('checked 1 file');
  });
});
