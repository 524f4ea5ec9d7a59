// What people report again and again, each with a file of ours that has the mistake, and one that has not. The pages in
// docs/symptoms are made of these, and docs/comparison.md asks other linters about them. `line` is where the mistake is.
// `recorded` names the recording of what the client says, `said` is a sentence from the first report, where there is no
// recording; `silent` are those of which nothing is heard.

const issue = (path) => `https://github.com/${path}`;
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

export const symptoms = [
  {
    id: 'claude-code-url-without-type',
    title: 'Claude Code does not see a remote MCP server: "url" without "type"',
    rule: 'transport-untyped',
    recorded: ['claude-code', 'word/url-none'],
    why: 'Claude Code takes an entry without a `type` for a local server. With only a `url` there is nothing to start, and the server is left out; examples written for Cursor and others have no `type`.',
    wrong: { '.mcp.json': json({ mcpServers: { docs: { url: 'https://docs.example.com/mcp' } } }) },
    line: [3, 4],
    right: { '.mcp.json': json({ mcpServers: { docs: { type: 'http', url: 'https://docs.example.com/mcp' } } }) },
    reports: [issue('21st-dev/magic-mcp/issues/82'), issue('excalidraw/excalidraw-mcp/issues/64')],
  },
  {
    id: 'vscode-mcpservers-instead-of-servers',
    title: 'VS Code ignores .vscode/mcp.json: "mcpServers" instead of "servers"',
    rule: 'root-key-wrong',
    why: 'VS Code reads the key `servers`. Nearly every other client reads `mcpServers`, and so nearly every example has it.',
    wrong: {
      '.vscode/mcp.json': json({ mcpServers: { docs: { type: 'http', url: 'https://docs.example.com/mcp' } } }),
    },
    line: 2,
    right: { '.vscode/mcp.json': json({ servers: { docs: { type: 'http', url: 'https://docs.example.com/mcp' } } }) },
    reports: [issue('shadcn-ui/ui/pull/8263'), issue('ravitemer/mcphub.nvim/issues/209')],
  },
  {
    id: 'claude-code-servers-instead-of-mcpservers',
    title: 'No servers from .mcp.json: "servers" instead of "mcpServers"',
    rule: 'root-key-wrong',
    recorded: ['claude-code', 'root/called-servers'],
    why: 'The key `servers` is that of VS Code. In `.mcp.json` the servers stand under `mcpServers`.',
    wrong: { '.mcp.json': json({ servers: { docs: { type: 'http', url: 'https://docs.example.com/mcp' } } }) },
    line: 2,
    right: { '.mcp.json': json({ mcpServers: { docs: { type: 'http', url: 'https://docs.example.com/mcp' } } }) },
    reports: [issue('github/copilot-cli/issues/3083')],
  },
  {
    id: 'claude-code-mcpservers-in-settings',
    title: 'Claude Code ignores "mcpServers" in settings.json',
    rule: 'file-unread',
    silent: true,
    why: 'Settings files hold permissions and hooks. Servers of a project stand in `.mcp.json` at its root, those of a user in `~/.claude.json`; in a settings file the key is ignored without a word.',
    wrong: { '.claude/settings.json': json({ mcpServers: { docs: { command: 'docs-mcp' } } }) },
    line: 2,
    right: { '.mcp.json': json({ mcpServers: { docs: { command: 'docs-mcp' } } }) },
    reports: [issue('anthropics/claude-code/issues/24477'), issue('ersatzben/maxmsp-mcp/issues/2')],
  },
  {
    id: 'claude-code-number-in-env',
    title: '"expected string, received number": a number in "env"',
    rule: 'field-type',
    recorded: ['claude-code', 'env/value-number'],
    why: 'Values of the environment are strings. Claude Code checks it, and leaves out a server with a port or a flag that is none.',
    wrong: { '.mcp.json': json({ mcpServers: { database: { command: 'database-mcp', env: { PORT: 5432 } } } }) },
    line: 6,
    right: { '.mcp.json': json({ mcpServers: { database: { command: 'database-mcp', env: { PORT: '5432' } } } }) },
    reports: [issue('anthropics/claude-code/issues/4109'), issue('eyaltoledano/claude-task-master/issues/1221')],
  },
  {
    id: 'comments-in-mcp-json',
    title: '"not a valid JSON": a comment or a trailing comma in .mcp.json',
    rule: 'syntax-error',
    recorded: ['claude-code', 'syntax/comment-line'],
    why: 'Claude Code, Copilot CLI and others parse `.mcp.json` as plain JSON: with one comment or one comma too many the whole file is refused, and with it every server. In `.vscode/mcp.json` both are fine.',
    wrong: {
      '.mcp.json': '{\n  "mcpServers": {\n    // for the tests\n    "docs": { "command": "docs-mcp" }\n  }\n}\n',
    },
    line: 3,
    right: { '.mcp.json': '{\n  "mcpServers": {\n    "docs": { "command": "docs-mcp" }\n  }\n}\n' },
    reports: [issue('github/copilot-cli/issues/4323'), issue('aws/amazon-q-developer-cli/issues/2082')],
  },
  {
    id: 'spawn-enoent-command-with-arguments',
    title: '"spawn … ENOENT": the arguments stand in "command"',
    rule: 'command-with-arguments',
    said: "Error: spawn echo 'Hello World' ENOENT",
    why: 'Clients start the program without a shell: the whole text is taken for its name, and there is no program of that name.',
    wrong: { '.mcp.json': json({ mcpServers: { search: { command: 'npx -y @example/search-mcp@1.2.0' } } }) },
    line: 4,
    right: {
      '.mcp.json': json({ mcpServers: { search: { command: 'npx', args: ['-y', '@example/search-mcp@1.2.0'] } } }),
    },
    reports: [issue('anthropics/claude-code/issues/6028'), issue('blueprintui/blueprintui/pull/384')],
  },
  {
    id: 'claude-code-streamablehttp',
    title: 'Claude Code does not load a server of type "streamableHttp"',
    rule: 'transport-unknown',
    recorded: ['claude-code', 'word/url-streamableHttp'],
    why: 'Each client has its own words for the transport. `streamableHttp` is that of Cline; Claude Code reads `http` and, since 2.1.101, `streamable-http`.',
    wrong: {
      '.mcp.json': json({ mcpServers: { docs: { type: 'streamableHttp', url: 'https://docs.example.com/mcp' } } }),
    },
    line: 4,
    right: { '.mcp.json': json({ mcpServers: { docs: { type: 'http', url: 'https://docs.example.com/mcp' } } }) },
    reports: [issue('hangwin/mcp-chrome/issues/173'), issue('anthropics/claude-code/issues/45836')],
  },
  {
    id: 'cline-url-without-type-is-sse',
    title: 'Cline speaks SSE with a Streamable HTTP server: "url" without "type"',
    rule: 'transport-untyped',
    why: 'Without a `type`, Cline takes an address for that of the older SSE transport. A server that only speaks Streamable HTTP does not answer as it expects.',
    wrong: { 'cline_mcp_settings.json': json({ mcpServers: { docs: { url: 'https://docs.example.com/mcp' } } }) },
    line: [3, 4],
    right: {
      'cline_mcp_settings.json': json({
        mcpServers: { docs: { type: 'streamableHttp', url: 'https://docs.example.com/mcp' } },
      }),
    },
    reports: [issue('cline/cline/issues/6767'), issue('cline/cline/issues/3315')],
  },
  {
    id: 'claude-desktop-url',
    title: 'Claude Desktop: "not valid MCP server configurations and were skipped"',
    rule: 'transport-unsupported',
    said: 'The following entries in claude_desktop_config.json are not valid MCP server configurations and were skipped',
    why: 'The file of Claude Desktop holds local servers alone. A remote server is added in the settings, under Connectors, or reached through a program that runs here, such as `mcp-remote`.',
    wrong: { 'claude_desktop_config.json': json({ mcpServers: { docs: { url: 'https://docs.example.com/mcp' } } }) },
    line: [3, 4],
    right: {
      'claude_desktop_config.json': json({
        mcpServers: { docs: { command: 'npx', args: ['-y', 'mcp-remote@0.1.38', 'https://docs.example.com/mcp'] } },
      }),
    },
    reports: [issue('cboxdk/statamic-mcp/issues/20'), issue('ROCTUP/1c-mcp-toolkit/issues/15')],
  },
  {
    id: 'codex-mcp-servers-table',
    title: 'Codex does not use the servers in config.toml: [mcp.servers] instead of [mcp_servers]',
    rule: 'root-key-wrong',
    recorded: ['codex', 'root/called-mcp.servers'],
    why: 'The table is `mcp_servers`, with an underscore. Codex ignores tables that it does not know.',
    wrong: { '.codex/config.toml': '[mcp.servers.docs]\ncommand = "docs-mcp"\n' },
    line: 1,
    right: { '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\n' },
    reports: [issue('openai/codex/issues/3441'), issue('codemcp/workflows/pull/91')],
  },
  {
    id: 'codex-variables-are-not-expanded',
    title: 'Codex hands "${TOKEN}" to the server as it stands',
    rule: 'placeholder-syntax',
    silent: true,
    why: 'Codex replaces no variables in `config.toml`. What the server shall inherit is named in `env_vars`.',
    wrong: {
      '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\nenv = { DOCS_TOKEN = "${DOCS_TOKEN}" }\n',
    },
    line: 3,
    right: { '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\nenv_vars = ["DOCS_TOKEN"]\n' },
    reports: [issue('getsentry/dotagents/issues/158'), issue('openai/codex/issues/7521')],
  },
  {
    id: 'opencode-env-instead-of-environment',
    title: 'OpenCode: the server does not get its variables: "env" instead of "environment"',
    rule: 'field-other-client',
    silent: true,
    why: 'OpenCode reads `environment`. It drops `env` without a word, and the server starts without what it needs; often all that is seen is `MCP error -32000: Connection closed`.',
    wrong: {
      'opencode.json': json({ mcp: { database: { type: 'local', command: ['database-mcp'], env: { PORT: '5432' } } } }),
    },
    line: 8,
    right: {
      'opencode.json': json({
        mcp: { database: { type: 'local', command: ['database-mcp'], environment: { PORT: '5432' } } },
      }),
    },
    reports: [issue('anomalyco/opencode/issues/36434'), issue('anomalyco/opencode/issues/39135')],
  },
  {
    id: 'opencode-command-is-a-list',
    title: 'OpenCode: "Configuration is invalid": "command" is a text',
    rule: 'field-type',
    recorded: ['opencode', 'command/text'],
    why: 'In OpenCode `command` is a list, with the program first and its arguments after it; there is no `args`. One entry that does not fit refuses the whole file.',
    wrong: { 'opencode.json': json({ mcp: { search: { type: 'local', command: 'search-mcp' } } }) },
    line: 5,
    right: { 'opencode.json': json({ mcp: { search: { type: 'local', command: ['search-mcp'] } } }) },
    reports: [issue('anomalyco/opencode/issues/41229'), issue('DeusData/codebase-memory-mcp/pull/134')],
  },
  {
    id: 'opencode-type-stdio',
    title: 'OpenCode: "Configuration is invalid": the type is "stdio" or "http"',
    rule: 'transport-unknown',
    recorded: ['opencode', 'word/command-stdio'],
    why: 'The types of OpenCode are `local` and `remote`. With another one the whole file is refused.',
    wrong: { 'opencode.json': json({ mcp: { search: { type: 'stdio', command: ['search-mcp'] } } }) },
    line: 4,
    right: { 'opencode.json': json({ mcp: { search: { type: 'local', command: ['search-mcp'] } } }) },
    reports: [issue('anomalyco/opencode/issues/41229')],
  },
  {
    id: 'gemini-tilde-in-cwd',
    title: 'Gemini CLI does not start a server: "~" in "cwd"',
    rule: 'command-shell-syntax',
    why: 'A tilde means the home folder to a shell, and no shell reads the file.',
    wrong: { '.gemini/settings.json': json({ mcpServers: { docs: { command: 'docs-mcp', cwd: '~/docs' } } }) },
    line: 5,
    right: { '.gemini/settings.json': json({ mcpServers: { docs: { command: 'docs-mcp', cwd: './docs' } } }) },
    reports: [issue('google-gemini/gemini-cli/issues/11778')],
  },
  {
    id: 'tilde-in-arguments',
    title: '"No such file or directory": "~" in the arguments of a server',
    rule: 'command-shell-syntax',
    said: 'error: No such file or directory (os error 2)',
    why: 'A tilde means the home folder to a shell. Clients start programs without one, and neither `uv` nor `node` replaces it.',
    wrong: {
      '.mcp.json': json({
        mcpServers: { docs: { command: 'uv', args: ['run', '--directory', '~/mcp/docs', 'server.py'] } },
      }),
    },
    line: 8,
    right: {
      '.mcp.json': json({
        mcpServers: { docs: { command: 'uv', args: ['run', '--directory', '${HOME}/mcp/docs', 'server.py'] } },
      }),
    },
    reports: [issue('microsoft/vscode/issues/247076'), issue('anthropics/claude-code/issues/37580')],
  },
  {
    id: 'variables-of-other-clients',
    title: 'A server gets "${TOKEN}" instead of the token: variables of another client',
    rule: 'placeholder-syntax',
    why: 'Claude Code replaces `${TOKEN}`, VS Code and Cursor `${env:TOKEN}`, OpenCode `{env:TOKEN}`. Each takes what it does not know for plain text, and the server refuses the token.',
    wrong: {
      '.vscode/mcp.json': json({
        servers: { docs: { type: 'stdio', command: 'docs-mcp', env: { DOCS_TOKEN: '${DOCS_TOKEN}' } } },
      }),
    },
    line: 7,
    right: {
      '.vscode/mcp.json': json({
        servers: { docs: { type: 'stdio', command: 'docs-mcp', env: { DOCS_TOKEN: '${env:DOCS_TOKEN}' } } },
      }),
    },
    reports: [issue('microsoft/vscode/issues/264448'), issue('microsoft/apm/issues/944')],
    silent: true,
  },
  {
    id: 'cursor-tool-name-too-long',
    title: 'Cursor: "Some tools have naming issues and may be filtered out"',
    rule: 'tool-name-length',
    said: 'Some tools have naming issues and may be filtered out',
    why: 'Cursor counts the name of the server and that of the tool together. What is longer than its limit is not offered to the model.',
    wrong: {
      '.cursor/mcp.json': json({ mcpServers: { 'spreadsheets-of-the-company': { command: 'sheets-mcp' } } }),
      '.cursor/spreadsheets-of-the-company.tools.json': json({
        tools: [
          {
            name: 'spreadsheet_values_batch_clear_by_data_filter',
            description: 'Clears the cells that a filter selects',
            inputSchema: { type: 'object', properties: {} },
          },
        ],
      }),
    },
    line: undefined,
    right: {
      '.cursor/mcp.json': json({ mcpServers: { sheets: { command: 'sheets-mcp' } } }),
      '.cursor/sheets.tools.json': json({
        tools: [
          {
            name: 'clear_values_by_filter',
            description: 'Clears the cells that a filter selects',
            inputSchema: { type: 'object', properties: {} },
          },
        ],
      }),
    },
    reports: [issue('ComposioHQ/composio/issues/2788'), issue('executeautomation/mcp-playwright/issues/145')],
  },
  {
    id: 'registry-description-too-long',
    title: 'MCP Registry: "expected length <= 100" for "description"',
    rule: 'field-value',
    said: 'expected length <= 100',
    why: 'The registry takes at most 100 characters. The package is published and the entry in the registry is not.',
    wrong: {
      'server.json': json({
        $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
        name: 'io.github.example/forecast',
        description:
          'Weather forecasts, warnings, tides and the state of the roads, for all places that have a name, and for some that have none',
        version: '1.2.0',
        remotes: [{ type: 'streamable-http', url: 'https://forecast.example.com/mcp' }],
      }),
    },
    line: 4,
    right: {
      'server.json': json({
        $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
        name: 'io.github.example/forecast',
        description: 'Weather forecasts and warnings',
        version: '1.2.0',
        remotes: [{ type: 'streamable-http', url: 'https://forecast.example.com/mcp' }],
      }),
    },
    reports: [issue('newrelic-experimental/preflight/issues/556'), issue('HelpCode-ai/anythingmcp/pull/612')],
  },
];
