/** The worked examples of the seed, in its three dialects. */
export const canonical = {
  stdio: `{
  "servers": {
    "github": {
      "name": "github",
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-github"],
      "transport": "stdio",
      "env": {
        "GITHUB_TOKEN": "ghp_xxxxxxxxxxxx"
      }
    }
  }
}
`,
  sse: `{
  "servers": {
    "api-gateway": {
      "name": "api-gateway",
      "url": "https://api.example.com/mcp/v1",
      "transport": "sse",
      "headers": {
        "Authorization": "Bearer eyJhbGc..."
      }
    }
  }
}
`,
  platforms: `{
  "servers": {
    "macos-tools": {
      "name": "macos-tools",
      "command": "/usr/local/bin/macos-mcp-server",
      "transport": "stdio",
      "platforms": ["darwin"]
    }
  }
}
`,
};

export const claudeCode = {
  stdio: canonical.stdio.replace('"servers"', '"mcpServers"').replace('      "name": "github",\n', ''),
  sse: canonical.sse.replace('"servers"', '"mcpServers"').replace('      "name": "api-gateway",\n', ''),
  platforms: canonical.platforms.replace('"servers"', '"mcpServers"').replace('      "name": "macos-tools",\n', ''),
};

export const openCode = {
  stdio: `{
  "mcp": {
    "github": {
      "command": ["npx", "-y", "@modelcontextprotocol/server-github"],
      "type": "local",
      "environment": {
        "GITHUB_TOKEN": "ghp_xxxxxxxxxxxx"
      }
    }
  }
}
`,
  sse: `{
  "mcp": {
    "api-gateway": {
      "url": "https://api.example.com/mcp/v1",
      "type": "remote",
      "headers": {
        "Authorization": "Bearer eyJhbGc..."
      }
    }
  }
}
`,
  platforms: `{
  "mcp": {
    "macos-tools": {
      "command": ["/usr/local/bin/macos-mcp-server"],
      "type": "local"
    }
  }
}
`,
};
