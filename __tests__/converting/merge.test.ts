import { describe, expect, test } from '@jest/globals';
import { convert } from '../../src/index.ts';

const source = {
  '.mcp.json': '{ "mcpServers": { "new": { "command": "new-mcp", "args": ["a"] }, "old": { "command": "changed" } } }',
};

async function merged(path: string, text: string, to: string, force = false): Promise<string> {
  const { outputs } = await convert({
    files: { ...source, [path]: text },
    from: 'claude-code',
    to,
    merge: true,
    force,
    config: false,
  });
  return outputs[0]?.text ?? '';
}

describe('everything else stays byte for byte', () => {
  test.each<[string, string, string, string, string]>([
    [
      'remarks and a comma too many',
      '.vscode/mcp.json',
      'vscode',
      '{\n\t// ours\n\t"servers": {\n\t\t"old": { "command": "x" }, // last\n\t},\n\t"x": 1,\n}\n',
      '{\n\t// ours\n\t"servers": {\n\t\t"old": { "command": "x" }, // last\n\t\t"new": {\n\t\t\t"type": "stdio",\n\t\t\t"command": "new-mcp",\n\t\t\t"args": [\n\t\t\t\t"a"\n\t\t\t]\n\t\t}\n\t},\n\t"x": 1,\n}\n',
    ],
    [
      'one line',
      '.cursor/mcp.json',
      'cursor',
      '{"mcpServers":{"old":{"command":"x"}}}',
      '{"mcpServers":{"old":{"command":"x"}, "new": { "type": "stdio", "command": "new-mcp", "args": ["a"] }}}',
    ],
    [
      'no servers yet, and the line ends of Windows',
      '.gemini/settings.json',
      'gemini',
      '{\r\n  "theme": "dark"\r\n}\r\n',
      '{\r\n  "theme": "dark",\r\n  "mcpServers": {\r\n    "new": {\r\n      "type": "stdio",\r\n      "command": "new-mcp",\r\n      "args": [\r\n        "a"\r\n      ]\r\n    },\r\n    "old": {\r\n      "type": "stdio",\r\n      "command": "changed"\r\n    }\r\n  }\r\n}\r\n',
    ],
    [
      'tables of TOML',
      '.codex/config.toml',
      'codex',
      'model = "x" # ours\n\n[mcp_servers.old]\ncommand = "x"\n\n[tools]\nweb = true\n',
      'model = "x" # ours\n\n[mcp_servers.old]\ncommand = "x"\n\n[tools]\nweb = true\n\n[mcp_servers.new]\ncommand = "new-mcp"\nargs = ["a"]\n',
    ],
    [
      'a list of YAML',
      '.continue/config.yaml',
      'continue',
      'name: Ours # ours\nmcpServers:\n  - name: old\n    command: x\nrules: []\n',
      'name: Ours # ours\nmcpServers:\n  - name: old\n    command: x\n  - name: new\n    type: stdio\n    command: new-mcp\n    args:\n      - a\nrules: []\n',
    ],
    [
      'a map of YAML',
      'fast-agent.yaml',
      'fast-agent',
      'mcp:\n    servers:\n        old:\n            command: x\n        # more to come\nlogger: {}\n',
      'mcp:\n    servers:\n        old:\n            command: x\n        new:\n          transport: stdio\n          command: new-mcp\n          args:\n            - a\n        # more to come\nlogger: {}\n',
    ],
  ])('%s', async (_, path, to, before, after) => {
    expect(await merged(path, before, to)).toBe(after);
  });

  test('a server of the same name stays, but for force', async () => {
    const before = '{\n  "mcpServers": {\n    "old": { "command": "x" },\n    "z": { "command": "z" }\n  }\n}\n';
    expect(JSON.parse(await merged('.cursor/mcp.json', before, 'cursor')).mcpServers.old).toEqual({ command: 'x' });
    expect(JSON.parse(await merged('.cursor/mcp.json', before, 'cursor', true)).mcpServers).toEqual({
      z: { command: 'z' },
      new: { type: 'stdio', command: 'new-mcp', args: ['a'] },
      old: { type: 'stdio', command: 'changed' },
    });
  });

  test('twice is once', async () => {
    const once = await merged('.cursor/mcp.json', '{}', 'cursor');
    expect(await merged('.cursor/mcp.json', once, 'cursor')).toBe(once);
  });

  test.each([
    ['.cursor/mcp.json', 'cursor', '{ "mcpServers": '],
    ['.cursor/mcp.json', 'cursor', '{ "mcpServers": 5 }'],
    ['.codex/config.toml', 'codex', 'mcp_servers = { old = { command = "x" } }\n'],
  ])('a file that is not in a form for it is refused: %s', async (path, to, text) => {
    await expect(merged(path, text, to)).rejects.toThrow(`"${path}"`);
  });
});
