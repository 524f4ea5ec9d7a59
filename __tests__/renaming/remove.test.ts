import { describe, expect, test } from '@jest/globals';
import { removed } from './support.ts';

const project = '{ "mcpServers": { "github": { "command": "gh-mcp" }, "db": { "command": "db-mcp" } } }\n';
const without = '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n';

describe('what mentions the server goes with it', () => {
  test.each([
    [
      'items of a list, which may stand together at its end',
      '.claude/settings.json',
      '{ "permissions": { "allow": ["Read", "mcp__github__a", "mcp__github__b"] } }',
      '{ "permissions": { "allow": ["Read"] } }',
    ],
    [
      'items of a list, one of which begins it',
      '.claude/settings.json',
      '{\n  "permissions": {\n    "deny": [\n      "mcp__github__a",\n      "Read",\n      "mcp__github"\n    ]\n  }\n}\n',
      '{\n  "permissions": {\n    "deny": [\n      "Read"\n    ]\n  }\n}\n',
    ],
    [
      'words of a text',
      '.claude/agents/t.md',
      '---\nname: t\ndescription: x\ntools: mcp__github__a, Read, mcp__github__b\n---\n',
      '---\nname: t\ndescription: x\ntools: Read\n---\n',
    ],
    [
      'the whole of a list that only switches off',
      '.claude/settings.json',
      '{ "disabledMcpjsonServers": ["github"] }',
      '{ "disabledMcpjsonServers": [] }',
    ],
  ])('%s', async (_, path, before, after) => {
    const { files, left } = await removed({ '.mcp.json': project, [path]: before }, 'github');
    expect({ files, left }).toEqual({ files: { '.mcp.json': without, [path]: after }, left: [] });
  });

  test('the only table of TOML', async () => {
    const { files, left } = await removed(
      { '.codex/config.toml': 'a = 1\n\n[mcp_servers.github]\ncommand = "x"\n' },
      'github',
    );
    expect({ files, left }).toEqual({ files: { '.codex/config.toml': 'a = 1\n' }, left: [] });
  });

  test('a table of TOML with those in it', async () => {
    const toml =
      'model = "x"\n\n[mcp_servers.github]\ncommand = "gh-mcp"\n\n[mcp_servers.github.env]\nA = "1"\n\n[mcp_servers.db]\ncommand = "db-mcp"\n';
    const { files } = await removed({ '.codex/config.toml': toml }, 'github');
    expect(files['.codex/config.toml']).toBe('model = "x"\n\n[mcp_servers.db]\ncommand = "db-mcp"\n');
  });
});

describe('left to a person, and named', () => {
  test('a list of which nothing would be left', async () => {
    const agent = '---\nname: t\ndescription: x\ntools: mcp__github__a, mcp__github__b\n---\n';
    const { files, left } = await removed({ '.mcp.json': project, '.claude/agents/t.md': agent }, 'github');
    expect(files).toEqual({ '.mcp.json': without, '.claude/agents/t.md': agent });
    const why = 'without it nothing would be left there, which may mean everything';
    expect(left).toEqual([`.claude/agents/t.md:4:8 ${why}`, `.claude/agents/t.md:4:24 ${why}`]);
  });

  test('a regular expression', async () => {
    const settings = '{ "hooks": { "PreToolUse": [{ "matcher": "Write|mcp__github__.*", "hooks": [] }] } }';
    const { files, left } = await removed({ '.mcp.json': project, '.claude/settings.json': settings }, 'github');
    expect(files['.claude/settings.json']).toBe(settings);
    expect(left).toEqual(['.claude/settings.json:1:49 it is a regular expression']);
  });
});
