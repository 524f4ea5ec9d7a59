import type { Example } from './first-example.ts';

/** With what people get wrong most; they come when the first has been judged. */
export const others: readonly Example[] = [
  {
    title: 'VS Code: the root key of other clients',
    files: {
      '.vscode/mcp.json': `{
  // Copied from a README for Claude Desktop.
  "mcpServers": {
    "docs": { "type": "http", "url": "https://docs.example.com/mcp" },
    "search": {
      "command": "search-mcp",
      "env": { "SEARCH_TOKEN": "\${SEARCH_TOKEN}" }
    }
  }
}
`,
    },
  },
  {
    title: 'OpenCode: env instead of environment, a command line in one text',
    files: {
      'opencode.jsonc': `{
  "mcp": {
    "database": {
      "type": "local",
      "command": ["npx", "-y", "@example/database-mcp"],
      "env": { "PORT": "5432" },
    },
    "search": { "type": "local", "command": "search-mcp --quiet" },
  },
}
`,
    },
  },
  {
    title: 'Codex: headers that are never sent',
    files: {
      '.codex/config.toml': `[mcp_servers.docs]
url = "https://docs.example.com/mcp"
headers = { "X-Team" = "search" }

[mcp.servers.search]
command = "search-mcp"
`,
    },
  },
  {
    title: 'A list of tools, as a server answers it',
    files: {
      'tools.json': `{
  "tools": [
    {
      "name": "get.forecast",
      "description": "The forecast for a place",
      "inputSchema": {
        "type": "object",
        "properties": { "place": { "type": "text" } },
        "required": ["place", "days"]
      }
    },
    { "name": "get_forecast", "description": "The forecast for a place" }
  ]
}
`,
    },
  },
  {
    title: 'server.json for the registry',
    files: {
      'server.json': `{
  "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  "name": "io.github.example/forecast",
  "description": "Weather forecasts",
  "version": "^1.2.0",
  "remotes": [{ "type": "http", "url": "https://forecast.example.com/mcp" }]
}
`,
    },
  },
  {
    title: 'One server for three clients, of which two differ',
    files: {
      '.mcp.json': `{
  "mcpServers": {
    "docs": { "type": "http", "url": "https://docs.example.com/mcp" }
  }
}
`,
      '.cursor/mcp.json': `{
  "mcpServers": {
    "docs": { "url": "https://docs.example.com/mcp" }
  }
}
`,
      '.vscode/mcp.json': `{
  "servers": {
    "docs": { "type": "http", "url": "https://docs-old.example.com/mcp" }
  }
}
`,
    },
  },
];
