/** Fixtures whose `.out` says what is true of the client and mcp-lint does not say yet. */
export const open: ReadonlyMap<string, string> = new Map([
  ['aix/valid/transport-empty', 'aix takes an empty transport for a missing one'],
  ['claude-code-agent/invalid/item-number', 'an item that is neither a name nor a map is passed over'],
  ['claude-code-agent/invalid/item-two-keys', 'the servers of such an item are lost'],
  ['claude-code-managed-settings/invalid/command', 'one cause, two findings that contradict each other'],
  ['claude-code-managed-settings/invalid/name-space', 'one cause, two findings that contradict each other'],
  ['claude-code-plugin/invalid/05-other-root', 'one cause, two findings'],
  ['claude-code-plugin/invalid/32g-nested-mcp-servers', 'one cause, two findings'],
  ['claude-code-plugin/invalid/32i-root-case', 'one cause, two findings'],
  ['claude-code-plugin/valid/18h-name-proto', 'the names of plugin servers are not checked'],
  ['claude-code-plugin/valid/33-name-reserved', 'the names of plugin servers are not checked'],
  ['claude-code-plugin/valid/33b-name-computer-use', 'the names of plugin servers are not checked'],
  ['omp/rules/16c-args-null', 'null as a list of arguments is fine'],
  ['omp/rules/32h-no-root', 'the servers are lost without a word'],
  ['opencode/rules/18h-name-proto', 'the server is lost without a word'],
  ['opencode/rules/32h-no-root', 'the servers are lost without a word'],
]);
