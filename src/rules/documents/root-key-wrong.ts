import { formatsOf } from '../../clients/index.ts';
import {
  type ForeignMap,
  foreignMaps,
  mapsRead,
  type Reading,
  saysTransport,
  serverMaps,
  withoutMap,
} from '../../model/reading/index.ts';
import { at, isObject, own, startsWith, valueAt } from '../../model/values/index.ts';
import { type Change, consequence, type Fix } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { fix, forAll, renaming } from '../shared/fixes.ts';
import { thisFile } from '../shared/this-file.ts';

interface Where {
  readonly client: string;
  readonly file: string;
  readonly has: string;
}

function where(client: string, reading: Reading): Where {
  return { client, file: thisFile(reading, 'its file'), has: reading.snippet === undefined ? 'it' : 'this block' };
}

const messages = {
  wrong: (data: Where & { right: string; found: string; servers: number; consequence: string }) =>
    `${data.client} reads ${quote(data.right)} from ${data.file}, but ${data.has} has ${quote(data.found)} with ${count(data.servers, 'server')}; ${data.consequence}`,
  path: (data: Where & { right: string; found: string }) =>
    `${data.client} finds files with servers under ${quote(data.right)} of ${data.file}, and does not read ${quote(data.found)}`,
  beside: (data: Where & { right: string; found: string; servers: number }) =>
    `${data.client} reads only ${quote(data.right)} from ${data.file} and ignores ${quote(data.found)} with ${count(data.servers, 'server')}`,
  outside: (data: { client: string; right: string; names: readonly string[] }) =>
    `${data.names.length === 1 ? 'server' : 'servers'} ${list(data.names)} ${data.names.length === 1 ? 'stands' : 'stand'} beside ${quote(data.right)}, where ${data.client} looks for no servers`,
};

export default defineRule({
  id: 'root-key-wrong',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'whole',
  ofFile: true,
  messages,
  on: {
    file: [
      {
        otherMap: true,
        check(reading, { client, report }) {
          const { document, format } = reading;
          const right = mapsRead(reading)[0]?.at.join('.');
          if (right === undefined || document.isBroken([])) return;
          const rest = [...foreignMaps(reading)];
          const first = serverMaps(document, format).some((map) => map.route.length > 0) ? undefined : rest.shift();
          if (first !== undefined) {
            const reaction = format.wrongKey ?? withoutMap(format);
            const data = {
              ...where(client, reading),
              right,
              ...counted(first),
              consequence: consequence(reaction, 'it'),
            };
            const isWhole = first.at.length === 1 && first.only === undefined;
            const move = isWhole ? `rename ${quote(data.found)}` : 'move the servers';
            const mending = moving(first, reading);
            report('wrong', data, at(document, first.at, 'key'), {
              reaction,
              help: `${move} to ${quote(right)}${origin(first, reading)}`,
              fix: isForOthersToo(first.at, reading) ? mending : forAll(mending),
              meant: moves(first, reading),
            });
          }
          for (const other of rest) {
            if (other.at.length === 0) {
              tellOutside(other, String(right), reading, { client, report });
              continue;
            }
            const isLoss = losesNames(other, reading) && !mayBeForOthers(reading);
            report('beside', { ...where(client, reading), right, ...counted(other) }, at(document, other.at, 'key'), {
              ...(isLoss ? { reaction: format.wrongKey ?? withoutMap(format) } : { severity: 'warning' }),
              help: `move the servers to ${quote(right)}${origin(other, reading)}`,
              fix: moving(other, reading),
              meant: moves(other, reading),
            });
          }
        },
      },
      {
        format: 'serverFiles',
        check(reading, { client, report }) {
          const { document, format } = reading;
          const { serverFiles } = format;
          const [right] = serverFiles?.at ?? [];
          const { value } = document;
          if (typeof right !== 'string' || !isObject(value) || Object.hasOwn(value, right)) return;
          for (const found of Object.keys(value)) {
            const path = value[found];
            if (typeof path !== 'string' || !path.endsWith('.json') || !/^_?mcp/i.test(found)) continue;
            report('path', { ...where(client, reading), right, found }, at(document, [found], 'key'), {
              severity: 'warning',
              help: `rename ${quote(found)} to ${quote(right)}`,
              fix: renaming([found], right),
            });
          }
        },
      },
    ],
  },
});

/** What a bracket that was closed too early left out of the map. */
function tellOutside(
  outside: ForeignMap,
  right: string,
  reading: Reading,
  { client, report }: Pick<Context<typeof messages>, 'client' | 'report'>,
): void {
  const { document, format } = reading;
  const names = outside.only ?? [];
  const [first] = names;
  if (first === undefined) return;
  // Among other settings one that starts a program may have a name that only its client knows.
  const isPlain = /mcp[^/]*$/i.test(document.path) || names.every((name) => saysTransport(own(document.value, name)));
  const isCertain = isPlain && losesNames(outside, reading);
  report('outside', { client, right, names }, at(document, [first], 'key'), {
    ...(isCertain ? { reaction: format.wrongKey ?? withoutMap(format) } : { severity: 'warning' }),
    help: `move ${names.length === 1 ? 'it' : 'them'} into ${quote(right)}`,
    fix: moving(outside, reading),
    meant: moves(outside, reading),
  });
}

/** A server that stands in no map that is read. */
function losesNames({ at: from, only }: ForeignMap, { document, format }: Reading): boolean {
  const here = valueAt(document.value, from);
  const read = serverMaps(document, format).map(({ route }) => valueAt(document.value, route));
  const names = only ?? (isObject(here) ? Object.keys(here) : []);
  return names.some((name) => !read.some((map) => isObject(map) && Object.hasOwn(map, name)));
}

/** Several clients have files with this name, and each may have been given its own map. */
function mayBeForOthers({ client, document }: Reading): boolean {
  return formatsOf(document.path).some((format) => format.client !== client.id);
}

/** What else stands there may be meant for whoever reads the key; servers alone are for the client whose file it is. */
function isForOthersToo([key]: Route, { document }: Reading): boolean {
  const root = document.value;
  return isObject(root) && Object.keys(root).some((other) => other !== key && other !== '$schema');
}

/** Where there is a map already, its servers would have to be put into it one by one. */
function moving({ at: from, only }: ForeignMap, { document, format }: Reading): Fix | undefined {
  const right = format.servers[0]?.at ?? [];
  const [key, ...inner] = right;
  if (key === undefined || right.includes('*') || format.servers[0]?.list !== undefined) return undefined;
  if (only !== undefined || valueAt(document.value, right) !== undefined) return merging(from, right, document, only);
  const title = `move the servers to ${quote(right.join('.'))}`;
  if (inner.length > 0) {
    if (startsWith(right, from) || startsWith(from, right)) return undefined;
    return fix('safe', title, { do: 'move', at: from, to: right });
  }
  if (from.length === 1) return renaming(from, String(key));
  const outer = valueAt(document.value, from.slice(0, -1));
  const isAlone = from.length === 2 && isObject(outer) && Object.keys(outer).length === 1;
  return fix('safe', title, isAlone ? { do: 'lift', at: from, to: String(key) } : { do: 'move', at: from, to: right });
}

/** One after the other, into the map that is there; of two with one name only the user knows which is meant. */
function merging(
  from: Route,
  right: Route,
  { value }: Reading['document'],
  only: readonly string[] | undefined,
): Fix | undefined {
  const [here, there = {}] = [valueAt(value, from), valueAt(value, right)];
  if (!isObject(here) || !isObject(there)) return undefined;
  const [name, ...others] = only ?? Object.keys(here);
  if (name === undefined || others.length > 0 || Object.hasOwn(there, name)) return undefined;
  return fix('safe', `move the server to ${quote(right.join('.'))}`, {
    do: 'move',
    at: [...from, name],
    to: [...right, name],
  });
}

/** Where the servers were meant to stand; those of a name that is there already stay where they are. */
function moves({ at: from, only }: ForeignMap, { document, format }: Reading): Change[] | undefined {
  const [map] = format.servers;
  if (map === undefined || map.at.includes('*') || (only === undefined && startsWith(map.at, from))) return undefined;
  const [here, there] = [valueAt(document.value, from), valueAt(document.value, map.at)];
  if (only === undefined && there === undefined) {
    const isFitting = map.list === undefined ? isObject(here) : Array.isArray(here);
    return isFitting ? [{ do: 'move', at: from, to: map.at }] : undefined;
  }
  if (!isObject(here) || !(isObject(there) || (there === undefined && map.list === undefined))) return undefined;
  const names = (only ?? Object.keys(here)).filter((name) => own(there, name) === undefined);
  return names.map((name) => ({ do: 'move', at: [...from, name], to: [...map.at, name] }));
}

function counted({ at: route, servers }: ForeignMap): { found: string; servers: number } {
  return { found: route.join('.'), servers };
}

/** As many as one reads without skipping. */
const NAMED = 6;

function origin({ at: route, clients }: ForeignMap, { client }: Reading): string {
  const owners = clients.filter((name) => name !== client.name);
  if (owners.length === 0 || owners.length > NAMED) return '';
  return `; ${quote(route.join('.'))} is read by ${list(owners, { bare: true })}`;
}

export const docs = defineDocs({
  summary: "The servers stand under another client's root key, so all of them are lost",
  why: 'Clients look for their servers under one key: `mcpServers`, `servers`, `mcp`, … A snippet copied from another client brings the wrong one. Some clients say so, most load the file and find nothing.',
  fix: 'Rename the key to the one that the client of this file reads. `servers` in `.mcp.json` is right only for Visual Studio.',
  mends: {
    safe: 'renames the key, or moves the servers under the right one',
    unsafe: 'the same, where another reader of the file takes its servers from there',
  },
  examples: [
    {
      title: 'The key of another client',
      files: { '.mcp.json': '{ ⟦"servers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'Another spelling',
      files: { '.omp/mcp.json': '{ ⟦"mcp_servers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A letter too few',
      files: { '.vscode/mcp.json': '{ ⟦"server"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'One for several, with the settings of an extension',
      files: {
        '.zed/settings.json': '{ ⟦"context_server"⟧: { "docs": { "settings": { "folder": "/srv/docs" } } } }\n',
      },
    },
    {
      title: 'One level too deep',
      files: { '.mcp.json': '{ "mcp": { ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } } }\n' },
    },
    {
      title: 'The right key, and a second map that nobody reads',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, ⟦"servers"⟧: { "db": { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Servers among settings, which stay where they are',
      files: {
        '.gemini/settings.json': '{ ⟦"mcp"⟧: { "allowed": ["docs"], "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'One level too high',
      files: { 'mcp_agent.config.yaml': '⟦mcp⟧:\n  docs:\n    command: docs-mcp\n' },
    },
    {
      title: 'The manifest of a plugin that names its file under another key',
      files: {
        '.claude-plugin/plugin.json': '{ "name": "docs", ⟦"mcp"⟧: "./.mcp.json" }\n',
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "npx", "args": ["-y", "@acme/docs-mcp"] } } }\n',
      },
    },
    {
      title: 'Closed too late, inside another setting',
      files: {
        '.gemini/settings.json':
          '{ "security": { "auth": { "selectedType": "x", ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } } } }\n',
      },
    },
    {
      title: 'Closed too early, beside the servers',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, ⟦"db"⟧: { "command": "db-mcp" }, "wiki": { "command": "wiki" }, "_old": { "command": "old-mcp" } }\n',
      },
    },
    {
      title: 'The same among other settings, with a word for its transport',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] } },\n  ⟦"wiki"⟧: { "type": "local", "command": ["wiki-mcp"] } }\n',
      },
    },
    {
      title: 'The same among other settings, and a program that may be one of them',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, ⟦"db"⟧: { "command": "npx", "args": ["-y", "@acme/db-mcp"] }, "notify": { "command": "bell", "loud": true } }\n',
      },
    },
    { title: 'The right key', files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' } },
  ],
  evidence: [
    {
      claim: '"servers" in .mcp.json refuses the file; beside "mcpServers" it is ignored',
      source: 'Claude Code 2.1.326, run (cases 05, 05b, 32i)',
      date: '2026-11-18',
    },
    {
      claim: 'another root key loads nothing, without a word',
      source: 'OpenCode 1.18.33, omp 18.2.3, run (case 05)',
      date: '2026-11-18',
    },
    {
      claim: 'Visual Studio reads "servers" from .mcp.json',
      source: 'Visual Studio documentation, 01d07e34',
      date: '2026-11-18',
    },
  ],
});
