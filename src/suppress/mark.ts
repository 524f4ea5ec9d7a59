/** What the comments begin with that silence findings. */
export const MARK = 'mcp-lint-disable';
