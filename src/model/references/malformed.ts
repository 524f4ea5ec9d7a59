import type { Evidence, Reaction } from '../../clients/index.ts';
import { quote } from '../../wording/index.ts';
import { folderOf } from '../folders/index.ts';
import { faultOf, type Mention, namedIn } from '../mentions/index.ts';
import { valueAt } from '../values/index.ts';
import type { KnownServers } from './known-servers.ts';
import type { ServerReference } from './references.ts';

/** Why a text can match nothing. */
export interface Malformed {
  /** After the text: "has parentheses". */
  readonly fault: string;
  readonly help: string;
  /** Where that is more than that nothing is matched. */
  readonly costs?: Reaction;
  readonly by: Evidence;
}

/** By the look of the text alone. */
export function malformedAlone(mention: Mention): Malformed | undefined {
  const fault = faultOf(mention);
  if (fault === undefined) return undefined;
  const meant = fault.meant?.(mention.text);
  const { fault: what, help, costs, by } = fault;
  return { fault: what, help: meant === undefined ? help : `write ${quote(meant)}`, by, ...(costs && { costs }) };
}

/** By the look of the text, or because of the servers there are. */
export function malformed(reference: ServerReference, servers: KnownServers): Malformed | undefined {
  return (
    malformedAlone(reference) ??
    nameAlone(reference, servers) ??
    asInTheFile(reference, servers) ??
    asElsewhere(reference, servers) ??
    withoutPlugin(reference, servers)
  );
}

/** The name of a server where the whole name of a tool is wanted. */
function nameAlone(
  { text, fact, named, meant, definition, spell, scopes, folder }: ServerReference,
  servers: KnownServers,
): Malformed | undefined {
  if (!fact.whole || definition === undefined || meant.tool !== undefined) return undefined;
  const isTool = named.some(({ server, tool }) => tool !== undefined && servers.find(server, spell, scopes, folder));
  if (isTool) return undefined;
  return { fault: 'is the name of a server and not of a tool', help: `write ${quote(`${text}_*`)}`, by: fact.by };
}

/** The name of a server as its file has it, where the names of its tools have another. */
function asInTheFile(
  { text, fact, named, definition, spell, scopes, folder }: ServerReference,
  servers: KnownServers,
): Malformed | undefined {
  if (!fact.whole || definition !== undefined) return undefined;
  for (const { server } of named) {
    const spelt = spell(server);
    if (spelt === server || servers.find(spelt, spell, scopes, folder)?.server.name !== server) continue;
    return {
      fault: `names a server whose tools begin with ${quote(spelt)}`,
      help: `write ${quote(spelt + text.slice(server.length))}`,
      by: fact.by,
    };
  }
  return undefined;
}

/** The name of a tool as other clients write it, where the parts are joined in another way. */
function asElsewhere(
  { text, fact, definition, spell, scopes, folder }: ServerReference,
  servers: KnownServers,
): Malformed | undefined {
  if (fact.form !== 'S_T' || definition !== undefined) return undefined;
  const meant = namedIn('mcp__S__T', text).find(({ server }) => servers.find(spell(server), spell, scopes, folder));
  if (meant === undefined) return undefined;
  const known = spell(meant.server);
  return {
    fault: `names a server whose tools begin with ${quote(`${known}_`)}`,
    help: `write ${quote(`${known}_${meant.tool ?? '*'}`)}`,
    by: fact.by,
  };
}

/** A server of the plugin that the file is part of, without the plugin's name. Some write both names on purpose. */
function withoutPlugin({ fact, meant, definition, folder, reading }: ServerReference, servers: KnownServers) {
  const { inPlugin } = fact;
  if (inPlugin === undefined || definition === undefined) return undefined;
  const { server, reading: definer } = definition;
  if (!inPlugin.servers.includes(definer.format.id) || folderOf(definer) !== folder) return undefined;
  const plugin = valueAt(servers.fileOf(inPlugin.manifest, folder)?.value, inPlugin.name);
  if (typeof plugin !== 'string' || plugin === '') return undefined;
  const called = inPlugin.spell(plugin, server.name);
  if (reading.document.text.includes(called)) return undefined;
  return {
    fault: `names a server whose tools begin with ${quote(called)}`,
    help: `write ${quote(meant.tool === undefined ? called : `${called}__${meant.tool}`)}`,
    by: inPlugin.by,
  };
}
