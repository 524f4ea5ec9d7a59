/** Where people look for what to paste: `README*.md` in any folder, what lies in one called "docs", and "MCP_SETUP.md". */
export function usualDocuments(path: string): boolean {
  return /(?:^|\/)readme[^/]*$|(?:^|\/)docs\/|mcp[^/]*$/.test(path.toLowerCase());
}
