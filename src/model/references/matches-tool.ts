import type { ToolNames } from '../../clients/index.ts';
import type { Server } from '../server.ts';
import type { Named } from './forms.ts';
import { isToolName, type ServerReference } from './references.ts';

/** Nobody means a longer one. */
const LONGEST = 1000;

/** Whether a reference, read in one way, is about this tool of a server. */
export function matchesTool(
  { text, fact }: ServerReference,
  { tool }: Named,
  server: Server,
  listed: string,
  names: ToolNames | undefined,
): boolean {
  if (tool === undefined || text.length > LONGEST) return true;
  if (isToolName(fact.form)) {
    // A name that depends on the others is not known here.
    return names === undefined || names.names !== undefined || globMatches(text, names.name(server.name, listed));
  }
  return globMatches(tool, listed) || globMatches(clean(tool), clean(listed));
}

/** Some clients clean the names of tools here as well; to compare both ways spares a false alarm. */
function clean(name: string): string {
  return name.replace(/[^\w*?-]/g, '_').toLowerCase();
}

/** `*` for anything, `?` for one character. */
export function globMatches(pattern: string, text: string): boolean {
  let at = 0;
  let from = 0;
  let star = -1;
  let resumed = 0;
  while (from < text.length) {
    const character = pattern[at];
    if (character === '*') {
      star = at;
      resumed = from;
      at += 1;
    } else if (character === '?' || character === text[from]) {
      at += 1;
      from += 1;
    } else if (star >= 0) {
      at = star + 1;
      resumed += 1;
      from = resumed;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
