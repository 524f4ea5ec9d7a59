/**
 * Whether something may be known of a word as a package, so that the list need not be loaded for those that most files
 * have: for a runner of Python, that it is a name of npm. A test holds it against the list.
 */
export function isNotedPackage(word: string, forPython: boolean): boolean {
  return forPython ? /^@[\w.-]+\//.test(word) : families.test(word);
}

/** The same of all words of one command. */
export function holdNotedPackage(words: readonly string[]): boolean {
  const forPython = words.some((word) => /(?:^|[\\/])(?:uvx?|pipx)(?:\.exe)?$/i.test(word));
  return words.some((word) => isNotedPackage(word, forPython));
}

const families =
  /^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/;
