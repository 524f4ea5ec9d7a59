import { describe, expect, test } from '@jest/globals';
import { type Files, lintFiles } from '../formats/support.ts';

type Tool = readonly [server: string, tool: string];

/** What is said of the names of these tools, each server's list saved to a file. */
async function saidOf(path: string, text: string, tools: readonly Tool[], as?: string): Promise<string[]> {
  const servers = [...new Set(tools.map(([server]) => server))];
  const answers = servers.map((server, index) => {
    const own = tools.filter(([each]) => each === server);
    const listed = own.map(([, name]) => ({ name, description: 'Works', inputSchema: { type: 'object' } }));
    return [`lists/${index}.json`, JSON.stringify({ tools: listed })] as const;
  });
  const lists = Object.fromEntries(servers.map((server, index) => [server, `lists/${index}.json`]));
  const files: Files = {
    [path]: text,
    'mcp-lint.json': JSON.stringify({ tools: lists }),
    ...Object.fromEntries(answers),
  };
  const { findings } = await lintFiles(files, as === undefined ? {} : { as, paths: [path] });
  return findings
    .filter(({ rule }) => /^(?:server-name-collision|tool-name-(?:collision|length))$/.test(rule))
    .map(({ severity, message }) => `${severity} ${message}`);
}

/** Names of servers of which only the end differs, where Roo Code cuts the names of tools. */
const twin = 'documents-of-the-whole-company-in-every-language-of-the-world'.slice(0, 59);
const twins = [`${twin}-a`, `${twin}-b`];

describe('tools that a client calls by one name', () => {
  const cases: [string, string, readonly Tool[], string][] = [
    [
      '.amazonq/mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"},"wiki":{"type":"stdio","command":"server-1"}}}',
      [
        ['docs', 'search'],
        ['wiki', 'search'],
      ],
      'warning Amazon Q CLI calls tool "search" of server "wiki" and "search" of "docs" alike, "search"; one of them is lost',
    ],
    [
      '.mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning Claude Code calls tools "get.data" and "get_data" of server "docs" alike, "mcp__docs__get_data"; only "get.data" is offered',
    ],
    [
      '.mcp.json',
      '{"mcpServers":{"a.b":{"type":"stdio","command":"server-0"},"a_b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning Claude Code calls tool "c" of server "a_b" and "c" of "a.b" alike, "mcp__a_b__c"; one of them is lost',
    ],
    [
      'cline_mcp_settings.json',
      '{"mcpServers":{"a":{"type":"stdio","command":"server-0"},"a__b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning Cline calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      '.continue/config.yaml',
      '{"mcpServers":[{"name":"docs","type":"stdio","command":"server-0"},{"name":"wiki","type":"stdio","command":"server-1"}],"name":"work","version":"1.0.0","schema":"v1"}',
      [
        ['docs', 'search'],
        ['wiki', 'search'],
      ],
      'warning Continue calls tool "search" of server "wiki" and "search" of "docs" alike, "search"; the model gets both under one name',
    ],
    [
      'crush.json',
      '{"mcp":{"a":{"type":"stdio","command":"server-0"},"a_b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a', 'b_c'],
        ['a_b', 'c'],
      ],
      'warning Crush calls tool "c" of server "a_b" and "b_c" of "a" alike, "mcp_a_b_c"; the model gets both under one name',
    ],
    [
      'fast-agent.yaml',
      '{"mcp":{"servers":{"a":{"transport":"stdio","command":"server-0"},"a__b":{"transport":"stdio","command":"server-1"}}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning fast-agent calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      '.gemini/settings.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get data'],
        ['docs', 'get_data'],
      ],
      'warning Gemini CLI calls tools "get data" and "get_data" of server "docs" alike, "mcp_docs_get_data"; only "get_data" is offered',
    ],
    [
      '.gemini/settings.json',
      '{"mcpServers":{"a":{"type":"stdio","command":"server-0"},"a_b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a', 'b_c'],
        ['a_b', 'c'],
      ],
      'warning Gemini CLI calls tool "c" of server "a_b" and "b_c" of "a" alike, "mcp_a_b_c"; one of them is lost',
    ],
    [
      '.config/goose/config.yaml',
      '{"extensions":{"a":{"type":"stdio","cmd":"server-0","enabled":true,"name":"a","args":[]},"a__b":{"type":"stdio","cmd":"server-1","enabled":true,"name":"a__b","args":[]}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning goose calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      '.config/goose/config.yaml',
      '{"extensions":{"a":{"type":"stdio","cmd":"server-0","enabled":true,"name":"a","args":[]},"a__b":{"type":"stdio","cmd":"server-1","enabled":true,"name":"a__b","args":[]}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning goose calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      '.kilo/kilo.json',
      '{"mcp":{"docs":{"type":"local","command":["server-0"]}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning Kilo Code calls tools "get.data" and "get_data" of server "docs" alike, "docs_get_data"; only "get_data" is offered',
    ],
    [
      '.kilo/kilo.json',
      '{"mcp":{"a.b":{"type":"local","command":["server-0"]},"a_b":{"type":"local","command":["server-1"]}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning Kilo Code calls tool "c" of server "a_b" and "c" of "a.b" alike, "a_b_c"; one of them is lost',
    ],
    [
      '.kimi-code/mcp.json',
      '{"mcpServers":{"docs":{"transport":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning Kimi Code calls tools "get.data" and "get_data" of server "docs" alike, "mcp__docs__get_data"; only "get.data" is offered',
    ],
    [
      '.kimi-code/mcp.json',
      '{"mcpServers":{"a.b":{"transport":"stdio","command":"server-0"},"a_b":{"transport":"stdio","command":"server-1"}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning Kimi Code calls tool "c" of server "a_b" and "c" of "a.b" alike, "mcp__a_b__c"; one of them is lost',
    ],
    [
      'librechat.yaml',
      '{"mcpServers":{"my docs":{"type":"stdio","command":"server-0","args":[]},"my_docs":{"type":"stdio","command":"server-1","args":[]}},"version":"1.2.8"}',
      [
        ['my docs', 'x'],
        ['my_docs', 'x'],
      ],
      'error LibreChat calls server "my_docs" and "my docs" alike, "…_mcp_my_docs"; only one of them answers',
    ],
    [
      'mcphub/servers.json',
      '{"mcpServers":{"a":{"command":"server-0"},"a__b":{"command":"server-1"}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning MCP Hub calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      '.omp/mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get_data'],
        ['docs', 'get.data'],
      ],
      'warning omp calls tools "get_data" and "get.data" of server "docs" alike, "mcp__docs_get_data"; only "get.data" is offered',
    ],
    [
      '.omp/mcp.json',
      '{"mcpServers":{"a.b":{"type":"stdio","command":"server-0"},"a_b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning omp calls tool "c" of server "a_b" and "c" of "a.b" alike, "mcp__a_b_c"; only that of "a.b" is offered',
    ],
    [
      'opencode.json',
      '{"mcp":{"docs":{"type":"local","command":["server-0"]}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning OpenCode calls tools "get.data" and "get_data" of server "docs" alike, "docs_get_data"; only "get_data" is offered',
    ],
    [
      'opencode.json',
      '{"mcp":{"a.b":{"type":"local","command":["server-0"]},"a_b":{"type":"local","command":["server-1"]}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning OpenCode calls tool "c" of server "a_b" and "c" of "a.b" alike, "a_b_c"; one of them is lost',
    ],
    [
      'opencode.json',
      '{"mcp":{"servers":{"docs":{"type":"local","command":["server-0"]}}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning OpenCode v2 calls tools "get.data" and "get_data" of server "docs" alike, "docs_get_data"; it then offers no tool of any server',
    ],
    [
      'opencode.json',
      '{"mcp":{"servers":{"a.b":{"type":"local","command":["server-0"]},"a_b":{"type":"local","command":["server-1"]}}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning OpenCode v2 calls tool "c" of server "a_b" and "c" of "a.b" alike, "a_b_c"; it then offers no tool of any server',
    ],
    [
      '.qwen/settings.json',
      '{"mcpServers":{"a":{"command":"server-0"},"a__b":{"command":"server-1"}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning Qwen Code calls tool "c" of server "a__b" and "b__c" of "a" alike, "mcp__a__b__c"; one of them is lost',
    ],
    [
      '.roo/mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get data'],
        ['docs', 'get_data'],
      ],
      'warning Roo Code calls tools "get data" and "get_data" of server "docs" alike, "mcp--docs--get_data"; one of them is lost',
    ],
    [
      '.roo/mcp.json',
      '{"mcpServers":{"my docs":{"type":"stdio","command":"server-0"},"my_docs":{"type":"stdio","command":"server-1"}}}',
      [
        ['my docs', 'x'],
        ['my_docs', 'x'],
      ],
      'error Roo Code calls server "my_docs" and "my docs" alike, "mcp--my_docs--…"; only one of them answers',
    ],
    [
      '.roo/mcp.json',
      JSON.stringify({
        mcpServers: Object.fromEntries(twins.map((name) => [name, { type: 'stdio', command: `${name}-mcp` }])),
      }),
      [
        [`${twin}-a`, 'find'],
        [`${twin}-b`, 'find'],
      ],
      `warning Roo Code calls tool "find" of server "${twin}-b" and "find" of "${twin}-a" alike, "mcp--${twin}"; one of them is lost`,
    ],
    [
      '.vibe/config.toml',
      '[[mcp_servers]]\nname = "a.b"\ntransport = "stdio"\ncommand = "server-0"\n[[mcp_servers]]\nname = "a_b"\ntransport = "stdio"\ncommand = "server-1"\n',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning Mistral Vibe calls tool "c" of server "a_b" and "c" of "a.b" alike, "a_b_c"; one of them is lost',
    ],
    [
      '.vscode/mcp.json',
      '{"servers":{"docs":{"type":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning VS Code calls tools "get.data" and "get_data" of server "docs" alike, "mcp_docs_get_data"; the model gets both under one name',
    ],
    [
      '.vscode/mcp.json',
      '{"servers":{"a.b":{"type":"stdio","command":"server-0"},"a_b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning VS Code calls tool "c" of server "a_b" and "c" of "a.b" alike, "mcp_a_b_c"; the model gets both under one name',
    ],
    [
      '.zed/settings.json',
      '{"context_servers":{"docs":{"command":"server-0"}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning Zed calls tools "get.data" and "get_data" of server "docs" alike, "get_data"; only "get_data" is offered',
    ],
    [
      '.zed/settings.json',
      '{"context_servers":{"a.b":{"command":"server-0"},"a_b":{"command":"server-1"}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning Zed calls tool "c" of server "a_b" and "c" of "a.b" alike, "a_b_c"; one of them is lost',
    ],
    [
      '.github/mcp.json',
      '{"mcpServers":{"docs":{"type":"local","command":"server-0"}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get-data'],
      ],
      'warning Copilot CLI calls tools "get.data" and "get-data" of server "docs" alike, "docs-get-data"; one of them is lost',
    ],
    [
      '.github/mcp.json',
      '{"mcpServers":{"a":{"type":"local","command":"server-0"},"a-b":{"type":"local","command":"server-1"}}}',
      [
        ['a', 'b-c'],
        ['a-b', 'c'],
      ],
      'warning Copilot CLI calls tool "c" of server "a-b" and "b-c" of "a" alike, "a-b-c"; one of them is lost',
    ],
    [
      '.docker/mcp/catalogs/work.yaml',
      '{"registry":{"docs":{"type":"server","image":"mcp/docs","prefix":"a"},"wiki":{"type":"server","image":"mcp/wiki","prefix":"a__b"}}}',
      [
        ['docs', 'b__c'],
        ['wiki', 'c'],
      ],
      'warning Docker MCP Gateway calls tool "c" of server "wiki" and "b__c" of "docs" alike, "a__b__c"; it then offers no tool of any server',
    ],
    [
      '.claude-plugin/plugin.json',
      '{"name":"work","mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      [
        ['docs', 'get.data'],
        ['docs', 'get_data'],
      ],
      'warning Claude Code calls tools "get.data" and "get_data" of server "docs" alike, "mcp__plugin_<plugin>_docs__get_data"; only "get.data" is offered',
    ],
    [
      '.claude-plugin/plugin.json',
      '{"name":"work","mcpServers":{"a.b":{"type":"stdio","command":"server-0"},"a_b":{"type":"stdio","command":"server-1"}}}',
      [
        ['a.b', 'c'],
        ['a_b', 'c'],
      ],
      'warning Claude Code calls tool "c" of server "a_b" and "c" of "a.b" alike, "mcp__plugin_<plugin>_a_b__c"; one of them is lost',
    ],
  ];
  test.each(cases)('%s with %s', async (path, text, tools, line) => {
    expect(await saidOf(path, text, tools)).toContain(line);
  });

  const elsewhere: [string, string, readonly Tool[], string][] = [
    [
      'codebuff',
      '{"mcpServers":{"a":{"command":"server-0"},"a__b":{"command":"server-1"}}}',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning Codebuff calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      'every-code',
      '[mcp_servers.a]\ncommand = "server-0"\n[mcp_servers.a__b]\ncommand = "server-1"\n',
      [
        ['a', 'b__c'],
        ['a__b', 'c'],
      ],
      'warning Every Code calls tool "c" of server "a__b" and "b__c" of "a" alike, "a__b__c"; one of them is lost',
    ],
    [
      'kimi-cli',
      '{"mcpServers":{"docs":{"command":"server-0"},"wiki":{"command":"server-1"}}}',
      [
        ['docs', 'search'],
        ['wiki', 'search'],
      ],
      'warning Kimi CLI calls tool "search" of server "wiki" and "search" of "docs" alike, "search"; one of them is lost',
    ],
  ];
  test.each(elsewhere)('a file of %s with %s', async (format, text, tools, line) => {
    expect(await saidOf('work', text, tools, format)).toEqual([line]);
  });
});

describe('the longest name of a tool, and one that is longer', () => {
  const cases: [string, string, number, string | undefined][] = [
    ['.amazonq/mcp.json', '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}', 64, undefined],
    [
      '.amazonq/mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      65,
      'warning Amazon Q CLI takes names of 64 characters, and leaves out tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs"',
    ],
    ['.mcp.json', '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}', 117, undefined],
    [
      '.mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      118,
      'warning Claude Code sends a name of 129 characters where the API of Anthropic takes 128, for tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…" of server "docs"',
    ],
    ['cline_mcp_settings.json', '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}', 58, undefined],
    [
      'cline_mcp_settings.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      59,
      'warning Cline cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters and a hash',
    ],
    ['.codex/config.toml', '[mcp_servers."docs"]\ncommand = "server-0"\n', 117, undefined],
    [
      '.codex/config.toml',
      '[mcp_servers."docs"]\ncommand = "server-0"\n',
      118,
      'warning Codex cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…" of server "docs" to 128 characters and a hash',
    ],
    ['.github/mcp.json', '{"mcpServers":{"docs":{"type":"local","command":"server-0"}}}', 59, undefined],
    [
      '.github/mcp.json',
      '{"mcpServers":{"docs":{"type":"local","command":"server-0"}}}',
      60,
      'warning Copilot CLI cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters',
    ],
    ['fast-agent.yaml', '{"mcp":{"servers":{"docs":{"transport":"stdio","command":"server-0"}}}}', 58, undefined],
    [
      'fast-agent.yaml',
      '{"mcp":{"servers":{"docs":{"transport":"stdio","command":"server-0"}}}}',
      59,
      'warning fast-agent cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters',
    ],
    ['.gemini/settings.json', '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}', 54, undefined],
    [
      '.gemini/settings.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      55,
      'warning Gemini CLI cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 63 characters',
    ],
    ['.kimi-code/mcp.json', '{"mcpServers":{"docs":{"transport":"stdio","command":"server-0"}}}', 53, undefined],
    [
      '.kimi-code/mcp.json',
      '{"mcpServers":{"docs":{"transport":"stdio","command":"server-0"}}}',
      54,
      'warning Kimi Code cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters and a hash',
    ],
    ['.omp/mcp.json', '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}', 54, undefined],
    [
      '.omp/mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      55,
      'warning omp cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters and a hash',
    ],
    ['opencode.json', '{"mcp":{"docs":{"type":"local","command":["server-0"]}}}', 59, undefined],
    [
      'opencode.json',
      '{"mcp":{"docs":{"type":"local","command":["server-0"]}}}',
      60,
      'info OpenCode sends a name of 65 characters where models of OpenAI and others take 64, for tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs"',
    ],
    ['opencode.json', '{"mcp":{"servers":{"docs":{"type":"local","command":["server-0"]}}}}', 64, undefined],
    [
      'opencode.json',
      '{"mcp":{"servers":{"docs":{"type":"local","command":["server-0"]}}}}',
      65,
      'warning OpenCode v2 takes names of 64 characters, and with tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" offers no tool at all',
    ],
    ['.qwen/settings.json', '{"mcpServers":{"docs":{"command":"server-0"}}}', 52, undefined],
    [
      '.qwen/settings.json',
      '{"mcpServers":{"docs":{"command":"server-0"}}}',
      53,
      'warning Qwen Code cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 63 characters and a hash',
    ],
    ['.roo/mcp.json', '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}', 53, undefined],
    [
      '.roo/mcp.json',
      '{"mcpServers":{"docs":{"type":"stdio","command":"server-0"}}}',
      54,
      'warning Roo Code cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters',
    ],
    ['.vscode/mcp.json', '{"servers":{"docs":{"type":"stdio","command":"server-0"}}}', 55, undefined],
    [
      '.vscode/mcp.json',
      '{"servers":{"docs":{"type":"stdio","command":"server-0"}}}',
      56,
      'warning VS Code cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters',
    ],
    ['.zed/settings.json', '{"context_servers":{"docs":{"command":"server-0"}}}', 64, undefined],
    [
      '.zed/settings.json',
      '{"context_servers":{"docs":{"command":"server-0"}}}',
      65,
      'warning Zed cuts the name of tool "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn" of server "docs" to 64 characters',
    ],
  ];
  test.each(cases)('%s with %s: %d', async (path, text, length, line) => {
    expect(await saidOf(path, text, [['docs', 'n'.repeat(length)]])).toEqual(line === undefined ? [] : [line]);
  });
});
