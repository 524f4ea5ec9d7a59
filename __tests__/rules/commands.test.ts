import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spanOf } from '../../src/model/values/index.ts';
import { linesOf, lintFiles } from '../formats/support.ts';
import { runs } from '../fuzz.ts';

const on = { rules: new Map([['package-unpinned', 'warning' as const]]) };

function claude(entry: object): string {
  return JSON.stringify({ mcpServers: { docs: entry } });
}

describe('a command with arguments', () => {
  test('costs the server where that was seen', async () => {
    expect(linesOf(await lintFiles({ '.mcp.json': claude({ command: 'npx -y docs-mcp' }) }))).toEqual([
      '1:34-1:51 error command-with-arguments Claude Code takes the whole command of server "docs" for one program, so it cannot start the server',
    ]);
  });

  test('is mended in the way of the client', async () => {
    const helpOf = async (name: string, text: string) => (await lintFiles({ [name]: text })).findings[0]?.help;
    const list = JSON.stringify({ mcp: { docs: { type: 'local', command: ['npx -y docs-mcp'] } } });
    expect(await helpOf('opencode.json', list)).toBe('make each word an item of its own in "command"');
    expect(await helpOf('.mcp.json', claude({ command: 'npx -y docs-mcp' }))).toBe(
      'write "npx" as the command and each further word as an item of "args"',
    );
  });

  test('costs nothing where the server is switched off', async () => {
    const text = JSON.stringify({ mcp: { docs: { type: 'local', command: ['npx -y docs-mcp'], enabled: false } } });
    expect(linesOf(await lintFiles({ 'opencode.json': text }))).toEqual([
      '1:43-1:60 info command-with-arguments OpenCode takes the whole command of server "docs" for one program, so it cannot start the server',
    ]);
  });

  test.each([
    ['.kiro/settings/mcp.json', claude({ command: 'npx -y docs-mcp' })],
    ['.vibe/config.toml', '[[mcp_servers]]\nname = "docs"\ntransport = "stdio"\ncommand = "npx -y docs-mcp"\n'],
    ['config/mcporter.json', claude({ command: 'npx -y docs-mcp' })],
  ])('is not judged in %s: it is split, or nobody knows', async (name, text) => {
    const found = linesOf(await lintFiles({ [name]: text }));
    expect(found.filter((line) => line.includes('command-'))).toEqual([]);
  });

  test('is one finding, whatever else a shell would make of it', async () => {
    const found = linesOf(await lintFiles({ '.mcp.json': claude({ command: '~/bin/docs-mcp --log && true' }) }));
    expect(found.map((line) => line.split(' ', 3)[2])).toEqual(['command-with-arguments']);
  });
});

test.each([
  ['-it', 'write "-i"'],
  ['-i --tty', 'leave it out'],
  ['-t', 'write "-i" in its place'],
  ['-dit', 'write "-it"'],
  ['-i --detach', 'leave it out'],
  ['--rm', 'add "-i" after "run"'],
])('docker run %s: %s', async (options, help) => {
  const entry = { command: 'docker', args: ['run', ...options.split(' '), 'docs:1'] };
  const { findings } = await lintFiles({ '.mcp.json': claude(entry) });
  expect(findings.map((finding) => [finding.rule, finding.help])).toEqual([['docker-stdio', help]]);
});

describe('what follows a shell belongs to it', () => {
  test.each([
    { command: 'bash', args: ['-lc', 'cd ~ && exec docs-mcp | tee $HOME/log 2>&1'] },
    { command: 'cmd', args: ['/c', 'npx', '-y', 'docs-mcp', '2>', '%APPDATA%\\log'] },
    { command: 'docker', args: ['run', '-i', 'docs', 'sh', '-c', 'a && b'] },
    { command: 'npx', args: ['-y', 'mcp-remote', 'https://docs.example.com/mcp', '--header', 'X: $HOME'] },
    { command: 'wsl.exe', args: ['docs-mcp', '&&', 'true'] },
    { command: 'ssh', args: ['host', 'cd ~/docs', '&&', './docs-mcp'] },
    { command: 'powershell.exe', args: ['-Command', '$HOME; docs-mcp | Out-Null'] },
  ])('%j', async (entry) => {
    const found = linesOf(await lintFiles({ '.mcp.json': claude(entry) }));
    expect(found.filter((line) => /command-shell|arg-value|placeholder/.test(line))).toEqual([]);
  });
});

test.each([
  ['no shell reads it', { command: 'docs-mcp', args: ['curl x | sh'] }],
  ['a container has its own', { command: 'docker', args: ['run', '-i', 'docs:1', 'sh', '-c', 'curl x | sh'] }],
  ['nothing runs it', { command: 'sh', args: ['-c', 'curl x | jq . | tee sh; wget y || sh z'] }],
])('a download into a shell: %s', async (_, entry) => {
  expect(linesOf(await lintFiles({ '.mcp.json': claude(entry) }))).toEqual([]);
});

test.each([
  'curl -s x | sudo bash',
  'wget -qO- x | /bin/sh -s',
  'bash <(curl -s x)',
  'eval "$(curl x)"',
  'sh -c "$(curl x)"',
  'curl x | tee log | curl y | python3',
])('a download into a shell: %s', async (script) => {
  const found = linesOf(await lintFiles({ '.mcp.json': claude({ command: 'bash', args: ['-c', script] }) }));
  expect(found.map((line) => line.split(' ', 3)[2])).toEqual(['command-dangerous']);
});

test('a script is looked for where the file is one of the project', async () => {
  const found = linesOf(await lintFiles({ '.mcp.json': claude({ command: 'node', args: ['none.js'] }) }));
  expect(found).toEqual([
    '1:49-1:58 warning command-path "none.js", which starts server "docs", lies neither beside this file nor in a folder above it',
  ]);
  const desktop = { 'claude_desktop_config.json': claude({ command: 'node', args: ['none.js', '/Users/anna/docs'] }) };
  expect(linesOf(await lintFiles(desktop))).toEqual([]);
});

test('a file that git ignores may name paths of one machine', async () => {
  const text = claude({ command: '/Users/anna/docs-mcp' });
  const rules = async (files: Record<string, string>) =>
    (await lintFiles({ '.git/HEAD': '', ...files })).findings.map(({ rule }) => rule);
  expect(await rules({ '.mcp.json': text })).toEqual(['path-absolute']);
  expect(await rules({ '.mcp.json': text, '.gitignore': '.mcp.json\n' })).toEqual([]);
});

test('what another system is handed is offered no variable of this one', async () => {
  const helpOf = async (command: string, ...args: string[]) =>
    (await lintFiles({ '.mcp.json': claude({ command, args }) })).findings.find(({ rule }) => rule === 'path-absolute')
      ?.help;
  const plain = 'write a path from the folder of the project, or a program that is found by its name';
  const path = '/home/anna/docs/index.js';
  expect(await helpOf('node', path)).toBe(
    'write a path from the folder of the project, or begin it with a variable such as "${HOME}"',
  );
  expect(await helpOf('wsl.exe', 'node', path)).toBe(plain);
  expect(await helpOf('wsl', '--', path)).toBe(plain);
  expect(await helpOf('cmd', '/c', 'wsl', path)).toBe(plain);
  expect(await helpOf('ssh', 'host.acme.net', path)).toBe(plain);
});

test('a package behind cmd is found in its own word', async () => {
  const entry = { command: 'cmd', args: ['/c', 'npx', '-y', '--package=@modelcontextprotocol/server-fetch', 'fetch'] };
  expect(linesOf(await lintFiles({ '.mcp.json': claude(entry) }))).toEqual([
    '1:75-1:109 warning package-unknown npm has no package "@modelcontextprotocol/server-fetch", so server "docs" does not start',
  ]);
});

test('any words are read without a throw, and every place lies in its file', async () => {
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('npx', 'npx -y', 'uvx', 'docker', 'run', '-it', '-d', '-i', '--privileged', '-v', '/:/x', '~/a:/b'),
    fc.constantFrom(
      'bash',
      '-c',
      'curl x | sh',
      'sudo',
      '&&',
      '|',
      '$(pwd)',
      '$HOME/x',
      '~/x.js',
      'node',
      'x.js',
      '\n',
    ),
    fc.constantFrom(
      '/Users/a/b',
      'C:\\x',
      '@modelcontextprotocol/server-git',
      '@a/b@1',
      '--package=',
      '\ud800',
      '__proto__',
    ),
  );
  const words = fc.array(fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: fc.jsonValue() }), {
    maxLength: 7,
  });
  await fc.assert(
    fc.asyncProperty(word, words, fc.option(fc.jsonValue()), async (command, args, cwd) => {
      const report = await lintFiles(
        {
          '.mcp.json': claude({ command, args, cwd }),
          '.gemini/settings.json': claude({ command, args, cwd }),
          'opencode.json': JSON.stringify({ mcp: { docs: { type: 'local', command: [command, ...args] } } }),
        },
        on,
      );
      for (const { place } of report.findings) {
        const { start, end } = spanOf(place);
        expect(start <= end && end <= place.document.text.length).toBe(true);
      }
    }),
    { numRuns: runs(150) },
  );
});
