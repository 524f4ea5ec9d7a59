import { type Format, type Reaction, speaksOfMcp } from '../../clients/index.ts';
import {
  type FoundMap,
  foreignMap,
  isStartable,
  isWrapper,
  type Reading,
  reactionToRoot,
  readAtTop,
  serverMaps,
  startableIn,
  withoutMap,
} from '../../model/reading/index.ts';
import { placeOfName, type Server } from '../../model/server/index.ts';
import { at, isObject, kindOf, own } from '../../model/values/index.ts';
import { confidenceOf, consequence, type Fix, type Safety } from '../../model/verdict/index.ts';
import type { Document, Route, Span } from '../../parse/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { adding, fix } from '../shared/fixes.ts';

const messages = {
  itself: (data: { key: string; consequence: string }) =>
    `the file is one server by itself and has no ${quote(data.key)}, so ${data.consequence}`,
  root: (data: { kind: string; consequence: string }) =>
    `the file holds ${data.kind} where an object is needed, so ${data.consequence}`,
  map: (data: { key: string; kind: string; needed: string; consequence: string }) =>
    `${quote(data.key)} is ${data.kind} where ${data.needed} is needed, so ${data.consequence}`,
  numbered: (data: { key: string; client: string }) =>
    `${quote(data.key)} is an array, so ${data.client} calls its servers "0", "1" and so on`,
  bare: (data: { key: string; servers: string; consequence: string }) =>
    `${data.servers} at the top level and not under ${quote(data.key)}, so ${data.consequence}`,
  missing: (data: { key: string; consequence: string }) => `the file has no ${quote(data.key)}, so ${data.consequence}`,
  others: (data: { key: string; found: readonly string[]; client: string }) =>
    `the file has ${list(data.found)} and no ${quote(data.key)}: ${data.client} finds no server in it`,
  atTop: (data: { key: string; consequence: string }) =>
    `this is the file of the project as well, which has no ${quote(data.key)}: there ${data.consequence}`,
  nameless: (data: { key: string; client: string }) =>
    `${quote(data.key)} holds the fields of one server and no name, so ${data.client} takes each field for a server`,
  nested: (data: { key: string; client: string }) =>
    `${quote(data.key)} stands inside ${quote(data.key)}, so ${data.client} takes the inner one for a server`,
  none: (data: { key: string; consequence: string }) => `${quote(data.key)} holds no server, so ${data.consequence}`,
};

export default defineRule({
  id: 'root-shape',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  ofFile: true,
  messages,
  on: {
    file: {
      oddMap: true,
      check(reading, context) {
        const { document } = reading;
        if (!isToHoldServers(reading)) return;
        if (isObject(document.value)) checkMaps(reading, document.value, context);
        else checkRoot(reading, document.value, context);
      },
    },
    violation: {
      rule: 'root-shape',
      check({ rule, keyword, route, place }, { client, reading, report }) {
        const { document, format } = reading;
        if (rule !== 'root-shape' || !isToHoldServers(reading) || !isObject(document.value)) return;
        const key = format.servers[0]?.at.join('.') ?? '';
        if (keyword === 'required' && route.length === 0 && serverMaps(document, format).length > 0) {
          const reaction = withoutMap(format);
          report('missing', { key, consequence: consequence(reaction, client) }, at(document, []), {
            reaction,
            help: `add ${quote(key)}: {}`,
            fix: emptyMap(format),
          });
        }
        if (keyword === 'minProperties') {
          const reaction = format.badRoot;
          report('none', { key, consequence: consequence(reaction, client) }, place, {
            reaction,
            help: 'add a server',
          });
        }
      },
    },
  },
});

function isToHoldServers({ document, format }: Reading): boolean {
  return document.value !== undefined && format.servers.length > 0 && !document.isBroken([]);
}

type Asker = Pick<Context<typeof messages>, 'client' | 'report'>;

function checkRoot(reading: Reading, value: unknown, { client, report }: Asker): void {
  const { document, format } = reading;
  const said = reactionToRoot(value, format);
  const holdsServers =
    Array.isArray(value) &&
    value.some((item) => isObject(item) && (startableIn(item) > 0 || startableIn({ item }) > 0));
  const reaction: Reaction = said.effect === 'fine' && holdsServers ? { ...said, effect: 'drops-file' } : said;
  if (reaction.effect === 'fine') return;
  const data = { kind: kindOf(value), consequence: consequence(reaction, client) };
  // Where the client goes on without the file, a list without servers costs nothing.
  const isHarmless = reaction.effect === 'drops-file' && Array.isArray(value) && !holdsServers;
  report('root', data, at(document, []), {
    reaction,
    ...(isHarmless && { severity: 'warning' }),
    help: asObject(value, reading),
    fix: unbracketing(value, reading),
  });
}

function asObject(value: unknown, { document, format }: Reading): string {
  const key = format.servers[0]?.at[0];
  const [only, ...others] = Array.isArray(value) ? value : [];
  if (others.length === 0 && key !== undefined && own(only, String(key)) !== undefined) {
    return 'remove the "[" and the "]" around the object';
  }
  if (key === undefined) return 'write { … }';
  return document.language === 'json'
    ? `write { ${quote(String(key))}: { … } }`
    : `write "${key}:" and what belongs to it, indented`;
}

function checkMaps(reading: Reading, value: Record<string, unknown>, context: Asker): void {
  const maps = serverMaps(reading.document, reading.format);
  tellAtTop(reading, value, maps, context);
  for (const map of maps) {
    if (isUnnamed(map)) tellUnnamed(reading, map, context);
    else tellOddMap(reading, map, context);
  }
  if (maps.length === 0 && foreignMap(reading) === undefined) tellNoMap(reading, value, context);
  for (const server of reading.servers) {
    if (isWrapper(server) && server.name === server.route.at(-2)) tellNested(reading, server, context);
  }
}

/** The file of a plugin that is one of the project as well, which asks for more. */
function tellAtTop(
  reading: Reading,
  value: Record<string, unknown>,
  maps: readonly FoundMap[],
  { client, report }: Asker,
): void {
  const top = readAtTop(reading);
  if (top === undefined || !bareIn(maps)) return;
  const reaction = withoutMap(top);
  const key = String(top.servers[0]?.at[0] ?? '');
  report('atTop', { key, consequence: consequence(reaction, client) }, at(reading.document, []), {
    reaction,
    // The plugin gets its servers, and is what the file is there for.
    severity: 'info',
    help: `wrap the servers in { ${quote(key)}: { … } }, which plugins may have, too`,
    fix: wrapping(value, top, Object.keys(value).length),
  });
}

function tellUnnamed({ document, format }: Reading, { route, value }: UnnamedMap, { client, report }: Asker): void {
  report('nameless', { key: route.join('.'), client }, at(document, route, 'key'), {
    reaction: format.dialect?.neither ?? format.badRoot,
    help: `put them into an object under a name of its own`,
    meant: Object.keys(value).map((field) => ({
      do: 'move',
      at: [...route, field],
      to: [...route, UNNAMED, field],
    })),
  });
}

function tellOddMap({ document, format }: Reading, map: FoundMap, { client, report }: Asker): void {
  const { route, value } = map;
  const { language } = document;
  const reaction = reactionToMap(format, map);
  const key = route.join('.');
  const place = at(document, route);
  if (map.numbered && confidenceOf(reaction.by) !== 'L') {
    report('numbered', { key, client }, place, {
      reaction,
      help: asMap(language, route),
      fix: underNames(map, 'unsafe'),
    });
    return;
  }
  if (reaction.effect === 'fine') return;
  const data = { key, kind: kindOf(value), consequence: consequence(reaction, client) };
  if (map.list === 'only')
    report('map', { ...data, needed: 'an array' }, place, { reaction, help: asList(language, route) });
  else
    report('map', { ...data, needed: 'an object' }, place, {
      reaction,
      help: asMap(language, route),
      fix: underNames(map, 'safe'),
    });
}

function tellNoMap({ document, format }: Reading, value: Record<string, unknown>, { client, report }: Asker): void {
  const key = format.servers[0]?.at.join('.') ?? '';
  const dataFor = (reaction: Reaction) => ({ key, consequence: consequence(reaction, client) });
  if (format.mayBeServer === undefined && startableIn({ file: value }) > 0) {
    const reaction = withoutMap(format);
    report('itself', dataFor(reaction), at(document, Object.keys(value).slice(0, 1), 'key'), {
      reaction,
      severity: 'warning',
      help: `put it under ${quote(key)}`,
    });
    return;
  }
  const bare = startableIn(value);
  // A client that tells a map by the servers in it misses its key where there is something else.
  const isTold = format.bareMap === 'some' && Object.keys(value).length > 0;
  const reaction = (bare > 0 || isTold ? format.wrongKey : undefined) ?? withoutMap(format);
  const data = dataFor(reaction);
  const place = at(document, []);
  if (bare > 0) {
    const fix = wrapping(value, format, bare);
    report('bare', { ...data, servers: `${count(bare, 'server')} ${bare === 1 ? 'stands' : 'stand'}` }, place, {
      reaction,
      help: `wrap the servers in { ${quote(key)}: { … } }`,
      fix,
      meant: fix?.changes,
    });
  } else if (isTold) report('missing', data, place, { reaction, help: `put the servers under ${quote(key)}` });
  else if (format.noMap.effect !== 'fine') {
    report('missing', data, place, {
      reaction,
      help: `add ${quote(key)}: {}, or delete the file`,
      fix: Object.keys(value).length === 0 ? emptyMap(format) : undefined,
    });
  } else {
    const found = speaksOfMcp(document.path) ? othersIn(value, format) : [];
    if (found.length === 0) return;
    report('others', { key, found, client }, at(document, found.slice(0, 1), 'key'), {
      reaction,
      severity: 'warning',
      help: `put the servers under ${quote(key)}; settings of other kinds belong into other files`,
    });
  }
}

/** What a file of servers alone holds in their place: settings that its client does not look for there. */
function othersIn(value: Record<string, unknown>, { servers, inputs, rootFields = {} }: Format): string[] {
  const [map] = servers;
  if (servers.length !== 1 || map === undefined || map.at.length !== 1) return [];
  const known = [...Object.keys(rootFields), ...(inputs ?? []).map(String)];
  return Object.keys(value).filter((key) => !known.includes(key) && !remark.test(key));
}

/** What people write into any file about itself. */
const remark = /^(?:[$_/#]|(?:comment|name|description|version)s?$)/i;

function tellNested({ format }: Reading, server: Server, { client, report }: Asker): void {
  const fix = unwrapping(server);
  report('nested', { key: server.name, client }, placeOfName(server), {
    reaction: format.nested ?? server.dialect.neither,
    help: `remove the inner ${quote(server.name)}, keep what it holds`,
    fix,
    meant: fix?.changes,
  });
}

/** Servers without a root key; an empty object loses none. */
function bareIn(maps: readonly FoundMap[]): boolean {
  return maps.some(({ route, value }) => route.length === 0 && isObject(value) && Object.keys(value).length > 0);
}

/** What stands there is judged under this name, which no other can have beside it. */
const UNNAMED = 'server';

type UnnamedMap = FoundMap & { readonly value: Record<string, unknown> };

/** The program or the address of a server, where names of servers are looked for. */
function isUnnamed(map: FoundMap): map is UnnamedMap {
  if (map.route.length === 0 || map.list !== undefined || !isObject(map.value)) return false;
  return isStartable(map.value) && startableIn(map.value) === 0;
}

/** Only where all that stands there is a server. */
function wrapping(value: Record<string, unknown>, { servers }: Format, count: number): Fix | undefined {
  const [key, ...inner] = servers[0]?.at ?? [];
  if (key === undefined || inner.length > 0 || count !== Object.keys(value).length) return undefined;
  return fix('safe', `wrap the servers in ${quote(String(key))}`, { do: 'wrap', under: String(key) });
}

function emptyMap({ servers }: Format): Fix | undefined {
  const [key, ...inner] = servers[0]?.at ?? [];
  return key === undefined || inner.length > 0 || servers[0]?.list !== undefined
    ? undefined
    : adding([key], {}, 'unsafe');
}

/** Servers that are listed, each with its name. */
function underNames({ route, value }: FoundMap, safety: Safety): Fix | undefined {
  const to = route.at(-1);
  if (!Array.isArray(value) || value.length === 0 || typeof to !== 'string') return undefined;
  const names = new Set(value.map((item) => own(item, 'name')));
  const areServers = value.every((item) => ['command', 'url'].some((key) => typeof own(item, key) === 'string'));
  const areNamed = [...names].every((name) => typeof name === 'string' && name.trim() !== '');
  if (!areServers || !areNamed || names.size < value.length) return undefined;
  return fix(safety, 'write each server under its name', { do: 'index', at: route, by: 'name', to });
}

function unwrapping({ route, name, entry }: Server): Fix | undefined {
  const outer = route.slice(0, -1);
  return isObject(entry) && outer.length > 0
    ? fix('safe', `remove the inner ${quote(name)}`, { do: 'lift', at: route, to: String(outer.at(-1)) })
    : undefined;
}

/** The brackets alone, with what stands round the one object in them. */
function unbracketing(value: unknown, { document, format }: Reading): Fix | undefined {
  const key = format.servers[0]?.at[0];
  const [only, ...others] = Array.isArray(value) ? value : [];
  if (others.length > 0 || key === undefined || own(only, String(key)) === undefined) return undefined;
  if (document.language !== 'json') return undefined;
  const [whole, inner] = [document.locate([], 'value'), document.locate([0], 'value')];
  const isBlank = ({ start, end }: Span) => /^[[\s]*$|^[\s\]]*$/.test(document.text.slice(start, end));
  const [head, tail] = [
    { start: whole.start, end: inner.start },
    { start: inner.end, end: whole.end },
  ];
  if (!isBlank(head) || !isBlank(tail)) return undefined;
  const title = 'remove the "[" and the "]"';
  return fix('safe', title, { do: 'write', span: head, text: '' }, { do: 'write', span: tail, text: '' });
}

function asMap(language: Document['language'], route: Route): string {
  if (language === 'toml') return `begin each server with "[${route.join('.')}.<name>]"`;
  return language === 'json' ? 'write { "<name>": { … } }' : 'write "<name>:" and the server below it, indented';
}

function asList(language: Document['language'], route: Route): string {
  if (language === 'toml') return `begin each server with "[[${route.join('.')}]]"`;
  return language === 'json' ? 'write a list' : 'write a list, each server with "- " before its first key';
}

const fits: Reaction = { effect: 'fine', by: 'R:' };

function reactionToMap(
  { badRoot, badMap = badRoot, nullMap = badMap, arrayMap = badMap, textMap = badMap }: Format,
  { value, list }: FoundMap,
): Reaction {
  if (isObject(value)) return list === 'only' ? badMap : fits;
  if (Array.isArray(value)) return list === undefined ? arrayMap : fits;
  if (list === 'too') return fits;
  if (value === null) return nullMap;
  return typeof value === 'string' ? textMap : badMap;
}

export const docs = defineDocs({
  summary: 'The root or the map of servers is missing or of the wrong type',
  why: 'Without an object of servers under the key it reads, the client has nothing to load; most refuse the whole file.',
  fix: 'Put the servers into an object, name to entry, under the root key of this client.',
  mends: {
    safe: 'wraps servers in the root key; takes brackets or a second wrapper away; writes listed servers under their names',
    unsafe: 'adds an empty map; writes listed servers under their names, where the client numbers them',
  },
  examples: [
    {
      title: 'The fields of a server without its name',
      files: {
        '.trae/mcp.json': '{ ⟦"mcpServers"⟧: { "command": "uvx", "args": ["docs-mcp"], "env": { "TEAM": "docs" } } }\n',
      },
    },
    {
      title: 'The same for a client whose commands are lists',
      files: { 'opencode.json': '{ ⟦"mcp"⟧: { "type": "local", "command": ["docs-mcp", "--stdio"] } }\n' },
    },
    {
      title: 'The file of a plugin, which lacks what the project around it needs',
      files: {
        '.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        '.mcp.json': '⟦{ "docs": { "command": "docs-mcp" } }⟧\n',
      },
    },
    {
      title: 'A block for Continue without what is around it',
      files: { '.continue/mcpServers/docs.yaml': '⟦name⟧: docs\ncommand: docs-mcp\nargs: ["--stdio"]\n' },
      also: ['field-missing'],
    },
    {
      title: 'A list of servers',
      files: { '.mcp.json': '{ "mcpServers": ⟦[{ "name": "docs", "command": "docs-mcp" }]⟧ }\n' },
    },
    {
      title: 'A list whose servers Gemini CLI starts, under other names',
      files: {
        '.gemini/settings.json': '{ "mcpServers": ⟦[{ "name": "docs", "command": "docs-mcp" }]⟧ }\n',
      },
    },
    { title: 'No root key', files: { '.mcp.json': '⟦{ "docs": { "command": "docs-mcp" } }⟧\n' } },
    {
      title: 'The wrapper twice',
      files: { '.mcp.json': '{ "mcpServers": { ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } } }\n' },
    },
    { title: 'Nothing at all', files: { '.mcp.json': '⟦{}⟧\n' } },
    { title: 'The root is a list', files: { 'opencode.json': '⟦[]⟧\n' } },
    {
      title: 'Brackets around the whole',
      files: { '.mcp.json': '⟦[{ "mcpServers": { "docs": { "command": "docs-mcp" } } }]⟧\n' },
    },
    {
      title: 'A canonical file without servers',
      files: { '.aix/servers.json': '{ "servers": ⟦{}⟧ }\n' },
      as: 'aix',
    },
    {
      title: 'A plugin may leave the root key out',
      files: {
        'plugin/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'plugin/.mcp.json': '{ "docs": { "command": "docs-mcp" } }\n',
      },
    },
    {
      title: 'Settings where servers are looked for',
      files: { '.kiro/settings/mcp.json': '{ ⟦"kiroAgent.configureMCP"⟧: "Enabled" }\n' },
    },
    {
      title: 'A file that is still to be filled',
      files: { '.kiro/settings/mcp.json': '{ "$schema": "https://example.com/mcp.json" }\n' },
    },
    { title: 'An empty map', files: { '.mcp.json': '{ "mcpServers": {} }\n' } },
  ],
  evidence: [
    {
      claim: 'a root or a map of another type, and a missing map, refuse the file',
      source: 'Claude Code 2.1.326, run (cases 28, 28c, 29, 32h)',
      date: '2026-11-18',
    },
    {
      claim: 'a bare map is read from the .mcp.json of a plugin',
      source: 'Claude Code 2.1.326, run (case 32h of `claude plugin validate`)',
      date: '2026-11-18',
    },
  ],
});
