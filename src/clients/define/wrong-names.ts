/** What people call a file of servers in a client's own folder, as they know it from other clients. */
const names = [
  'mcp',
  '.mcp',
  'mcp_config',
  'mcp-config',
  'mcp_settings',
  'mcp-settings',
  'mcp_servers',
  'mcp-servers',
  'mcpServers',
  'config',
  'settings',
];

/** The files of these names, without those that the client reads or that are another format's. */
export function wrongNames(folder: string, ...others: readonly string[]): string[] {
  return names
    .map((name) => `${name}.json`)
    .filter((file) => !others.includes(file))
    .map((file) => `${folder}/${file}`);
}
