import { environmentOf, itemsAt, type ManifestItem, packagesOf, writtenText } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-duplicate',
  category: 'correctness',
  severity: 'warning',
  messages: {
    address: () => 'two remote servers of the file have the same address and transport',
    variable: (data: { name: string }) => `the package has two variables of the name ${quote(data.name)}`,
    package: (data: { identifier: string }) => `the package ${quote(data.identifier)} is listed twice in the same way`,
  },
  on: {
    registry(reading, { report }) {
      const { document } = reading;
      const packages = packagesOf(reading);
      const extra = (first: ManifestItem, key: string) => ({
        help: 'remove one of them',
        related: [{ place: at(document, [...first.route, key]), message: 'the first one' }],
      });
      for (const [item, first] of repeated(itemsAt(document, ['remotes']), ['type', 'url'], 'url')) {
        report('address', undefined, at(document, [...item.route, 'url']), extra(first, 'url'));
      }
      for (const [item, first] of repeated(packages, undefined, 'identifier')) {
        report(
          'package',
          { identifier: writtenText(item.value, 'identifier') ?? '' },
          at(document, [...item.route, 'identifier']),
          extra(first, 'identifier'),
        );
      }
      for (const each of packages) {
        for (const [item, first] of repeated(environmentOf(document, each), ['name'], 'name')) {
          report(
            'variable',
            { name: writtenText(item.value, 'name') ?? '' },
            at(document, [...item.route, 'name']),
            extra(first, 'name'),
          );
        }
      }
    },
  },
});

/** Later items that agree with an earlier one in these keys, or in everything. */
function repeated(
  items: readonly ManifestItem[],
  keys: readonly string[] | undefined,
  needed: string,
): [ManifestItem, ManifestItem][] {
  const seen = new Map<string, ManifestItem>();
  return items.flatMap((item): [ManifestItem, ManifestItem][] => {
    if (writtenText(item.value, needed) === undefined) return [];
    const text = JSON.stringify(keys === undefined ? item.value : keys.map((key) => item.value[key] ?? null));
    const first = seen.get(text);
    if (first === undefined) seen.set(text, item);
    return first === undefined ? [] : [[item, first]];
  });
}

const stdio = '"transport": { "type": "stdio" }';

export const docs = defineDocs({
  summary: 'The same thing twice in server.json',
  why: 'An address belongs to one entry of the registry; a second variable of one name leaves open which of the two counts.',
  fix: 'Remove one of them.',
  mends: 'which of two entries is meant is a decision',
  examples: [
    {
      title: 'An address twice',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }, { "type": "streamable-http", "url": ⟦"https://weather.example.com/mcp"⟧ }]',
        ),
      },
    },
    {
      title: 'A variable and a package twice',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio}, "environmentVariables": [{ "name": "CITY" }, { "name": ⟦"CITY"⟧, "default": "Rome" }] },\n    { "registryType": "oci", "identifier": "ghcr.io/acme/weather:1.2.0", ${stdio} }, { "registryType": "oci", "identifier": ⟦"ghcr.io/acme/weather:1.2.0"⟧, ${stdio} }]`,
        ),
      },
    },
    {
      title: 'One package in two ways',
      files: {
        'server.json': serverJson(
          `"packages": [{ ${npmPackage}, ${stdio} }, { ${npmPackage}, "transport": { "type": "streamable-http", "url": "http://localhost:3000/mcp" } }]`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'another entry may not have the address of a remote server',
      source: 'modelcontextprotocol/registry, read',
      date: '2026-11-18',
    },
  ],
});
