import { type Format, loadClient, type RegisteredFormat, registry } from '../clients/index.ts';
import { canonical, differences } from '../model/canonical/index.ts';
import { type Reading, readServers } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Document } from '../parse/index.ts';
import type { Edit } from './edit.ts';
import type { Editor } from './edits-of.ts';

/** Whether a reader of the document, these clients aside, would get less of it, or something else, once it is edited. */
export type Harms = (edits: readonly Edit[], aside: readonly string[]) => boolean;

interface OtherReader {
  readonly client: string;
  readonly format: Format;
}

/** Of the readings of a document; absent where nobody else reads the file. */
export async function loadHarms(
  document: Document,
  own: readonly Reading[],
  { after }: Editor,
): Promise<Harms | undefined> {
  const owner = own.find((reading) => reading.owner);
  if (owner === undefined) return undefined;
  const sharing = registry.filter(({ readsToo }) => readsToo?.includes(owner.format.id));
  const readers: OtherReader[] = own.map(({ client, format }) => ({ client: client.id, format }));
  for (const registered of sharing) {
    if (readers.some(({ format }) => format.id === registered.id)) continue;
    readers.push({ client: registered.client, format: await formatOf(registered) });
  }
  if (readers.length < 2) return undefined;
  return (edits, aside) => {
    const others = readers.filter(({ client }) => !aside.includes(client));
    if (others.length === 0) return false;
    const now = after(document, edits);
    return others.some(({ format }) => losesBy(format, document, now));
  };
}

async function formatOf({ id, client }: RegisteredFormat): Promise<Format> {
  const { formats } = await loadClient(client);
  const format = formats.find((each) => each.id === id);
  if (format === undefined) throw new Error(`${client} has no format ${id}`);
  return format;
}

function losesBy(format: Format, before: Document, after: Document): boolean {
  const servers = new Map(readServers(after, format).map((server) => [server.name, server]));
  return readServers(before, format).some((server) => {
    if (server.transport === undefined) return false;
    const now = servers.get(server.name);
    return now === undefined || isLess(server, now);
  });
}

/** What was said is said no more, or otherwise; what is new was meant. */
function isLess(server: Server, now: Server): boolean {
  const isDeclared = isNowDeclared(server, now);
  if (server.transport !== now.transport && !isDeclared) return true;
  return differences(canonical(server), canonical(now)).some(
    ({ a, meaning }) => a !== undefined && !(isDeclared && meaning === 'transport'),
  );
}

/** What a reader had to guess of an address is said now, in a word that it knows. */
function isNowDeclared(server: Server, { declared, transport, dialect }: Server): boolean {
  if (server.declared !== undefined || declared === undefined || transport === undefined) return false;
  return server.transport !== 'stdio' && transport !== 'stdio' && !dialect.lacks?.transports.includes(transport);
}
