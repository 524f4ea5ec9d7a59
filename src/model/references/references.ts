import type { Client, ReferenceForm, ReferencePlace } from '../../clients/index.ts';
import { folderOf } from '../folders/index.ts';
import { type Mention, mentionsIn, type Named } from '../mentions/index.ts';
import { type Definition, oncePer, type Reading, type Workspace } from '../reading/index.ts';
import { KnownServers, type Scope } from './known-servers.ts';

/** A mention of a server, and what it means to the client that reads it. */
export interface ServerReference extends Mention {
  readonly reading: Reading;
  /** The server and the tool that are meant; the shortest name there can be, where no server has any of them. */
  readonly meant: Named;
  readonly definition: Definition | undefined;
  /** How this place writes the name of a server. */
  readonly spell: (name: string) => string;
  /** What is done to the name that is written here before the two are compared. */
  readonly written: (name: string) => string;
  /** Who defines the servers it may mean. */
  readonly scopes: readonly Scope[];
  readonly folder: string;
  /** Whether it has the name of a server that a plugin brings. */
  readonly isBundled: boolean;
}

export interface References {
  readonly servers: KnownServers;
  readonly references: readonly ServerReference[];
  /** Texts that name no server, for all that they look like it. */
  readonly strays: readonly (Mention & { readonly reading: Reading })[];
}

/** Everything in a run that mentions a server. */
export const referencesIn = oncePer((workspace): References => {
  const servers = new KnownServers(workspace);
  const references: ServerReference[] = [];
  const strays: (Mention & { reading: Reading })[] = [];
  for (const reading of workspace.readings) {
    if (reading.format.references === undefined) continue;
    for (const mention of mentionsIn(reading.document, reading.format)) {
      const reference = resolve(mention, reading, servers);
      if (reference === undefined) strays.push({ ...mention, reading });
      else references.push(reference);
    }
  }
  return { servers, references, strays };
});

function resolve(mention: Mention, reading: Reading, servers: KnownServers): ServerReference | undefined {
  const [first] = mention.named;
  if (first === undefined) return undefined;
  const { spell, scopes } = lookedFor(mention.fact, reading.client);
  const folder = folderOf(reading);
  const written = isToolName(mention.fact.form) ? asItIs : spell;
  const isBundled = mention.named.some(({ server }) => mention.fact.bundled?.test(server));
  const known = { ...mention, reading, spell, written, scopes, folder, isBundled };
  for (const meant of [...mention.named].reverse()) {
    const definition = servers.find(written(meant.server), spell, scopes, folder);
    if (definition !== undefined) return { ...known, meant, definition };
  }
  return { ...known, meant: first, definition: undefined };
}

/** How a place writes the names of servers, and who defines those that it may mean. */
function lookedFor({ among, server }: ReferencePlace, client: Client) {
  const scopes: Scope[] = among?.map((id): Scope => `format ${id}`) ?? [`client ${client.id}`];
  scopes.push('client *');
  return { spell: server ?? client.toolNames?.server ?? asItIs, scopes };
}

/** The servers that such a place can mean, by names that it may give them. */
export function serversFor(fact: ReferencePlace, client: Client, workspace: Workspace): readonly string[] {
  const { spell, scopes } = lookedFor(fact, client);
  // Elsewhere what is written is spelt before it is compared, and any name means itself.
  return referencesIn(workspace).servers.names(isToolName(fact.form) ? spell : asItIs, scopes);
}

/** Where the name of a tool is written, nothing is done to it any more. */
export function isToolName(form: ReferenceForm): boolean {
  return form === 'mcp__S__T' || form === 'mcp_S_T' || form === 'S_T';
}

function asItIs(name: string): string {
  return name;
}
