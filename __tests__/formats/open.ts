/** Fixtures whose `.out` says what is true of the client and mcp-lint does not say yet. */
export const open: ReadonlyMap<string, string> = new Map([
  ['continue-block/rules/32i-root-case', 'a list under another spelling of the key is not looked for'],
]);
