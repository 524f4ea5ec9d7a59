import type { Meaning } from '../../clients/index.ts';
import { type Field, type Server, spellingOf } from '../../model/server/index.ts';
import { at, isObject, isUrl, own } from '../../model/values/index.ts';
import { type Fix, onceMore, type Plain } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';

const messages = {
  works: (data: { client: string; key: string; use: string; servers: number }) =>
    `${data.client} still reads ${quote(data.key)}${data.servers > 1 ? ` of ${data.servers} servers` : ''}, but has replaced it with ${quote(data.use)}`,
  form: (data: { client: string; key: string; use: string; servers: number }) =>
    `${data.client} still reads an object as ${quote(data.key)}${data.servers > 1 ? ` of ${data.servers} servers` : ''}, but has replaced it with ${data.use}`,
};

export default defineRule({
  id: 'field-deprecated',
  category: 'compatibility',
  severity: 'info',
  messages,
  on: {
    rootField: {
      deprecated: true,
      check(field, context) {
        tell(field, context);
      },
    },
    field: {
      deprecated: true,
      check(field, context) {
        // One key is one habit: the first server with it stands for all.
        const told = context.shared(toldKeys);
        if (told.has(field.key) || !isOld(field) || !isAlone(field.server, field)) return;
        told.add(field.key);
        const sharing = context.reading.servers.filter((each) => !each.broken && isAlone(each, field));
        const alike = sharing.flatMap(({ fields }) =>
          fields.filter((each) => each.key === field.key && each.fact?.deprecated && isOld(each)),
        );
        tell(field, context, alike, renamed(field.server, field) ?? spread(field));
      },
    },
  },
});

function toldKeys(): Set<string> {
  return new Set();
}

/** Of a key that has both forms, the older one. */
function isOld({ fact, value }: Field): boolean {
  return !fact?.deprecated?.ifObject || isObject(value);
}

/** With both there, which of them counts is the question. */
function isAlone({ fields }: Server, { fact }: Field): boolean {
  return !fields.some(({ key }) => key === fact?.deprecated?.use);
}

function tell(
  { key, route, fact }: Field,
  { client, reading, report }: Context<typeof messages>,
  alike: readonly Field[] = [],
  fix?: Fix,
): void {
  if (fact?.deprecated === undefined) return;
  const { use, help = `use ${quote(use)}`, ifObject } = fact.deprecated;
  report(ifObject ? 'form' : 'works', { client, key, use, servers: alike.length }, at(reading.document, route, 'key'), {
    reaction: { effect: 'fine', by: fact.by ?? reading.format.schemaBy },
    help,
    fix,
    related: alike.slice(1).map((other) => onceMore(at(reading.document, other.route, 'key'))),
  });
}

/** Where the old key of an address stood for a transport, the new one needs the word for it. */
function renamed(server: Server, { key, route, value, fact }: Field): Fix | undefined {
  const use = fact?.deprecated?.use ?? '';
  const { dialect, declared, fields } = server;
  if (fact?.is !== 'url' || dialect.fields[use]?.is !== 'url') return undefined;
  if (typeof value !== 'string' || !isUrl(value)) return undefined;
  const word = fact.selects === undefined ? undefined : spellingOf(dialect, fact.selects);
  const isAlone = fields.every((field) => field.key === key || !startsServer.has(field.fact?.is ?? 'other'));
  if (word === undefined || dialect.transportKey === null || declared !== undefined || !isAlone) return undefined;
  return fix(
    'safe',
    `rename ${quote(key)} to ${quote(use)}, and add ${quote(dialect.transportKey)}`,
    { do: 'add', at: [...server.route, dialect.transportKey], value: word },
    { do: 'rename', at: route, to: use },
  );
}

/** A command with its arguments and variables in one object, side by side; with others of its own it stays. */
function spread({ route, value }: Field): Fix | undefined {
  if (!isObject(value) || typeof own(value, 'path') !== 'string') return undefined;
  const [path, ...others] = Object.keys(value);
  if (path !== 'path' || others.some((key) => key !== 'args' && key !== 'env')) return undefined;
  const beside = others.filter((key) => own(value, key) !== null);
  return fix(
    'safe',
    'write the command, its arguments and its variables side by side',
    { do: 'set', at: route, value: String(own(value, 'path')) },
    ...beside.map((key) => ({ do: 'add' as const, at: [...route.slice(0, -1), key], value: own(value, key) as Plain })),
  );
}

const startsServer: ReadonlySet<Meaning> = new Set<Meaning>(['command', 'commandLine', 'url']);

export const docs = defineDocs({
  summary: 'A field that the client still reads and has replaced',
  why: 'It works today. The new name is safe for the versions to come.',
  fix: 'Use the new field.',
  mends: { safe: 'renames the field, where the new one takes the same value' },
  examples: [
    {
      title: 'The switch for tools in OpenCode',
      files: { 'opencode.json': '{ ⟦"tools"⟧: { "docs_*": false }, "mcp": {} }\n' },
    },
    {
      title: 'An older form of a command in Zed',
      files: {
        '.zed/settings.json':
          '{ "context_servers": { "docs": { ⟦"command"⟧: { "path": "docs-mcp", "args": ["--all"] } }, "wiki": { "command": "wiki-mcp" } } }\n',
      },
    },
    {
      title: 'Its successor',
      files: { 'opencode.json': '{ "permission": { "docs_*": "deny" }, "mcp": {} }\n' },
    },
  ],
  evidence: [
    {
      claim: 'top-level tools still works, as a short form of permission',
      source: 'anomalyco/opencode d545d8f, read',
      date: '2026-08-19',
    },
  ],
});
