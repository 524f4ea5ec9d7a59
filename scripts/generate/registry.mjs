// Writes the lists of clients: which formats there are, and what each key means to whom.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every other file in the folder is a client; what clients share lies in folders below. */
const notClients = new Set(['define.ts', 'index.ts', 'own.ts']);

export function clientFiles(root) {
  return readdirSync(join(root, 'src/clients'))
    .filter((name) => name.endsWith('.ts') && !notClients.has(name))
    .sort();
}

export function clientEntries(root) {
  return clientFiles(root).map((file) => `clients/${file}`);
}

/** The facts of every client, from the compiled sources. */
export async function readClients(root, load) {
  const clients = [];
  for (const file of clientFiles(root)) {
    const module = await load(`clients/${file}`);
    if (`${module.default.id}.ts` !== file) throw new Error(`src/clients/${file} defines "${module.default.id}"`);
    clients.push(module.default);
  }
  return clients;
}

/** Folders that a variable moves, of those that a format's files lie in. */
export function movedOf({ moved = [] }, { userFiles = [] }) {
  const own = moved.filter(({ from }) => userFiles.some((file) => file.startsWith(`${from}/`)));
  return own.length === 0 ? undefined : own.map(({ env, from }) => ({ env, from }));
}

/** What is known of a format before its client's facts are loaded, beside its names and where it lies. */
export const registered = {
  folder: ({ folder }) => folder,
  language: ({ syntax }) => syntax.language,
  merges: ({ syntax }) => syntax.merges?.where,
  plains: ({ syntax }) => syntax.plains?.as,
  keepsReturns: ({ syntax }) => truth(syntax.keepsReturns),
  requotes: ({ syntax }) => syntax.requotes?.values,
  json5: ({ syntax }) => truth(syntax.json5),
  readsToo: ({ readsToo }) => readsToo,
  readsBeside: ({ readsBeside }) => readsBeside,
  beside: ({ beside }) => beside,
  holds: ({ holds }) => holds,
  opens: ({ opens }) => opens?.with.map((key) => `${key}:`),
  stray: ({ stray }) => truth(stray),
  unread: ({ unread, servers }) => truth(unread && servers.length === 0),
  names: ({ serverFiles: is }) => is && { at: is.at, from: is.from, format: is.format },
};

function truth(value) {
  return value ? true : undefined;
}

/** Files in the home directory, seen from there; true where they are those of a project. */
function userOf({ files, userFiles = [] }) {
  const user = userFiles.map((file) => file.slice('~/'.length));
  return user.length === 0 ? undefined : user.join() === files.join() || user;
}

export function registrySource(clients) {
  const rows = clients.flatMap((client) =>
    client.formats.map((format) => ({
      id: format.id,
      client: client.id,
      clientName: client.name,
      files: format.files,
      user: userOf(format),
      moved: movedOf(client, format),
      ...Object.fromEntries(Object.entries(registered).map(([key, read]) => [key, read(format)])),
      ...(format.syntax.language === 'json' && { language: undefined }),
    })),
  );
  const ids = clients.map((client) => client.id);
  return `// Written by "npm run generate" from src/clients; do not edit.
import type { Client } from '../define.ts';

/** JSON, one on each line: a run parses those that it asks for. */
export const formats = ${literal(rows.map((row) => JSON.stringify(row)).join('\n'))};

/** JSON as well: to read it takes every run less than to make it of the formats. */
export const files = ${literal(JSON.stringify(indexOf(rows)))};

export function importClient(id: string): Promise<{ readonly default: Client }> | undefined {
  switch (id) {
${ids.map((id) => `    case '${id}':\n      return import('../${id}.ts');`).join('\n')}
    default:
      return undefined;
  }
}
`;
}

/** Where each format's files lie: named in full by their names, patterns and what is no client's by their endings. */
function indexOf(rows) {
  const exact = new Map();
  const patterns = new Map();
  const strays = new Map();
  const home = new Map();
  for (const [place, { files, stray, user }] of rows.entries()) {
    for (const file of user === true ? files : (user ?? [])) {
      // What lies in a folder of its own there is known by it elsewhere.
      if (file.includes('/')) put(home, file.slice(file.lastIndexOf('/') + 1), [file, place]);
    }
    for (const file of files) {
      const start = file.lastIndexOf('/') + 1;
      const [folder, name] = [file.slice(0, start), file.slice(start)];
      const star = name.indexOf('*');
      const suffix = name.slice(name.lastIndexOf('.') + 1);
      if (stray) put(strays, suffix, [file.slice(1), place]);
      else if (star === -1) put(exact, name, [folder, place]);
      else put(patterns, suffix, [folder, place, name.slice(0, star), name.slice(star + 1)]);
    }
  }
  return {
    exact: [...exact],
    patterns: [...patterns],
    strays: [...strays],
    home: [...home],
    names: [...new Set(rows.map(({ clientName }) => clientName))],
  };
}

function put(lists, key, item) {
  lists.set(key, [...(lists.get(key) ?? []), item]);
}

/** Every key of every dialect with its meaning, so that a foreign one can be named. */
export function fieldsSource(clients) {
  const keys = new Map();
  for (const client of clients) {
    for (const format of client.formats) {
      // A key belongs to the clients it is meant for, not to a form that takes all of theirs.
      if (format.dialect?.open) continue;
      for (const [key, fact] of Object.entries(format.dialect?.fields ?? {})) {
        // What is only guessed to be read here says nothing about the key elsewhere.
        if (fact.unread || fact.by?.startsWith('L:')) continue;
        add(keys, key, { client: client.name, says: saysOf(fact) });
      }
    }
  }
  const names = [...new Set([...keys.values()].flat().map(({ client }) => client))];
  const rows = [...keys].sort(byKey).map(([key, uses]) => [key, ...runs(uses, names)]);
  return `// Written by "npm run generate" from src/clients; do not edit.

/**
 * The clients, and of each key what it means to which of them, by their places. JSON, parsed when it is needed: few runs
 * meet a key that is not the client's own.
 */
export const foreignFields = ${jsonText([names, ...rows])};
`;
}

/** Its meaning; of what signs in also which part it is, and which fields hold names of variables. */
function saysOf({ is, part, form }) {
  if (part !== undefined) return { is, part };
  return form === 'variable-names' ? { is, form } : is;
}

/** A meaning and those that share it, in turn. */
function runs(uses, names) {
  const found = [];
  for (const { client, says } of uses) {
    if (JSON.stringify(found.at(-2)) !== JSON.stringify(says)) found.push(says, []);
    found.at(-1).push(names.indexOf(client));
  }
  return found;
}

/** Every root key, so that a foreign one can be named. */
export function rootKeysSource(clients) {
  const roots = new Map();
  for (const client of clients) {
    for (const format of client.formats) {
      if (format.dialect?.open) continue;
      for (const map of format.servers) add(roots, JSON.stringify(map.at), client.name);
    }
  }
  const rows = [...roots]
    .map(([at, names]) => [JSON.parse(at).join('.'), names, at])
    .filter(([path]) => !path.includes('*'))
    .sort(byKey)
    .map(([, names, at]) => ({ at: JSON.parse(at), clients: names }));
  return `// Written by "npm run generate" from src/clients; do not edit.

/** JSON, parsed when it is needed: most files keep their servers under the key of their client. */
export const rootKeys = ${jsonText(rows)};
`;
}

/** A list as JSON in a template literal, one item per line. */
function jsonText(items) {
  return literal(`[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`);
}

function literal(text) {
  return `\`${text.replace(/[\\`$]/g, '\\$&')}\``;
}

function add(map, key, value) {
  const list = map.get(key) ?? [];
  if (!list.some((known) => JSON.stringify(known) === JSON.stringify(value))) list.push(value);
  map.set(key, list);
}

function byKey([a], [b]) {
  return a < b ? -1 : a > b ? 1 : 0;
}
