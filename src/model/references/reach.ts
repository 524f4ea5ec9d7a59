import type { ToolNames } from '../../clients/index.ts';
import type { Definition } from '../reading/index.ts';
import { globMatches, isGlob } from './glob.ts';
import type { KnownServers } from './known-servers.ts';
import { isToolName, type ServerReference } from './references.ts';

/** Nobody means a longer one. */
const LONGEST = 1000;

/** Whether one text is about everything that another one is about. */
export function reaches(wide: ServerReference, narrow: ServerReference): boolean {
  if (wide.text === narrow.text) return true;
  const [{ server, tool }, other] = [wide.meant, narrow.meant];
  if (wide.spell(wide.written(server)) !== narrow.spell(narrow.written(other.server))) return false;
  if (tool === undefined || /^\*+$/.test(tool)) return true;
  if (other.tool === undefined || isGlob(other.tool) || tool.length > LONGEST) return false;
  return globMatches(tool, other.tool);
}

/** Servers of which a pattern matches all tools, though it begins as the tools of another one are called. */
export function otherServersOf(
  { text, fact, definition, spell, scopes, folder }: ServerReference,
  servers: KnownServers,
  names: ToolNames,
): readonly Definition[] {
  if (definition === undefined || !isToolName(fact.form) || fact.as === 'expression' || text.length > LONGEST)
    return [];
  // What a name depends on beside its parts is not known here.
  const start = text.search(/[*?]/);
  if (start === -1 || names.names !== undefined || !text.endsWith('*')) return [];
  if (!text.slice(0, start).startsWith(names.name(definition.server.name, ''))) return [];
  return servers.names(spell, scopes).flatMap((name) => {
    const found = servers.find(name, spell, scopes, folder);
    if (found === undefined || spell(found.server.name) === spell(definition.server.name)) return [];
    return globMatches(text, names.name(found.server.name, '')) ? [found] : [];
  });
}
