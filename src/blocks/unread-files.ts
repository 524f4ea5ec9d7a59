import { type Client, loadClient } from '../clients/index.ts';
import type { Reading } from '../model/reading/index.ts';
import { atSpan } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { list, quote } from '../wording/index.ts';
import type { PlacedPath } from './addressee.ts';
import { isShared } from './named-paths.ts';
import type { ReadBlock } from './read-blocks.ts';

/** What is no file of a client though it looks like one. */
const OTHER =
  /(?:^|\/)(?:package|server|manifest|tsconfig|compose|docker-compose|smithery|pyproject|values|openapi|\.?prettierrc|\.?eslintrc)[\w.-]*\.(?:json|ya?ml|toml)$/i;
/** A line that speaks of something else than where the block belongs. */
const OF_SOMETHING_ELSE =
  /\b(?:logs?|samples?|scripts?|template|schema|repository|repo|clone|inspector|not|never|instead|previously|formerly|older|legacy|deprecated|longer|mov(?:e|ed|ing)|migrat(?:e|ed|ing|ion))\b/i;
/** Of a name that nobody knows, such a line may give one of many. */
const OF_ANY = /\b(?:examples?|e\.g\.)/i;

/** Files that the text names for a block, and in which the clients that it names look for no servers. */
export async function unreadFiles(read: ReadBlock): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { paths, clients } = read.addressee;
  // Where the line above names the right one, others further up are for something else.
  const isSettled = paths.some(
    ({ isAtBlock, formats }) =>
      isAtBlock && formats.some(({ client, unread }) => clients.includes(client) && unread !== true),
  );
  for (const path of paths) {
    if (!path.isNear || path.isOfBlockAbove || (isSettled && !path.isAtBlock) || OF_SOMETHING_ELSE.test(path.line))
      continue;
    const finding = path.formats.length > 0 ? await knownToBeUnread(path, read) : await unknown(path, read);
    if (finding !== undefined) findings.push(finding);
  }
  return findings;
}

/** A file of one client, which keeps its servers elsewhere. */
async function knownToBeUnread(
  path: PlacedPath,
  { readings: [reading], document }: ReadBlock,
): Promise<Finding | undefined> {
  const [id, ...others] = new Set(path.formats.map((format) => format.client));
  if (id === undefined || others.length > 0 || reading === undefined) return undefined;
  const client = await loadClient(id);
  const known = client.formats.filter((format) => path.formats.some((each) => each.id === format.id));
  const isUnread = known.every((each) => each.servers.length === 0 && each.unread !== undefined);
  // That of the file which the block is read as is told at its servers.
  if (!isUnread || known.some(({ id: format }) => format === reading.format.id)) return undefined;
  return told(
    path,
    { clients: [client], instead: known.flatMap(({ unread = [] }) => unread)[0]?.instead },
    reading.document ?? document,
  );
}

/** A name that speaks of a client, and that none of its files has. */
async function unknown(
  path: PlacedPath,
  { block, readings: [reading], addressee, document }: ReadBlock,
): Promise<Finding | undefined> {
  // A link to a file of the repository, or a file that lies there, is where the text is copied from.
  if (isLinked(path) || (reading !== undefined && liesAround(path, reading))) return undefined;
  // What a server is handed is read by the server.
  if (block.text.includes(`${path.path.slice(path.path.lastIndexOf('/') + 1)}"`)) return undefined;
  if (isHanded(path, document.text)) return undefined;
  if (OF_ANY.test(path.line) || isShared(path.path) || OTHER.test(path.path)) return undefined;
  const clients = await Promise.all(addressee.clients.map((id) => loadClient(id)));
  if (clients.length === 0 || !clients.some(({ name }) => looksLikeOne(path, name, addressee.isSure))) return undefined;
  // Beside a file that is meant for a client, another one is somebody else's.
  if (addressee.paths.some((each) => each.isNear && isFor(clients, each))) return undefined;
  const where = reading === undefined || reading.format.stray ? document : reading.document;
  return told(path, { clients, instead: clients[0] && insteadOf(path, clients[0]) }, where);
}

/** In the home directory, if that is where the other one lies. */
function insteadOf({ path }: PlacedPath, { formats }: Client): string | undefined {
  const ofUser = formats.find(({ servers, userFiles = [] }) => servers.length > 0 && userFiles.length > 0);
  return (path.startsWith('~/') ? ofUser?.userFiles?.[0] : undefined) ?? formats[0]?.files[0];
}

/** The targets of the links in a line, without what they point at within the file. */
const TARGET = /(?:\]\(<?|href=["'])([^()\s"'<>?#]*)/gi;

function isLinked({ line, text }: PlacedPath): boolean {
  const name = text.replace(/^(?:\.{1,2}\/)+/, '');
  return Array.from(line.matchAll(TARGET)).some(([, target = '']) => `/${target}`.endsWith(`/${name}`));
}

/** Paths are written from the folder of the text, or from that of the project. */
function liesAround({ path }: PlacedPath, { neighbours }: Reading): boolean {
  let name = path;
  let lies = neighbours.has(name);
  while (lies === false) {
    name = `../${name}`;
    lies = neighbours.has(name);
  }
  return lies === true;
}

/** What stands behind an option of a command is read by whoever is started with it, whatever it is called. */
function isHanded({ path }: PlacedPath, text: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    if (OPTION.test(text.slice(Math.max(0, at - LONGEST_OPTION), at))) return true;
  }
  return false;
}

const OPTION = /\s--?[\w-]*(?:config|file)[\w-]*[= ]["'@]{0,2}(?:[^\s"'=]*\/)?$/;
const LONGEST_OPTION = 120;

function isFor(clients: readonly Client[], { formats }: PlacedPath): boolean {
  return clients.some(({ id }) => formats.some(({ client }) => client === id));
}

function told(
  path: PlacedPath,
  { clients, instead }: { readonly clients: readonly Client[]; readonly instead: string | undefined },
  document: ReadBlock['document'],
): Finding {
  const names = clients.map(({ name }) => name);
  const reader = list(names, { bare: true });
  return {
    rule: 'file-unread',
    severity: 'warning',
    message: `${reader} ${names.length === 1 ? 'reads' : 'read'} no servers from ${quote(path.text)}, which the text names for this block`,
    ...(instead !== undefined && clients.length === 1 && { help: `name the file that it reads: ${instead}` }),
    place: atSpan(document, { start: path.at, end: path.at + path.text.length }),
    related: [],
    clients: clients.map(({ id }) => id),
    reader,
  };
}

/** A name that speaks of a configuration of the client, in a place or a spelling that is none of its own. */
function looksLikeOne({ path }: PlacedPath, client: string, isSure: boolean): boolean {
  const words = path.toLowerCase().replace(/[^a-z]/g, '');
  if (!/mcp|config|settings/.test(words)) return false;
  if (words.includes(client.toLowerCase().replace(/[^a-z]/g, ''))) return true;
  // What lies in a plain folder belongs to the project.
  return isSure && /^[^/]*mcp[^/]*$|^~|\/\.|^\./.test(path);
}
