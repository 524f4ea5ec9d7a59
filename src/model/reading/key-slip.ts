import { isOneSlip, suggest } from '../../wording/index.ts';

/** From this length on a word is its own even where a letter of it is wrong; "mcp" with another letter is "acp". */
const ACRONYM = 4;

/**
 * Whether a key was meant for another, word by word: "mpcServers" for "mcpServers", and neither "lspServers" nor, for
 * "context_servers", "agent_servers", which are settings of their own.
 */
export function isKeySlip(written: string, meant: string): boolean {
  const theirs = wordsOf(meant);
  const mine = wordsOf(written);
  if (mine.length === theirs.length) return theirs.every((word, index) => isWordSlip(mine[index] ?? '', word));
  return mine.length === 1 && areJoined(mine[0] ?? '', theirs);
}

function isWordSlip(written: string, meant: string): boolean {
  if (written === meant) return true;
  if (meant.length >= ACRONYM) return suggest(meant, [written]) !== undefined;
  // A letter too many or too few, or two that changed places.
  return isOneSlip(written, meant) && (written.length !== meant.length || sorted(written) === sorted(meant));
}

/** "mpcservers": the first word ends about where that of the other key does. */
function areJoined(written: string, [first = '', ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return isWordSlip(written, first);
  return [0, -1, 1].some((shift) => {
    const end = first.length + shift;
    return isWordSlip(written.slice(0, end), first) && areJoined(written.slice(end), rest);
  });
}

function wordsOf(key: string): string[] {
  const parts = key.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ').split(/[^A-Za-z0-9]+/);
  return parts.filter(Boolean).map((part) => part.toLowerCase());
}

function sorted(word: string): string {
  return [...word].sort().join('');
}
