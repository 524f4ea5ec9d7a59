import { type Format, formatNamed, loadClient } from '../../src/clients/index.ts';
import { readServers } from '../../src/model/reading/index.ts';
import type { Server } from '../../src/model/server/index.ts';
import { parseSource } from '../../src/parse/index.ts';

export async function formatOf(id: string): Promise<Format> {
  const registered = formatNamed(id);
  const client = registered && (await loadClient(registered.client));
  const format = client?.formats.find((each) => each.id === registered?.id);
  if (format === undefined) throw new Error(`there is no format ${id}`);
  return format;
}

/** One server of a format, whatever syntax its files have: the text is JSON. */
export async function serverIn(id: string, entry: unknown, name = 'subject'): Promise<Server> {
  const format = await formatOf(id);
  const [map] = format.servers;
  if (map === undefined) throw new Error(`${id} has no servers`);
  const { at, list, named } = map;
  const inner = list === 'only' ? [named === undefined ? { [name]: entry } : entry] : { [name]: entry };
  const value = [...at].reverse().reduce<unknown>((below, step) => ({ [step]: below }), inner);
  const document = await parseSource({ path: 'servers.json', text: JSON.stringify(value), problems: [] }, 'json');
  const [server] = readServers(document, format);
  if (server === undefined) throw new Error(`${id} has no server in ${document.text}`);
  return server;
}
