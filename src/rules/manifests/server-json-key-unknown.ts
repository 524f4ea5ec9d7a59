import type { RegistryFacts } from '../../clients/index.ts';
import { argumentsOf, environmentOf, itemsAt, type ManifestItem, packagesOf } from '../../model/manifests/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { removing, renaming } from '../shared/fixes.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-key-unknown',
  category: 'correctness',
  severity: 'warning',
  messages: {
    unknown: (data: { key: string; client: string }) =>
      `${data.client} knows no ${quote(data.key)} here, and refuses files with keys that it does not know, unless mcp-publisher leaves them out`,
  },
  on: {
    registry(reading, { client, report }) {
      const { document, format } = reading;
      const { registry } = format;
      // A revision that is newer than what is known here may have more keys.
      if (!declaresKnown(reading, registry)) return;
      const told = new Set([...Object.keys(registry.renamed.keys), ...registry.removed.routes.map(([first]) => first)]);
      for (const [part, item] of partsOf(reading)) {
        const keys = registry.keys[part];
        for (const key of Object.keys(item.value)) {
          if (keys.includes(key) || told.has(key)) continue;
          const close = suggest(key, keys);
          const own = [...item.route, key];
          const meant = close === undefined || Object.hasOwn(item.value, close) ? undefined : renaming(own, close);
          report('unknown', { key, client }, at(document, own, 'key'), {
            reaction: registry.refusesAsTold,
            fix: meant ?? removing(own),
            meant: meant?.changes,
            help:
              close === undefined
                ? `remove it, or put it under ${quote(registry.metaKey)} in "_meta"`
                : `did you mean ${quote(close)}?`,
          });
        }
      }
    },
  },
});

function declaresKnown({ document }: Reading, { revisions, schemaUrl }: RegistryFacts): boolean {
  const declared = own(document.value, '$schema');
  return declared === undefined || revisions.some((revision) => schemaUrl(revision) === declared);
}

function partsOf(reading: Reading): [keyof RegistryFacts['keys'], ManifestItem][] {
  const { document } = reading;
  const one = (value: unknown, route: ManifestItem['route']): ManifestItem[] =>
    isObject(value) && !document.isBroken(route) ? [{ value, route }] : [];
  const packages = packagesOf(reading);
  const remotes = itemsAt(document, ['remotes']);
  const transports = [
    ...packages.flatMap(({ route, value }) => one(own(value, 'transport'), [...route, 'transport'])),
    ...remotes,
  ];
  const inputs = [
    ...packages.flatMap((item) => [...argumentsOf(document, item), ...environmentOf(document, item)]),
    ...transports.flatMap(({ route }) => itemsAt(document, [...route, 'headers'])),
  ];
  const repository = own(document.value, 'repository');
  return [
    ...tagged('server', one(document.value, [])),
    ...tagged('repository', one(repository, ['repository'])),
    ...tagged('icon', itemsAt(document, ['icons'])),
    ...tagged('package', packages),
    ...tagged('transport', transports),
    ...tagged('input', inputs),
  ];
}

function tagged<T extends string>(part: T, items: readonly ManifestItem[]): [T, ManifestItem][] {
  return items.map((item) => [part, item]);
}

export const docs = defineDocs({
  summary: 'A key of server.json that the registry does not know',
  why: 'The schema allows further keys, the registry does not: it answers "unexpected property", and nothing is published.',
  fix: 'Remove the key, or put it under the key for the publisher’s own data in `_meta`.',
  mends: { safe: 'renames the key to the one that is near', unsafe: 'removes the key' },
  examples: [
    {
      title: 'A license',
      files: {
        'server.json': serverJson(
          `⟦"license"⟧: "MIT",\n  "packages": [{ ${npmPackage}, "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "CITY", ⟦"required"⟧: true }] }]`,
        ),
      },
    },
    {
      title: 'Known keys',
      files: {
        'server.json': serverJson(
          `"websiteUrl": "https://weather.example.com",\n  "packages": [{ ${npmPackage}, "transport": { "type": "stdio" }, "environmentVariables": [{ "name": "CITY", "isRequired": true }] }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'the registry refused "license" as an unexpected property',
      source: 'msaad00/agent-bom#617',
      date: '2026-03-11',
    },
    {
      claim: 'old names of keys are unexpected properties',
      source: 'modelcontextprotocol/registry#550',
      date: '2025-09-25',
    },
  ],
});
