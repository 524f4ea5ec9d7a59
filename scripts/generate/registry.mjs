// Writes the lists of clients: which formats there are, and what each key means to whom.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const notClients = new Set(['define.ts', 'index.ts', 'paths.ts']);

export function clientFiles(root) {
  return readdirSync(join(root, 'src/clients'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts') && !notClients.has(name))
    .sort();
}

/** The facts of every client, from the compiled sources. */
export async function readClients(root) {
  const clients = [];
  for (const file of clientFiles(root)) {
    const module = await import(pathToFileURL(join(root, 'build/clients', file.replace(/\.ts$/, '.js'))).href);
    if (`${module.default.id}.ts` !== file) throw new Error(`src/clients/${file} defines "${module.default.id}"`);
    clients.push(module.default);
  }
  return clients;
}

export function registrySource(clients) {
  const rows = clients.flatMap((client) =>
    client.formats.map((format) => ({
      id: format.id,
      client: client.id,
      clientName: client.name,
      files: format.files,
      userFiles: format.userFiles ?? [],
      ...(format.folder ? { folder: format.folder } : {}),
      language: format.syntax.language,
      schema: format.schema ?? format.id,
      readsToo: format.readsToo ?? [],
    })),
  );
  const lines = rows.map((row) => `  { ...${JSON.stringify(row)}, load: () => import('./${row.client}.ts') },`);
  return `// Written by "npm run generate" from src/clients; do not edit.
import type { Client } from './define.ts';
import type { Language } from '../parse/index.ts';

/** What is known of a format before its client's facts are loaded. */
export interface RegisteredFormat {
  readonly id: string;
  readonly client: string;
  readonly clientName: string;
  readonly files: readonly string[];
  readonly userFiles: readonly string[];
  readonly folder?: { readonly env: string; readonly fallback: string };
  readonly language: Language;
  readonly schema: string;
  readonly readsToo: readonly string[];
  readonly load: () => Promise<{ readonly default: Client }>;
}

export const registry: readonly RegisteredFormat[] = [
${lines.join('\n')}
];
`
    .replaceAll('{ ...{', '{ ')
    .replaceAll('}, load:', ', load:');
}

/** Every key of every dialect with its meaning, and every root key, so that a foreign one can be named. */
export function fieldsSource(clients) {
  const keys = new Map();
  const roots = new Map();
  for (const client of clients) {
    for (const format of client.formats) {
      // A key belongs to the clients it is meant for, not to a form that takes all of theirs.
      if (format.dialect?.open) continue;
      for (const map of format.servers) add(roots, JSON.stringify(map.at), client.name);
      for (const [key, fact] of Object.entries(format.dialect?.fields ?? {})) {
        // What is only guessed to be read here says nothing about the key elsewhere.
        if (fact.unread || fact.by?.startsWith('L:')) continue;
        add(keys, key, { client: client.name, is: fact.is });
      }
    }
  }
  const fields = [...keys].sort(byKey).map(([key, uses]) => `  [${JSON.stringify(key)}, ${JSON.stringify(uses)}],`);
  const rootLines = [...roots]
    .map(([at, names]) => [JSON.parse(at).join('.'), names, at])
    .filter(([path]) => !path.includes('*'))
    .sort(byKey)
    .map(([, names, at]) => `  { at: ${at}, clients: ${JSON.stringify(names)} },`);
  return `// Written by "npm run generate" from src/clients; do not edit.
import type { Meaning } from './define.ts';

export interface ForeignUse {
  readonly client: string;
  readonly is: Meaning;
}

/** What a key means to the clients that read it. */
export const foreignFields: ReadonlyMap<string, readonly ForeignUse[]> = new Map<string, readonly ForeignUse[]>([
${fields.join('\n')}
]);

/** Where the clients keep their servers. */
export const rootKeys: readonly { readonly at: readonly string[]; readonly clients: readonly string[] }[] = [
${rootLines.join('\n')}
];
`;
}

function add(map, key, value) {
  const list = map.get(key) ?? [];
  if (!list.some((known) => JSON.stringify(known) === JSON.stringify(value))) list.push(value);
  map.set(key, list);
}

function byKey([a], [b]) {
  return a < b ? -1 : a > b ? 1 : 0;
}
