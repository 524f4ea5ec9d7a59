import {
  argumentsOf,
  bracesIn,
  environmentOf,
  isStamped,
  itemsAt,
  packagesOf,
  writtenText,
} from '../../model/manifests/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';
import { suggestions } from '../shared/suggestions.ts';

interface Address {
  readonly url: string;
  readonly route: Route;
  readonly known: readonly string[];
  readonly where: string;
}

export default defineRule({
  id: 'server-json-variable',
  category: 'correctness',
  severity: 'error',
  messages: {
    undeclared: (data: { name: string; where: string; client: string }) =>
      `${data.where} has no ${quote(data.name)}, so ${data.client} refuses the address`,
    unused: (data: { name: string }) => `no address refers to the variable ${quote(data.name)}`,
  },
  on: {
    registry(reading, { client, report }) {
      const { document, format } = reading;
      const { registry } = format;
      const packages: Address[] = packagesOf(reading).flatMap((item) => {
        const url = own(own(item.value, 'transport'), 'url');
        if (typeof url !== 'string') return [];
        const inputs = [...argumentsOf(document, item), ...environmentOf(document, item)];
        const names = inputs.flatMap(({ value }) =>
          ['name', 'valueHint', 'value_hint'].flatMap((key) => writtenText(value, key) ?? []),
        );
        return [{ url, route: [...item.route, 'transport', 'url'], known: names, where: 'the package' }];
      });
      const remotes: Address[] = remotesOf(document);
      const suggest = suggestions();
      for (const { url, route, known, where } of [...packages, ...remotes]) {
        if (isStamped(url) || document.isBroken(route)) continue;
        const declared = new Set(known);
        for (const { name, start, end } of bracesIn(url)) {
          if (declared.has(name)) continue;
          const close = suggest(name, known);
          const help = close === undefined ? declare(where, name) : `did you mean ${quote(close)}?`;
          report('undeclared', { name, where, client }, at(document, route, 'value', { start, end }), {
            reaction: registry.refuses,
            help,
          });
        }
      }
      for (const { url, route, known } of remotes) {
        const used = new Set(bracesIn(url).map(({ name }) => name));
        for (const name of known) {
          if (used.has(name)) continue;
          const place = at(document, [...route.slice(0, -1), 'variables', name], 'key');
          report('unused', { name }, place, {
            severity: 'info',
            help: `write "{${name}}" where it belongs, or remove it`,
          });
        }
      }
    },
  },
});

function remotesOf(document: Document): Address[] {
  return itemsAt(document, ['remotes']).flatMap(({ route, value }) => {
    const url = own(value, 'url');
    if (typeof url !== 'string') return [];
    const variables = own(value, 'variables');
    const known = isObject(variables) ? Object.keys(variables) : [];
    return [{ url, route: [...route, 'url'], known, where: '"variables"' }];
  });
}

function declare(where: string, name: string): string {
  return where === '"variables"'
    ? `add "variables": { ${quote(name)}: { "description": "…" } } beside the address`
    : `add an entry of "environmentVariables" with "name": ${quote(name)}, or an argument with that "valueHint"`;
}

export const docs = defineDocs({
  summary: 'A variable in an address that nothing declares',
  why: 'In the address of a package `{name}` stands for an argument or a variable of the environment, in that of a remote server for an entry of its `variables`. The registry refuses an address with another name in it.',
  fix: 'Declare the variable, or correct its name.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'A port that nobody asks for',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, "transport": { "type": "streamable-http", "url": "http://localhost:⟦{port}⟧/mcp" } }]`,
        ),
      },
    },
    {
      title: 'Another name, and one that is left over',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://⟦{tenant_id}⟧.example.com/mcp", "variables": { ⟦"tenant"⟧: { "description": "Your account" } } }]',
        ),
      },
    },
    {
      title: 'Declared variables',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, "transport": { "type": "streamable-http", "url": "http://localhost:{--port}/mcp" }, "packageArguments": [{ "type": "named", "name": "--port", "default": "3000" }] }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'every name in braces is looked up among arguments, value hints and variables of the environment',
      source: 'modelcontextprotocol/registry internal/validators, read',
      date: '2026-11-18',
    },
    {
      claim: 'variables of remote servers came in the revision of 2025-12-11',
      source: 'modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md',
      date: '2025-12-11',
    },
  ],
});
