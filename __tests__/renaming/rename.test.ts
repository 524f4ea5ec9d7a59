import { describe, expect, test } from '@jest/globals';
import { renamed } from './support.ts';

const project = '{ "mcpServers": { "github": { "command": "gh-mcp" }, "db": { "command": "db-mcp" } } }\n';

/** One text of one file, with the name of the server and of its new one in it. */
type Text = (name: string) => string;

describe('what mentions the server goes along', () => {
  const places: Readonly<Record<string, [string, Text]>> = {
    'a list of permissions': [
      '.claude/settings.json',
      (name) => `{ "permissions": { "allow": ["mcp__${name}__create_issue", "mcp__db__query", "mcp__${name}"] } }\n`,
    ],
    'a list of approved servers': [
      '.claude/settings.json',
      (name) => `{\n  "enabledMcpjsonServers": [\n    "db",\n    "${name}"\n  ]\n}\n`,
    ],
    'a regular expression': [
      '.claude/settings.json',
      (name) =>
        `{ "hooks": { "PreToolUse": [{ "matcher": "Write|mcp__${name}__.*", "hooks": [] }] }, "a": "mcp__x" }\n`,
    ],
    "an agent's tools in one line": [
      '.claude/agents/triage.md',
      (name) =>
        `---\nname: triage\ndescription: x\ntools: Read, mcp__${name}__search, mcp__db__query\n---\n\nBe brief.\n`,
    ],
    "an agent's tools as a list": [
      '.claude/agents/triage.md',
      (name) => `---\nname: triage\ndescription: x\ntools:\n  - Read\n  - mcp__${name}__search\n---\n\nBe brief.\n`,
    ],
    "an agent's servers": [
      '.claude/agents/triage.md',
      (name) => `---\nname: triage\ndescription: x\nmcpServers: [${name}, db]\n---\n\nBe brief.\n`,
    ],
    'a command of a prompt': [
      '.claude/commands/issue.md',
      (name) => `---\nallowed-tools: mcp__${name}__create_issue, Read\n---\n\nWrite an issue.\n`,
    ],
  };
  test.each(Object.entries(places))('%s', async (_, [path, text]) => {
    const { files, left } = await renamed({ '.mcp.json': project, [path]: text('github') }, 'github', 'hub');
    expect(files).toEqual({ '.mcp.json': project.replace('github', 'hub'), [path]: text('hub') });
    expect(left).toEqual([]);
  });

  test('in the spelling of the names of tools', async () => {
    const { files } = await renamed(
      {
        '.mcp.json': '{ "mcpServers": { "my.hub": { "command": "gh-mcp" } } }',
        '.claude/settings.json':
          '{ "permissions": { "deny": ["mcp__my_hub__x"] }, "disabledMcpjsonServers": ["my.hub"] }',
      },
      'my.hub',
      'our.hub',
    );
    expect(files).toEqual({
      '.mcp.json': '{ "mcpServers": { "our.hub": { "command": "gh-mcp" } } }',
      '.claude/settings.json':
        '{ "permissions": { "deny": ["mcp__our_hub__x"] }, "disabledMcpjsonServers": ["our.hub"] }',
    });
  });

  test('and the saved list of its tools that the configuration names', async () => {
    const { files } = await renamed(
      {
        '.mcp.json': project,
        'mcp-lint.json': '{ "tools": { "github": "hub.json" } }',
        'hub.json': '{ "tools": [] }',
      },
      'github',
      'hub',
    );
    expect(files['mcp-lint.json']).toBe('{ "tools": { "hub": "hub.json" } }');
  });
});

describe('in the language of the file', () => {
  const languages: Readonly<Record<string, [string, Text]>> = {
    'a table of TOML wherever it is spoken of': [
      '.codex/config.toml',
      (name) => `# ours\n[mcp_servers.${name}]\ncommand = "gh-mcp"\n\n[mcp_servers.${name}.env]\nA = "1"\n`,
    ],
    'a key of YAML': [
      'fastagent.config.yaml',
      (name) => `mcp:\n  servers:\n    ${name}: # ours\n      command: gh-mcp\n`,
    ],
    'with a field that has to repeat it': [
      '.aix/github.json',
      (name) => `{ "servers": { "${name}": { "name": "${name}", "transport": "stdio", "command": "gh-mcp" } } }`,
    ],
    'JSON with remarks': [
      '.vscode/mcp.json',
      (name) =>
        `{\n  // ours\n  "servers": {\n    "${name}": { "type": "stdio", "command": "gh-mcp" }, // here\n  },\n}\n`,
    ],
    'an item of a list that holds its name': [
      '.continue/mcpServers/ours.yaml',
      (name) => `name: Ours\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: ${name}\n    command: gh-mcp\n`,
    ],
  };
  test.each(Object.entries(languages))('%s', async (_, [path, text]) => {
    const { files, left } = await renamed({ [path]: text('github') }, 'github', 'hub');
    expect({ files, left }).toEqual({ files: { [path]: text('hub') }, left: [] });
  });
});

describe('every client that has a server of the name', () => {
  const files = {
    '.mcp.json': project,
    '.cursor/mcp.json': project,
    '.claude/settings.json': '{ "permissions": { "allow": ["mcp__github__x"] } }',
  };

  test('unless some are named', async () => {
    const { files: now } = await renamed(files, 'github', 'hub', ['claude-code']);
    expect(now['.cursor/mcp.json']).toBe(project);
    expect(now['.claude/settings.json']).toContain('mcp__hub__x');
  });

  test('by default', async () => {
    const { files: now } = await renamed(files, 'github', 'hub');
    expect(now['.cursor/mcp.json']).toBe(project.replace('github', 'hub'));
  });
});

describe('left to a person, and named', () => {
  test('a name of a tool in the text of a prompt', async () => {
    const text = '---\nname: t\ndescription: x\ntools: mcp__github__a\n---\n\nCall `mcp__github__a` first.\n';
    const { files, left } = await renamed({ '.mcp.json': project, '.claude/agents/t.md': text }, 'github', 'hub');
    expect(files['.claude/agents/t.md']).toBe(text.replace('tools: mcp__github__a', 'tools: mcp__hub__a'));
    expect(left).toEqual(['.claude/agents/t.md:7:7 it stands in a text for the model']);
  });

  test('what nothing that was read defines', async () => {
    const settings = '{ "permissions": { "allow": ["mcp__github__x"] } }';
    const { files, left } = await renamed(
      { '.cursor/mcp.json': project, '.claude/settings.json': settings },
      'github',
      'hub',
    );
    expect(files['.claude/settings.json']).toBe(settings);
    expect(left).toEqual(['.claude/settings.json:1:30 no file that was read defines it for Claude Code']);
  });

  test('a pattern that would match no more', async () => {
    const settings = '{ "hooks": { "PreToolUse": [{ "matcher": "Write|mcp__git.*|mcp__h.*", "hooks": [] }] } }';
    const { files, left } = await renamed({ '.mcp.json': project, '.claude/settings.json': settings }, 'github', 'hub');
    expect(files['.claude/settings.json']).toBe(settings);
    expect(left).toEqual(['.claude/settings.json:1:49 the pattern matches the old name, and not the new one']);
    const again = await renamed({ '.mcp.json': project, '.claude/settings.json': settings }, 'github', 'git-hub');
    expect(again.left).toEqual([]);
  });

  test('a server under a key that its client does not read', async () => {
    const other = '{ "servers": { "github": { "command": "gh-mcp" } } }';
    const { files, left } = await renamed({ '.mcp.json': project, 'a/.mcp.json': other }, 'github', 'hub');
    expect(files['a/.mcp.json']).toBe(other);
    expect(left).toEqual(['a/.mcp.json:1:16 it stands where Claude Code does not look']);
  });
});

describe('a name that cannot be', () => {
  test.each([
    ['db', '".mcp.json" has a server "db"'],
    ['github', 'that is its name already'],
    ['', 'a name is more than blanks'],
  ])('%s', async (to, why) => {
    await expect(renamed({ '.mcp.json': project }, 'github', to)).rejects.toThrow(
      `"github" cannot be called "${to}": ${why}`,
    );
  });

  test('one that the client cleans to that of another server', async () => {
    const text = '{ "mcpServers": { "github": { "command": "a" }, "my_db": { "command": "b" } } }';
    await expect(renamed({ '.mcp.json': text }, 'github', 'my.db')).rejects.toThrow(
      '".mcp.json" has a server "my_db", and Claude Code calls both alike',
    );
  });

  test('one that the client keeps for itself', async () => {
    await expect(renamed({ '.mcp.json': project }, 'github', 'workspace')).rejects.toThrow(
      'Claude Code keeps that name for itself',
    );
  });

  test('a server that nobody has', async () => {
    await expect(renamed({ '.mcp.json': project }, 'githb', 'hub')).rejects.toThrow(
      'no file here defines a server "githb"; did you mean "github"?',
    );
  });
});
