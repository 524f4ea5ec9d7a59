/** Files with what people get wrong, and words for the choice. */
export interface Example {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
}

/** What the page begins with. */
export const first: Example = {
  title: 'Claude Code: a url without a type, a number, another client’s variable',
  files: {
    '.mcp.json': `{
  "mcpServers": {
    "docs": {
      "url": "https://docs.example.com/mcp"
    },
    "database": {
      "command": "npx",
      "args": ["-y", "@example/database-mcp"],
      "env": { "PORT": 5432, "DATABASE_URL": "\${env:DATABASE_URL}" }
    }
  }
}
`,
  },
};
