// Written by "npm run generate" from package.json; do not edit.
export const about = {
  version: '0.1.0',
  home: 'https://github.com/mcp-lint/mcp-lint',
  bugs: 'https://github.com/mcp-lint/mcp-lint/issues',
  docs: 'https://github.com/mcp-lint/mcp-lint/blob/main/docs',
} as const;
