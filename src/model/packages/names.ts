/**
 * Whether the list may have something to say of a word, so that it need not be loaded for those that most files have.
 * A test holds it against the list.
 */
export function isNotedPackage(word: string): boolean {
  return families.test(word);
}

const families =
  /^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/;
