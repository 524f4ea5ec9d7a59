import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { tree } from '../tree.ts';
import { clean, cli, faulty } from './support.ts';

function hook(folder: string, input: string | Uint8Array, agent = 'claude-code') {
  return cli(folder, ['hook', agent], { input });
}

function written(cwd: string, path: string): string {
  return JSON.stringify({
    session_id: 's',
    hook_event_name: 'PostToolUse',
    cwd,
    tool_name: 'Write',
    tool_input: { file_path: path, content: '' },
  });
}

describe('mcp-lint hook', () => {
  test('answers on standard output, and ends with 0', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'b/.mcp.json': clean });
    const { code, stdout, stderr } = hook(folder, written(folder, join(folder, '.mcp.json')));
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toEqual({
      decision: 'block',
      reason: expect.stringMatching(/^mcp-lint: 1 error .*\n\.mcp\.json:1:24 error: .*\n {2}remedy: /),
    });
    expect(hook(folder, written(folder, 'b/.mcp.json'))).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('speaks of a file at home, and of one in a folder below', () => {
    const folder = tree({ 'home/.cursor/mcp.json': '{"mcpServers":{"a":{}}}', 'work/a/.mcp.json': faulty.error });
    const env = { HOME: join(folder, 'home') };
    const home = cli(join(folder, 'work'), ['hook', 'claude-code'], {
      env,
      input: written(join(folder, 'work'), join(folder, 'home/.cursor/mcp.json')),
    });
    expect(home.stdout).toMatch(/\.cursor\/mcp\.json:1:16 (?:error|warning): /);
    const below = hook(join(folder, 'work'), written(join(folder, 'work/a'), '.mcp.json'));
    expect(JSON.parse(below.stdout).reason).toContain('.mcp.json:1:24 error: ');
  });

  test('never ends with 2 for what stands in an event, and prints nothing then', () => {
    const folder = tree({ '.mcp.json': faulty.error, 'mcp-lint.json': '{' });
    mkdirSync(join(folder, 'folder/.mcp.json'), { recursive: true });
    symlinkSync('/dev/zero', join(folder, 'mcp.json'));
    const events = [
      '',
      '{',
      Buffer.from([0xff, 0xfe, 0x00]),
      written(folder, '.mcp.json'),
      written(folder, 'mcp.json'),
      written(folder, 'folder/.mcp.json'),
      written(folder, '/dev/zero'),
      `${' '.repeat(4 << 20)}${written(folder, '.mcp.json')}`,
    ];
    for (const event of events) {
      const { code, stdout, stderr } = hook(folder, event);
      expect([code, stdout]).toEqual([0, '']);
      expect(stderr).not.toMatch(/^ {4}at /m);
    }
  });

  test('asks for an agent that it knows', () => {
    const folder = tree();
    expect(hook(folder, '', 'claude')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'mcp-lint: "mcp-lint hook" takes "claude-code", "codex", "gemini", "qwen" or "factory", not "claude"; did you mean "claude-code"?\n',
    });
    expect(cli(folder, ['hook']).stderr).toBe(
      'mcp-lint: "mcp-lint hook" needs an agent: "claude-code", "codex", "gemini", "qwen" or "factory"\n',
    );
  });
});
