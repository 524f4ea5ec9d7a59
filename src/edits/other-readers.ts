import { type Format, formatsWith, loadClient, type RegisteredFormat } from '../clients/index.ts';
import { type CanonicalServer, canonical, differences } from '../model/canonical/index.ts';
import { type Reading, readServers } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import { isObject } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';
import type { Edit } from './edit.ts';
import type { Editor } from './edits-of.ts';

/** Whether a reader of the document, these clients aside, would get less of it, or something else, once it is edited. */
export type Harms = (edits: readonly Edit[], aside: readonly string[]) => boolean;

interface OtherReader {
  readonly client: string;
  readonly format: Format;
}

/** A server of the document as it is, which is held against what many edits make of it. */
class Before {
  readonly server: Server;
  #said: CanonicalServer | undefined;

  constructor(server: Server) {
    this.server = server;
  }

  get said(): CanonicalServer {
    this.#said ??= canonical(this.server);
    return this.#said;
  }
}

/** Of the readings of a document; absent where nobody else reads the file. */
export async function loadHarms(
  document: Document,
  own: readonly Reading[],
  { after }: Editor,
): Promise<Harms | undefined> {
  const owner = own.find((reading) => reading.owner);
  if (owner === undefined) return undefined;
  const sharing = formatsWith('readsToo').filter(({ readsToo }) => readsToo?.includes(owner.format.id));
  const readers: OtherReader[] = own.map(({ client, format }) => ({ client: client.id, format }));
  for (const registered of sharing) {
    if (readers.some(({ format }) => format.id === registered.id)) continue;
    readers.push({ client: registered.client, format: await formatOf(registered) });
  }
  if (readers.length < 2) return undefined;
  const known = new Map<Format, readonly Before[]>();
  const serversFor = (format: Format) => {
    const servers = known.get(format) ?? readServers(document, format).map((server) => new Before(server));
    known.set(format, servers);
    return servers;
  };
  return (edits, aside) => {
    const others = readers.filter(({ client }) => !aside.includes(client));
    if (others.length === 0) return false;
    const now = after(document, edits);
    return others.some(({ format }) => isLost(serversFor(format), new Map(readServers(now, format).map(named))));
  };
}

function named(server: Server): [string, Server] {
  return [server.name, server];
}

async function formatOf({ id, client }: RegisteredFormat): Promise<Format> {
  const { formats } = await loadClient(client);
  const format = formats.find((each) => each.id === id);
  if (format === undefined) throw new Error(`${client} has no format ${id}`);
  return format;
}

function isLost(servers: readonly Before[], after: ReadonlyMap<string, Server>): boolean {
  return servers.some((before) => {
    if (before.server.transport === undefined) return false;
    const now = after.get(before.server.name);
    // Most edits are of one server among others.
    return now === undefined || (!isUntouched(before.server.entry, now.entry) && isLess(before, now));
  });
}

/** What was said is said no more, or otherwise; what is new was meant. */
function isLess(before: Before, now: Server): boolean {
  const { server } = before;
  const isDeclared = isNowDeclared(server, now);
  if (server.transport !== now.transport && !isDeclared) return true;
  return differences(before.said, canonical(now)).some(
    ({ a, meaning }) => a !== undefined && !(isDeclared && meaning === 'transport'),
  );
}

/** What a reader had to guess of an address is said now, in a word that it knows. */
function isNowDeclared(server: Server, { declared, transport, dialect }: Server): boolean {
  if (server.declared !== undefined || declared === undefined || transport === undefined) return false;
  return server.transport !== 'stdio' && transport !== 'stdio' && !dialect.lacks?.transports.includes(transport);
}

/** Written alike, in the same order: of several keys with one meaning a client may take the first. */
function isUntouched(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  if (Array.isArray(before) && Array.isArray(now))
    return before.length === now.length && before.every((item, index) => isUntouched(item, now[index]));
  if (!isObject(before) || !isObject(now)) return false;
  if (before instanceof Date || now instanceof Date) return false;
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    Object.keys(before).every((name, index) => name === names[index] && isUntouched(before[name], now[name]))
  );
}
