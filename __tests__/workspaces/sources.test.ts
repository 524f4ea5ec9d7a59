import { describe, expect, test } from '@jest/globals';
import { crossingAtHome } from './support.ts';

type Texts = Readonly<Record<string, string>>;

/** Two neighbours in a client's order of sources: what is in the project, what is in the home directory, and what is said. */
describe('of two sources one counts', () => {
  const cases: [string, Texts, Texts, string[]][] = [
    [
      'amazonq',
      { '.amazonq/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.aws/amazonq/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.aws/amazonq/mcp.json:1:16-1:20 warning server-shadowed Amazon Q CLI takes server "db" from ".amazonq/mcp.json" instead; the two differ in args | .amazonq/mcp.json:1:16-1:20',
      ],
    ],
    [
      'amp',
      { '.amp/settings.json': '{"amp.mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}' },
      { '.config/amp/settings.json': '{"amp.mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.config/amp/settings.json:1:20-1:24 warning server-shadowed Amp takes server "db" from ".amp/settings.json" instead; the two differ in args | .amp/settings.json:1:20-1:24',
      ],
    ],
    [
      'auggie',
      {
        '.augment/settings.local.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.augment/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.augment/settings.json:1:16-1:20 warning server-shadowed Auggie takes server "db" from ".augment/settings.local.json" instead; the two differ in args | .augment/settings.local.json:1:16-1:20',
      ],
    ],
    [
      'auggie',
      { '.augment/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.augment/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.augment/settings.json:1:16-1:20 warning server-shadowed Auggie takes server "db" from ".augment/settings.json" instead; the two differ in args | .augment/settings.json:1:16-1:20',
      ],
    ],
    [
      'bob',
      { '.bob/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.bob/mcp_settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.bob/mcp_settings.json:1:16-1:20 warning server-shadowed IBM Bob takes server "db" from ".bob/mcp.json" instead; the two differ in args | .bob/mcp.json:1:16-1:20',
      ],
    ],
    [
      'claude-code',
      { '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      {
        '.claude.json':
          '{"projects":{"$PROJECT":{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}}}',
      },
      [
        '.mcp.json:1:16-1:20 warning server-shadowed Claude Code takes server "db" from "~/.claude.json" instead; the two differ in args | ~/.claude.json:1:45-1:49',
      ],
    ],
    [
      'claude-code',
      { '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.claude.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.claude.json:1:16-1:20 warning server-shadowed Claude Code takes server "db" from ".mcp.json" instead; the two differ in args | .mcp.json:1:16-1:20',
      ],
    ],
    [
      'claude-code',
      {
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--outer"]}}}',
        'a/b/.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--inner"]}}}',
      },
      {},
      [
        '.mcp.json:1:16-1:20 info server-shadowed Claude Code takes server "db" from "a/b/.mcp.json" when it runs in "a/b"; the two differ in args | a/b/.mcp.json:1:16-1:20',
      ],
    ],
    [
      'codebuddy',
      { '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      {
        '.codebuddy.json':
          '{"projects":{"$PROJECT":{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}}}',
      },
      [
        '.mcp.json:1:16-1:20 warning server-shadowed CodeBuddy takes server "db" from "~/.codebuddy.json" instead; the two differ in args | ~/.codebuddy.json:1:45-1:49',
      ],
    ],
    [
      'codebuddy',
      { '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.codebuddy.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.codebuddy.json:1:16-1:20 warning server-shadowed CodeBuddy takes server "db" from ".mcp.json" instead; the two differ in args | .mcp.json:1:16-1:20',
      ],
    ],
    [
      'codex',
      { '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--strong"]\n' },
      { '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--weak"]\n' },
      [
        '~/.codex/config.toml:1:14-1:16 warning server-shadowed Codex takes args of server "db" from ".codex/config.toml", whatever stands here | .codex/config.toml:1:14-1:16',
      ],
    ],
    [
      'codex',
      {
        '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--outer"]\n',
        'a/b/.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--inner"]\n',
      },
      {},
      [
        '.codex/config.toml:1:14-1:16 info server-shadowed Codex takes server "db" from "a/b/.codex/config.toml" when it runs in "a/b"; the two differ in args | a/b/.codex/config.toml:1:14-1:16',
      ],
    ],
    [
      'copilot-cli',
      { '.github/mcp.json': '{"mcpServers":{"db":{"type":"local","command":"db-mcp","args":["--strong"]}}}' },
      { '.copilot/mcp-config.json': '{"mcpServers":{"db":{"type":"local","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.copilot/mcp-config.json:1:16-1:20 warning server-shadowed Copilot CLI takes server "db" from ".github/mcp.json" instead; the two differ in args | .github/mcp.json:1:16-1:20',
      ],
    ],
    [
      'copilot-cli',
      {
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--outer"]}}}',
        'a/b/.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--inner"]}}}',
      },
      {},
      [
        '.mcp.json:1:16-1:20 info server-shadowed (claude-code, copilot-cli) Claude Code takes server "db" from "a/b/.mcp.json" when it runs in "a/b"; the two differ in args | a/b/.mcp.json:1:16-1:20',
      ],
    ],
    [
      'copilot-cli',
      {
        '.github/mcp.json': '{"mcpServers":{"db":{"type":"local","command":"db-mcp","args":["--outer"]}}}',
        'a/b/.github/mcp.json': '{"mcpServers":{"db":{"type":"local","command":"db-mcp","args":["--inner"]}}}',
      },
      {},
      [
        '.github/mcp.json:1:16-1:20 info server-shadowed Copilot CLI takes server "db" from "a/b/.github/mcp.json" when it runs in "a/b"; the two differ in args | a/b/.github/mcp.json:1:16-1:20',
      ],
    ],
    [
      'crush',
      {
        '.crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        'crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        'crush.json:1:9-1:13 warning server-shadowed Crush takes args of server "db" from ".crush.json", whatever stands here | .crush.json:1:9-1:13',
      ],
    ],
    [
      'crush',
      { 'crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.local/share/crush/crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.local/share/crush/crush.json:1:9-1:13 warning server-shadowed Crush takes args of server "db" from "crush.json", whatever stands here | crush.json:1:9-1:13',
      ],
    ],
    [
      'crush',
      {},
      {
        '.local/share/crush/crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.config/crush/crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      [
        '~/.config/crush/crush.json:1:9-1:13 warning server-shadowed Crush takes args of server "db" from "~/.local/share/crush/crush.json", whatever stands here | ~/.local/share/crush/crush.json:1:9-1:13',
      ],
    ],
    [
      'crush',
      {
        '.crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--outer"]}}}',
        'a/b/.crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--inner"]}}}',
      },
      {},
      [
        '.crush.json:1:9-1:13 info server-shadowed Crush takes server "db" from "a/b/.crush.json" when it runs in "a/b"; the two differ in args | a/b/.crush.json:1:9-1:13',
      ],
    ],
    [
      'crush',
      {
        'crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--outer"]}}}',
        'a/b/crush.json': '{"mcp":{"db":{"type":"stdio","command":"db-mcp","args":["--inner"]}}}',
      },
      {},
      [
        'crush.json:1:9-1:13 info server-shadowed Crush takes server "db" from "a/b/crush.json" when it runs in "a/b"; the two differ in args | a/b/crush.json:1:9-1:13',
      ],
    ],
    [
      'cursor',
      { '.cursor/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.cursor/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.cursor/mcp.json:1:16-1:20 warning server-shadowed Cursor takes server "db" from ".cursor/mcp.json" instead; the two differ in args | .cursor/mcp.json:1:16-1:20',
      ],
    ],
    [
      'factory',
      { '.factory/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.factory/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.factory/mcp.json:1:16-1:20 warning server-shadowed Factory Droid takes server "db" from ".factory/mcp.json" instead; the two differ in args | .factory/mcp.json:1:16-1:20',
      ],
    ],
    [
      'firebender',
      { 'firebender.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}' },
      { '.firebender/firebender.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}' },
      [
        'firebender.json:1:16-1:20 warning server-shadowed Firebender takes server "db" from "~/.firebender/firebender.json" instead; the two differ in args | ~/.firebender/firebender.json:1:16-1:20',
      ],
    ],
    [
      'gemini',
      { '.gemini/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.gemini/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.gemini/settings.json:1:16-1:20 warning server-shadowed Gemini CLI takes server "db" from ".gemini/settings.json" instead; the two differ in args | .gemini/settings.json:1:16-1:20',
      ],
    ],
    [
      'grok',
      { '.grok/config.toml': '[mcp_servers.db]\ntype = "stdio"\ncommand = "db-mcp"\nargs = ["--strong"]\n' },
      { '.grok/config.toml': '[mcp_servers.db]\ntype = "stdio"\ncommand = "db-mcp"\nargs = ["--weak"]\n' },
      [
        '~/.grok/config.toml:1:14-1:16 warning server-shadowed Grok Build takes server "db" from ".grok/config.toml" instead; the two differ in args | .grok/config.toml:1:14-1:16',
      ],
    ],
    [
      'grok',
      {},
      {
        '.grok/config.toml': '[mcp_servers.db]\ntype = "stdio"\ncommand = "db-mcp"\nargs = ["--strong"]\n',
        '.claude.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      [
        '~/.claude.json:1:16-1:20 warning server-shadowed Grok Build takes server "db" from "~/.grok/config.toml" instead; the two differ in args | ~/.grok/config.toml:1:14-1:16',
      ],
    ],
    [
      'grok',
      { '.cursor/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      { '.claude.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      [
        '.cursor/mcp.json:1:16-1:20 warning server-shadowed Grok Build takes server "db" from "~/.claude.json" instead; the two differ in args | ~/.claude.json:1:16-1:20',
      ],
    ],
    [
      'grok',
      {
        '.cursor/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.mcp.json:1:16-1:20 warning server-shadowed Grok Build takes server "db" from ".cursor/mcp.json" instead; the two differ in args | .cursor/mcp.json:1:16-1:20',
      ],
    ],
    [
      'grok',
      {
        '.grok/config.toml': '[mcp_servers.db]\ntype = "stdio"\ncommand = "db-mcp"\nargs = ["--outer"]\n',
        'a/b/.grok/config.toml': '[mcp_servers.db]\ntype = "stdio"\ncommand = "db-mcp"\nargs = ["--inner"]\n',
      },
      {},
      [
        '.grok/config.toml:1:14-1:16 info server-shadowed Grok Build takes server "db" from "a/b/.grok/config.toml" when it runs in "a/b"; the two differ in args | a/b/.grok/config.toml:1:14-1:16',
      ],
    ],
    [
      'iflow',
      { '.iflow/settings.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}' },
      { '.iflow/settings.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.iflow/settings.json:1:16-1:20 warning server-shadowed iFlow CLI takes server "db" from ".iflow/settings.json" instead; the two differ in args | .iflow/settings.json:1:16-1:20',
      ],
    ],
    [
      'kilo',
      { '.kilo/kilo.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}' },
      { '.config/kilo/kilo.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}' },
      [
        '~/.config/kilo/kilo.json:1:9-1:13 warning server-shadowed Kilo Code takes args of server "db" from ".kilo/kilo.json", whatever stands here | .kilo/kilo.json:1:9-1:13',
      ],
    ],
    [
      'kilo',
      {
        '.kilo/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.kilocode/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.kilocode/mcp.json:1:16-1:20 warning server-shadowed Kilo Code takes server "db" from ".kilo/mcp.json" instead; the two differ in args | .kilo/mcp.json:1:16-1:20',
      ],
    ],
    [
      'kimi',
      {
        '.kimi-code/mcp.json': '{"mcpServers":{"db":{"transport":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.mcp.json:1:16-1:20 warning server-shadowed Kimi Code takes server "db" from ".kimi-code/mcp.json" instead; the two differ in args | .kimi-code/mcp.json:1:16-1:20',
      ],
    ],
    [
      'kimi',
      { '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.kimi-code/mcp.json': '{"mcpServers":{"db":{"transport":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.kimi-code/mcp.json:1:16-1:20 warning server-shadowed Kimi Code takes server "db" from ".mcp.json" instead; the two differ in args | .mcp.json:1:16-1:20',
      ],
    ],
    [
      'kiro',
      { '.kiro/settings/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.kiro/settings/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.kiro/settings/mcp.json:1:16-1:20 warning server-shadowed Kiro takes server "db" from ".kiro/settings/mcp.json" instead; the two differ in args | .kiro/settings/mcp.json:1:16-1:20',
      ],
    ],
    [
      'mcporter',
      { 'config/mcporter.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}' },
      { '.mcporter/mcporter.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.mcporter/mcporter.json:1:16-1:20 warning server-shadowed mcporter takes server "db" from "config/mcporter.json" instead; the two differ in args | config/mcporter.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      {
        '.omp/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.omp/.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.omp/.mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from ".omp/mcp.json" instead; the two differ in args | .omp/mcp.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      { '.omp/.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.omp/agent/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.omp/agent/mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from ".omp/.mcp.json" instead; the two differ in args | .omp/.mcp.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      {},
      {
        '.omp/agent/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.omp/agent/.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      [
        '~/.omp/agent/.mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from "~/.omp/agent/mcp.json" instead; the two differ in args | ~/.omp/agent/mcp.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      { '.claude/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      { '.omp/agent/.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      [
        '.claude/mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from "~/.omp/agent/.mcp.json" instead; the two differ in args | ~/.omp/agent/.mcp.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      { '.claude/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.claude.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.claude.json:1:16-1:20 warning server-shadowed omp takes server "db" from ".claude/mcp.json" instead; the two differ in args | .claude/mcp.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      { '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--strong"]\n' },
      { '.codex/config.toml': '[mcp_servers.db]\ncommand = "db-mcp"\nargs = ["--weak"]\n' },
      [
        '~/.codex/config.toml:1:14-1:16 warning server-shadowed Codex takes args of server "db" from ".codex/config.toml", whatever stands here | .codex/config.toml:1:14-1:16',
      ],
    ],
    [
      'omp',
      { '.gemini/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.gemini/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.gemini/settings.json:1:16-1:20 warning server-shadowed Gemini CLI takes server "db" from ".gemini/settings.json" instead; the two differ in args | .gemini/settings.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      { '.cursor/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.cursor/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.cursor/mcp.json:1:16-1:20 warning server-shadowed Cursor takes server "db" from ".cursor/mcp.json" instead; the two differ in args | .cursor/mcp.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      { 'mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      {
        '.codeium/windsurf/mcp_config.json':
          '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
      },
      [
        'mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from "~/.codeium/windsurf/mcp_config.json" instead; the two differ in args | ~/.codeium/windsurf/mcp_config.json:1:16-1:20',
      ],
    ],
    [
      'omp',
      {
        'mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.mcp.json:1:16-1:20 warning server-shadowed omp takes server "db" from "mcp.json" instead; the two differ in args | mcp.json:1:16-1:20',
      ],
    ],
    [
      'opencode',
      {},
      {
        '.opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}',
        '.opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}',
      },
      [
        '~/.opencode/opencode.json:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from "~/.opencode/opencode.jsonc", whatever stands here | ~/.opencode/opencode.jsonc:1:9-1:13',
      ],
    ],
    [
      'opencode',
      { '.opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}' },
      { '.opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}' },
      [
        '.opencode/opencode.jsonc:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from "~/.opencode/opencode.json", whatever stands here | ~/.opencode/opencode.json:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        '.opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}',
        '.opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}',
      },
      {},
      [
        '.opencode/opencode.json:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from ".opencode/opencode.jsonc", whatever stands here | .opencode/opencode.jsonc:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        '.opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}',
        'opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}',
      },
      {},
      [
        'opencode.jsonc:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from ".opencode/opencode.json", whatever stands here | .opencode/opencode.json:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        'opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}',
        'opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}',
      },
      {},
      [
        'opencode.json:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from "opencode.jsonc", whatever stands here | opencode.jsonc:1:9-1:13',
      ],
    ],
    [
      'opencode',
      { 'opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}' },
      { '.config/opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}' },
      [
        '~/.config/opencode/opencode.jsonc:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from "opencode.json", whatever stands here | opencode.json:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {},
      {
        '.config/opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}',
        '.config/opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}',
      },
      [
        '~/.config/opencode/opencode.json:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from "~/.config/opencode/opencode.jsonc", whatever stands here | ~/.config/opencode/opencode.jsonc:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {},
      {
        '.config/opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--strong"]}}}',
        '.config/opencode/config.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--weak"]}}}',
      },
      [
        '~/.config/opencode/config.json:1:9-1:13 warning server-shadowed OpenCode takes args of server "db" from "~/.config/opencode/opencode.json", whatever stands here | ~/.config/opencode/opencode.json:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        '.opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--outer"]}}}',
        'a/b/.opencode/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--inner"]}}}',
      },
      {},
      [
        'a/b/.opencode/opencode.jsonc:1:9-1:13 info server-shadowed OpenCode takes server "db" from ".opencode/opencode.jsonc" when it runs in "a/b"; the two differ in args | .opencode/opencode.jsonc:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        '.opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--outer"]}}}',
        'a/b/.opencode/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--inner"]}}}',
      },
      {},
      [
        'a/b/.opencode/opencode.json:1:9-1:13 info server-shadowed OpenCode takes server "db" from ".opencode/opencode.json" when it runs in "a/b"; the two differ in args | .opencode/opencode.json:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        'opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--outer"]}}}',
        'a/b/opencode.jsonc': '{"mcp":{"db":{"type":"local","command":["db-mcp","--inner"]}}}',
      },
      {},
      [
        'opencode.jsonc:1:9-1:13 info server-shadowed OpenCode takes server "db" from "a/b/opencode.jsonc" when it runs in "a/b"; the two differ in args | a/b/opencode.jsonc:1:9-1:13',
      ],
    ],
    [
      'opencode',
      {
        'opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--outer"]}}}',
        'a/b/opencode.json': '{"mcp":{"db":{"type":"local","command":["db-mcp","--inner"]}}}',
      },
      {},
      [
        'opencode.json:1:9-1:13 info server-shadowed OpenCode takes server "db" from "a/b/opencode.json" when it runs in "a/b"; the two differ in args | a/b/opencode.json:1:9-1:13',
      ],
    ],
    [
      'pi',
      {
        '.pi/mcp.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}',
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.mcp.json:1:16-1:20 warning server-shadowed Pi\'s MCP adapter takes args of server "db" from ".pi/mcp.json", whatever stands here | .pi/mcp.json:1:16-1:20',
      ],
    ],
    [
      'pi',
      { '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.pi/agent/mcp.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.pi/agent/mcp.json:1:16-1:20 warning server-shadowed Pi\'s MCP adapter takes args of server "db" from ".mcp.json", whatever stands here | .mcp.json:1:16-1:20',
      ],
    ],
    [
      'pi',
      {},
      {
        '.pi/agent/mcp.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}',
        '.config/mcp/mcp.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}',
      },
      [
        '~/.config/mcp/mcp.json:1:16-1:20 warning server-shadowed Pi\'s MCP adapter takes args of server "db" from "~/.pi/agent/mcp.json", whatever stands here | ~/.pi/agent/mcp.json:1:16-1:20',
      ],
    ],
    [
      'qoder',
      {
        '.mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.qoder/settings.local.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.qoder/settings.local.json:1:16-1:20 warning server-shadowed Qoder CLI takes server "db" from ".mcp.json" instead; the two differ in args | .mcp.json:1:16-1:20',
      ],
    ],
    [
      'qoder',
      {
        '.qoder/settings.local.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.qoder/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.qoder/settings.json:1:16-1:20 warning server-shadowed Qoder CLI takes server "db" from ".qoder/settings.local.json" instead; the two differ in args | .qoder/settings.local.json:1:16-1:20',
      ],
    ],
    [
      'qoder',
      { '.qoder/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.qoder/settings.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.qoder/settings.json:1:16-1:20 warning server-shadowed Qoder CLI takes server "db" from ".qoder/settings.json" instead; the two differ in args | .qoder/settings.json:1:16-1:20',
      ],
    ],
    [
      'qwen',
      { '.qwen/settings.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--strong"]}}}' },
      { '.qwen/settings.json': '{"mcpServers":{"db":{"command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.qwen/settings.json:1:16-1:20 warning server-shadowed Qwen Code takes server "db" from ".qwen/settings.json" instead; the two differ in args | .qwen/settings.json:1:16-1:20',
      ],
    ],
    [
      'roo',
      { '.roo/mcp.json': '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      {
        '.config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json':
          '{"mcpServers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      [
        '~/.config/Code/User/globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json:1:16-1:20 warning server-shadowed Roo Code takes server "db" from ".roo/mcp.json" instead; the two differ in args | .roo/mcp.json:1:16-1:20',
      ],
    ],
    [
      'vibe',
      { '.vibe/config.toml': '[mcp_servers.db]\ntransport = "stdio"\ncommand = "db-mcp"\nargs = ["--strong"]\n' },
      { '.vibe/config.toml': '[mcp_servers.db]\ntransport = "stdio"\ncommand = "db-mcp"\nargs = ["--weak"]\n' },
      [
        '~/.vibe/config.toml:1:14-1:16 warning server-shadowed Mistral Vibe takes server "db" from ".vibe/config.toml" instead; the two differ in args | .vibe/config.toml:1:14-1:16',
      ],
    ],
    [
      'vscode',
      { '.vscode/mcp.json': '{"servers":{"db":{"type":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      { '.config/Code/User/mcp.json': '{"servers":{"db":{"type":"stdio","command":"db-mcp","args":["--weak"]}}}' },
      [
        '~/.config/Code/User/mcp.json:1:13-1:17 warning server-shadowed VS Code takes server "db" from ".vscode/mcp.json" instead; the two differ in args | .vscode/mcp.json:1:13-1:17',
      ],
    ],
    [
      'windsurf',
      {
        '.devin/config.local.json':
          '{"mcpServers":{"db":{"transport":"stdio","command":"db-mcp","args":["--strong"]}}}',
        '.devin/config.json': '{"mcpServers":{"db":{"transport":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      {},
      [
        '.devin/config.json:1:16-1:20 warning server-shadowed Devin takes server "db" from ".devin/config.local.json" instead; the two differ in args | .devin/config.local.json:1:16-1:20',
      ],
    ],
    [
      'windsurf',
      { '.devin/config.json': '{"mcpServers":{"db":{"transport":"stdio","command":"db-mcp","args":["--strong"]}}}' },
      {
        '.config/devin/config.json': '{"mcpServers":{"db":{"transport":"stdio","command":"db-mcp","args":["--weak"]}}}',
      },
      [
        '~/.config/devin/config.json:1:16-1:20 warning server-shadowed Devin takes server "db" from ".devin/config.json" instead; the two differ in args | .devin/config.json:1:16-1:20',
      ],
    ],
  ];
  test.each(cases)('%s: %j and ~ %j', async (client, files, home, lines) => {
    const said = await crossingAtHome({ files, home, targets: [client] });
    expect(said.filter((line) => line.includes('server-shadowed'))).toEqual(lines);
  });
});
