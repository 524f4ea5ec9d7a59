import type { ListedTool } from '../answers/index.ts';
import type { Definition, Workspace } from '../reading/index.ts';
import { knownTools, toolNamesOf } from '../tools/index.ts';
import type { KnownServers } from './known-servers.ts';
import { matchesAnyTool } from './matches-tool.ts';
import { isToolName, type ServerReference } from './references.ts';

/** A server that a reference means, and its saved list, which has no tool that fits. */
export interface WithoutTool {
  readonly definition: Definition;
  readonly list: readonly ListedTool[];
}

/** Silent where a server that could be meant has no saved list. */
export function unknownTool(
  reference: ServerReference,
  servers: KnownServers,
  { toolLists }: Workspace,
): WithoutTool | undefined {
  const { named, written, spell, scopes, folder, reading, fact } = reference;
  let found: WithoutTool | undefined;
  for (const meant of named) {
    const definition = servers.find(written(meant.server), spell, scopes, folder);
    if (definition === undefined) continue;
    const { server, reading: definer } = definition;
    const list = knownTools(toolLists, server.name, server.document.path);
    const names = toolNamesOf(reading);
    // Servers of another kind of file, such as a plugin's, are called in another way.
    const isCalledElse = isToolName(fact.form) && definer.client === reading.client && toolNamesOf(definer) !== names;
    if (list === undefined || isCalledElse) return undefined;
    if (matchesAnyTool(reference, meant, server, list, names)) return undefined;
    found = { definition, list };
  }
  return found;
}
