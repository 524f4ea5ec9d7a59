import type { ToolNames } from '../../clients/index.ts';
import type { ListedTool } from '../answers/index.ts';
import type { Named } from '../mentions/index.ts';
import type { Server } from '../server/index.ts';
import { globMatches, isGlob } from './glob.ts';
import { isToolName, type ServerReference } from './references.ts';

/** Nobody means a longer one. */
const LONGEST = 1000;

/** Whether a reference, read in one way, is about any of these tools of a server. */
export function matchesAnyTool(
  { text, fact }: ServerReference,
  { tool }: Named,
  server: Server,
  list: readonly ListedTool[],
  names: ToolNames | undefined,
): boolean {
  if (tool === undefined || text.length > LONGEST) return true;
  if (!isToolName(fact.form)) {
    const known = namesOf(list, server.name);
    return matches(tool, known) || matches(clean(tool), known);
  }
  // A name that depends on the others is not known here.
  if (names === undefined || names.names !== undefined) return true;
  return matches(fact.as === 'expression' ? `${text}*` : text, namesOf(list, server.name, names));
}

function matches(pattern: string, known: ReadonlySet<string>): boolean {
  if (!isGlob(pattern)) return known.has(pattern);
  for (const name of known) if (globMatches(pattern, name)) return true;
  return false;
}

/** By list, by whose names they are, by server. */
const remembered = new WeakMap<readonly ListedTool[], Map<ToolNames | undefined, Map<string, ReadonlySet<string>>>>();

/** Worked out once for each list: there are many references. As the client calls the tools, or else as they are. */
function namesOf(list: readonly ListedTool[], server: string, names?: ToolNames): ReadonlySet<string> {
  const kinds = remembered.get(list) ?? new Map<ToolNames | undefined, Map<string, ReadonlySet<string>>>();
  remembered.set(list, kinds);
  const servers = kinds.get(names) ?? new Map<string, ReadonlySet<string>>();
  kinds.set(names, servers);
  const known = servers.get(server) ?? new Set(list.flatMap(({ name }) => spelt(name, server, names)));
  servers.set(server, known);
  return known;
}

/** Some clients clean the names of tools here as well; to compare both ways spares a false alarm. */
function spelt(tool: string, server: string, names: ToolNames | undefined): string[] {
  return names === undefined ? [tool, clean(tool)] : [names.name(server, tool)];
}

function clean(name: string): string {
  return name.replace(/[^\w*?-]/g, '_').toLowerCase();
}
