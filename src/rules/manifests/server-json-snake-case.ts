import { at, isObject } from '../../model/values/index.ts';
import type { Change } from '../../model/verdict/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { count, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';
import { serverJson } from '../shared/samples.ts';

type Renaming = Extract<Change, { do: 'rename' }>;

/** Of a server, its packages, their arguments. */
const DEEPEST = 3;

export default defineRule({
  id: 'server-json-snake-case',
  category: 'correctness',
  severity: 'error',
  messages: {
    renamed: (data: { old: string; since: string; client: string; more: number }) =>
      `${quote(data.old)} has another name since ${data.since}; ${data.client} refuses the old one${data.more > 0 ? ` (${count(data.more, 'more place')})` : ''}`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      const { since, keys } = registry.renamed;
      const found = [...oldKeys(document, keys)];
      const [[old] = [], ...rest] = found;
      const [first, ...others] = found.flatMap(([, routes]) => routes.map((route) => at(document, route, 'key')));
      if (old === undefined || first === undefined) return;
      const renames = found.flatMap(([key, routes]) =>
        routes.toReversed().map((at): Renaming => ({ do: 'rename', at, to: keys[key] ?? key })),
      );
      const names = found.map(([key]) => quote(keys[key] ?? key));
      const help = `call ${rest.length === 0 ? 'it' : 'them'} ${list(names, { bare: true, conjunction: 'and' })}`;
      report('renamed', { old, since, client, more: others.length }, first, {
        reaction: registry.refuses,
        help,
        fix: fix('safe', help, ...innermostFirst(renames)),
        // The schema of an older revision knows the old names alone.
        meant: registry.revision < since ? undefined : innermostFirst(renames),
        related: others.map((place) => ({ place, message: 'here too' })),
      });
    },
  },
});

/** A key that is renamed leads to those inside of it no more. */
function innermostFirst(renames: readonly Renaming[]): Renaming[] {
  return renames.toSorted((a, b) => b.at.length - a.at.length);
}

/** In the server, its packages and what these list; names of variables are the user's own. */
function oldKeys({ value }: Document, keys: Readonly<Record<string, string>>): Map<string, Route[]> {
  const found = new Map<string, Route[]>();
  const add = (node: unknown, route: Route, depth: number) => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) add(item, [...route, index], depth);
      return;
    }
    if (!isObject(node) || depth > DEEPEST) return;
    for (const key of Object.keys(node)) {
      if (key === '_meta' || key === 'variables') continue;
      const at = [...route, key];
      if (Object.hasOwn(keys, key)) {
        const known = found.get(key);
        if (known === undefined) found.set(key, [at]);
        else known.push(at);
      }
      if (Array.isArray(node[key])) add(node[key], at, depth + 1);
    }
  };
  add(value, [], 0);
  return found;
}

export const docs = defineDocs({
  summary: 'A key of server.json under the name it had before September 2025',
  why: 'All keys were renamed from snake case to camel case. The registry does not know the old names and refuses the file.',
  fix: 'Write the new names.',
  mends: { safe: 'writes the names of today, in all places' },
  examples: [
    {
      title: 'A package and its variables as they were written at first',
      files: {
        'server.json': serverJson(
          '"packages": [{ ⟦"registry_type"⟧: "npm", "identifier": "@acme/weather", "version": "1.2.0", "transport": { "type": "stdio" }, "environment_variables": [{ "name": "API_KEY", "is_secret": true }, { "name": "LANG", "is_secret": false }] }]',
        ),
      },
    },
    {
      title: 'The names of today',
      files: {
        'server.json': serverJson(
          '"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0", "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "API_KEY", "isSecret": true }] }]',
        ),
      },
    },
    {
      title: 'A variable of the user that is called so',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/{is_required}", "variables": { "is_required": { "description": "Anything" } } }]',
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'the old names are unexpected properties, and "registryType" is missing',
      source: 'modelcontextprotocol/registry#550',
      date: '2025-09-25',
    },
    {
      claim: 'twelve keys were renamed in the revision of 2025-09-16',
      source: 'modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md',
      date: '2025-12-11',
    },
  ],
});
