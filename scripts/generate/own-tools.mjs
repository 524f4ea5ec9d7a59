// What our own MCP server says of its tools, saved as others save theirs: CI lints it.
export async function ownTools(load) {
  const { tools, described } = await load('mcp/tools.ts');
  return `${JSON.stringify({ tools: tools.map(described) }, null, 2)}\n`;
}
