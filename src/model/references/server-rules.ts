import type { RuledServer, ServerRules } from '../../clients/index.ts';
import { folderOf, userHome } from '../folders/index.ts';
import type { Definition, Reading, Workspace } from '../reading/index.ts';
import type { Server } from '../server/index.ts';
import { valueAt } from '../values/index.ts';
import type { KnownServers } from './known-servers.ts';

/** The rules of one file. */
interface RuleList {
  readonly reading: Reading;
  readonly folder: string;
  readonly rules: readonly unknown[];
}

/** Servers that rules of settings keep from running, and the file with the rules. */
export function* stoppedByRules(workspace: Workspace, known: KnownServers): Iterable<Definition> {
  for (const [client, fact, lists] of listsIn(workspace)) {
    for (const { server, folder } of known.of(`client ${client}`)) {
      for (const together of countingFor(folder, lists)) {
        const stopping = stoppingList(server, fact, together);
        if (stopping !== undefined) yield { server, reading: stopping.reading };
      }
    }
  }
}

/** The lists of each kind, by the client that reads them. */
function listsIn({ readings }: Workspace): Iterable<[string, ServerRules, RuleList[]]> {
  const found = new Map<string, [string, ServerRules, RuleList[]]>();
  for (const reading of readings) {
    for (const fact of reading.format.serverRules ?? []) {
      const rules = valueAt(reading.document.value, fact.at);
      if (!Array.isArray(rules)) continue;
      const kind = JSON.stringify([reading.client.id, fact.at]);
      const [, , lists] = found.get(kind) ?? [reading.client.id, fact, []];
      found.set(kind, [reading.client.id, fact, [...lists, { reading, folder: folderOf(reading), rules }]]);
    }
  }
  return found.values();
}

/** Those that are read together where a server runs; one of the user's runs in every project. */
function countingFor(folder: string, lists: readonly RuleList[]): readonly (readonly RuleList[])[] {
  const ofUser = lists.filter((list) => list.folder === userHome);
  const folders = new Set(lists.map((list) => list.folder).filter((each) => each !== userHome));
  const projects = folder === userHome ? [...folders] : [folder];
  if (projects.length === 0) return [ofUser];
  return projects.map((project) => [...lists.filter((list) => list.folder === project), ...ofUser]);
}

/** The list that alone keeps a server from running, or the first of those that do together. */
function stoppingList(server: Server, { stops }: ServerRules, lists: readonly RuleList[]): RuleList | undefined {
  const [first] = lists;
  if (first === undefined) return undefined;
  const ruled = asRuled(server);
  if (
    !stops(
      lists.flatMap(({ rules }) => rules),
      ruled,
    )
  )
    return undefined;
  return lists.find(({ rules }) => stops(rules, ruled)) ?? first;
}

function asRuled({ name, command, args, url }: Server): RuledServer {
  return {
    name,
    ...(command && { command: command.value, args: args.map(({ value }) => value) }),
    ...(url && { url: url.value }),
  };
}
