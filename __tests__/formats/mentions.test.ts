import { expect, test } from '@jest/globals';
import { type Files, linesOf, lintFiles } from './support.ts';

/** What is said of the names of servers and tools that a file mentions, beside files that have some of them. */
const cases: readonly [path: string, text: string, beside: Files, lines: readonly string[]][] = [
  ...(
    [
      ['disabledMcpServers', 41],
      ['disabled_mcp_servers', 43],
    ] as const
  ).map(([list, wiki]): [string, string, Files, readonly string[]] => [
    '.github/copilot/settings.json',
    `{"${list}":["docs","My Docs","wiki","my-docs","computer-use","nobody"]}`,
    {
      '.mcp.json': '{"mcpServers":{"docs":{"command":"docs-mcp"},"My Docs":{"command":"my-docs-mcp"}}}',
      '.cursor/mcp.json': '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"computer-use":{"command":"use-mcp"}}}',
    },
    [
      `1:${wiki}-1:${wiki + 6} info reference-unknown-server server "wiki" is here for Cursor, in ".cursor/mcp.json", and not for Copilot CLI`,
      `1:${wiki + 7}-1:${wiki + 16} info reference-unknown-server no file here defines server "my-docs" for Copilot CLI`,
    ],
  ]),
  [
    'opencode.json',
    '{"mcp":{"docs":{"type":"local","command":["docs-mcp"]}},"agent":{"review":{"tools":{"wiki_search":true,"wiki":true,"bash":true,"docs_*":true,"docs":true,"bash_*":true}}}}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [
      '1:85-1:98 info reference-unknown-server server "wiki" is here for Claude Code, in ".mcp.json", and not for OpenCode; 2 entries name it',
      '1:142-1:148 warning reference-malformed "docs" is the name of a server and not of a tool, so it matches no tool in OpenCode',
    ],
  ],
  [
    'opencode.json',
    '{"mcp":{"docs":{"type":"local","command":["docs-mcp"]}},"agent":{"review":{"permission":{"wiki_search":"ask","wiki":"ask","bash":"ask","docs_*":"ask","docs":"ask","bash_*":"ask"}}}}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [
      '1:90-1:103 info reference-unknown-server server "wiki" is here for Claude Code, in ".mcp.json", and not for OpenCode; 2 entries name it',
      '1:151-1:157 warning reference-malformed "docs" is the name of a server and not of a tool, so it matches no tool in OpenCode',
    ],
  ],
  [
    'opencode.json',
    '{"mcp":{"docs":{"type":"local","command":["docs-mcp"]}},"mode":{"review":{"tools":{"wiki_search":true,"wiki":true,"bash":true,"docs_*":true,"docs":true,"bash_*":true}}}}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [
      '1:84-1:97 info reference-unknown-server server "wiki" is here for Claude Code, in ".mcp.json", and not for OpenCode; 2 entries name it',
      '1:141-1:147 warning reference-malformed "docs" is the name of a server and not of a tool, so it matches no tool in OpenCode',
    ],
  ],
  [
    'opencode.json',
    '{"mcp":{"docs":{"type":"local","command":["docs-mcp"]}},"mode":{"review":{"permission":{"wiki_search":"ask","wiki":"ask","bash":"ask","docs_*":"ask","docs":"ask","bash_*":"ask"}}}}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [
      '1:89-1:102 info reference-unknown-server server "wiki" is here for Claude Code, in ".mcp.json", and not for OpenCode; 2 entries name it',
      '1:150-1:156 warning reference-malformed "docs" is the name of a server and not of a tool, so it matches no tool in OpenCode',
    ],
  ],
  [
    '.opencode/agent/review.md',
    '---\npermission:\n  "wiki_search": ask\n  "wiki": ask\n  "bash": ask\n  "docs_*": ask\n  "docs": ask\n  "bash_*": ask\ntools:\n  bash: true\n  wiki_search: true\n---\nDo it.\n',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
      'opencode.json': '{"mcp":{"docs":{"type":"local","command":["docs-mcp"]}}}',
    },
    [
      '7:3-7:9 warning reference-malformed "docs" is the name of a server and not of a tool, so it matches no tool in OpenCode',
      '11:3-11:14 info reference-unknown-server server "wiki" is here for Claude Code, in ".mcp.json", and not for OpenCode; 3 entries name it',
    ],
  ],
  [
    '.amazonq/cli-agents/review.json',
    '{"name":"review","mcpServers":{"docs":{"command":"docs-mcp"}},"tools":["@docs","@wiki","@builtin"],"allowedTools":["@docs/find","@wiki/find","@builtin","@mcp/x","fs_read"]}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [
      '1:80-1:87 warning reference-unknown-server server "wiki" is here for Claude Code, in ".mcp.json", and not for Amazon Q CLI; 2 entries name it',
    ],
  ],
  [
    '.claude/settings.json',
    '{"permissions":{"deny":["mcp__nobody__x"],"ask":["mcp__nobody__x","mcp__ide__getDiagnostics","mcp__plugin_flow_db__x","mcp__wiki__x"],"allow":["mcp__nobody__x","mcp__ide__x","mcp__plugin_flow_db__x","mcp__computer-use__x"]},"enabledMcpjsonServers":["wiki","nobody","ide"],"disabledMcpjsonServers":["nobody","ide","wiki"],"allowedMcpServers":[{"serverName":"nobody"}],"deniedMcpServers":[{"serverName":"nobody"}]}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [
      '1:144-1:160 info reference-unknown-server no file here defines server "nobody" for Claude Code; 5 entries name it',
    ],
  ],
  [
    '.qwen/settings.json',
    '{"mcpServers":{"docs":{"command":"docs-mcp"},"wiki":{"command":"wiki-mcp"}},"mcp":{"allowed":["docs","nobody"],"excluded":["wiki","none"]}}',
    {},
    [
      '1:102-1:110 info reference-unknown-server no file here defines server "nobody" for Qwen Code',
      '1:131-1:137 info reference-unknown-server no file here defines server "none" for Qwen Code',
    ],
  ],
  [
    '.qoder/settings.json',
    '{"mcpServers":{"docs":{"command":"docs-mcp"},"wiki":{"command":"wiki-mcp"}},"mcp":{"allowed":["docs","nobody"],"excluded":["wiki","none"]}}',
    {},
    [
      '1:102-1:110 info reference-unknown-server no file here defines server "nobody" for Qoder CLI',
      '1:131-1:137 info reference-unknown-server no file here defines server "none" for Qoder CLI',
    ],
  ],
  [
    '.gemini/settings.json',
    '{"mcpServers":{"Docs":{"command":"docs-mcp"},"my wiki":{"command":"wiki-mcp"}},"mcp":{"allowed":["dOCS","my_wiki"],"excluded":["dOCS","MY_wiki"]}}',
    {},
    [
      '1:105-1:114 error reference-unknown-server no file here defines server "my_wiki" for Gemini CLI; 2 entries name it',
    ],
  ],
  [
    '.qwen/settings.json',
    '{"mcpServers":{"my docs":{"command":"docs-mcp"}},"mcp":{"allowed":["my docs","my_docs"],"excluded":["my_docs"]}}',
    {},
    [
      '1:78-1:87 warning reference-unknown-server no file here defines server "my_docs" for Qwen Code; 2 entries name it',
    ],
  ],
  [
    '.qoder/settings.json',
    '{"mcpServers":{"my docs":{"command":"docs-mcp"}},"mcp":{"allowed":["my docs","my_docs"],"excluded":["my_docs"]}}',
    {},
    [
      '1:78-1:87 warning reference-unknown-server no file here defines server "my_docs" for Qoder CLI; 2 entries name it',
    ],
  ],
  [
    '.omp/mcp.json',
    '{"mcpServers":{"docs":{"command":"docs-mcp"}},"disabledServers":["nobody"],"enabledServers":["docs","none"]}',
    {},
    [
      `1:47-1:64 warning file-unread omp reads "disabledServers" in the user's own file alone; it has no effect here`,
      `1:76-1:92 warning file-unread omp reads "enabledServers" in the user's own file alone; it has no effect here`,
    ],
  ],
  [
    '.zed/settings.json',
    '{"context_servers":{"docs":{"command":"docs-mcp"}},"agent":{"profiles":{"write":{"context_servers":{"docs":{"tools":{}},"nobody":{"tools":{}},"wiki":{}}}}}}',
    {
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [],
  ],
  [
    '.github/prompts/review.prompt.md',
    '---\ntools: [docs/find, wiki/find, edit, agent, wiki]\n---\nDo it.\n',
    {
      '.vscode/mcp.json': '{"servers":{"docs":{"command":"docs-mcp"},"edit":{"command":"edit-mcp"}}}',
      '.mcp.json':
        '{"mcpServers":{"wiki":{"command":"wiki-mcp"},"bash":{"command":"bash-mcp"},"read":{"command":"read-mcp"},"shell":{"command":"shell-mcp"},"ide":{"command":"ide-mcp"}}}',
    },
    [],
  ],
];

test.each(cases)('%s: %s', async (path, text, beside, lines) => {
  // Each name stands wherever one can, in lists that contradict each other.
  const rules = new Map([['list-contradiction', 'off' as const]]);
  const report = await lintFiles({ ...beside, [path]: text }, { config: false, rules });
  const all = linesOf(report);
  expect(all.filter((_, index) => report.findings[index]?.place.document.path === path)).toEqual(lines);
});
