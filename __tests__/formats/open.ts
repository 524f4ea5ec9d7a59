/** Fixtures whose `.out` says what is true of the client and mcp-lint does not say yet. */
export const open: ReadonlyMap<string, string> = new Map<string, string>();
