import { baseName } from '../values/index.ts';

/**
 * Whether something may be known of a word as a package, so that the list need not be loaded for those that most files
 * have: for a runner of Python, that it is a name of npm or of what is there alone, or an old server of Python. A test holds it against the list.
 */
export function isNotedPackage(word: string, forPython: boolean): boolean {
  return forPython ? /^(?:@[\w.-]+\/|mcp-server-sqlite\b|mcp-remote\b)/.test(word) : families.test(word);
}

/** What one word of a command says of the package that it may start. */
export interface PackageWord {
  /** It is a runner of packages for Python. */
  readonly startsPython: boolean;
  /** Something may be known of it, be it started by such a runner or not. */
  readonly isOfPython: boolean;
  readonly isOfNode: boolean;
}

export function packageWord(word: string): PackageWord {
  return {
    startsPython: isPythonRunner(word),
    isOfPython: isNotedPackage(word, true),
    isOfNode: beginnings.some((beginning) => word.startsWith(beginning)) && isNotedPackage(word, false),
  };
}

/** Whether something may be known of one of the words of a command. */
export function holdNotedPackage(words: readonly PackageWord[]): boolean {
  const isOfPython = words.some(({ startsPython }) => startsPython);
  return words.some((word) => (isOfPython ? word.isOfPython : word.isOfNode));
}

/** Of all that "families" fits: most words are told apart by it sooner. */
const beginnings = [
  '@modelcontextprotocol/server-',
  '@anthropic',
  '@context7/',
  '@microsoft/playwright-mcp',
  'mcp-server-',
  'markitdown-mcp',
  'blender-mcp',
  'chroma-mcp',
  'basic-memory',
  '--package=',
  'npm:',
];

const pythonRunners = new Set(['uv', 'uvx', 'pipx']);

/** Few words end like one. */
const lastLetters = 'vVxXeE';

function isPythonRunner(word: string): boolean {
  if (!lastLetters.includes(word.at(-1) ?? ' ')) return false;
  const name = baseName(word).toLowerCase();
  return pythonRunners.has(name.endsWith('.exe') ? name.slice(0, -'.exe'.length) : name);
}

const families =
  /^(?:@modelcontextprotocol\/server-(?!(?:filesystem|memory|sequential-thinking|everything)(?:@|$))|@anthropic(?:-ai)?\/mcp-server-|@context7\/|@microsoft\/playwright-mcp|mcp-server-(?:fetch|git|time|qdrant|motherduck)|markitdown-mcp|blender-mcp|chroma-mcp|basic-memory|--package=|npm:)/;
