import { packagesOf, writtenText } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { npmPackage, serverJson } from '../shared/samples.ts';

const number = String.raw`v?\d+(?:\.\d+){0,3}(?:-[0-9A-Za-z.-]{1,80})?`;
const ranges = [
  new RegExp(String.raw`^(?:\^|~|>=|<=|>|<|=)\s*${number}$`),
  new RegExp(String.raw`^${number}\s+-\s+${number}$`),
  new RegExp(String.raw`^${number}\s*\|\|`),
];
/** With a wildcard it is a range, without one a version. */
const dotted = /^(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){1,2}(?:-[0-9A-Za-z.-]{1,80})?$/;

export default defineRule({
  id: 'server-json-version-range',
  category: 'correctness',
  severity: 'error',
  messages: {
    latest: (data: { client: string }) => `"latest" is no version, so ${data.client} refuses the file`,
    range: (data: { version: string; client: string }) =>
      `${quote(data.version)} is a range of versions, so ${data.client} refuses the file`,
  },
  on: {
    registry(reading, { client, report }) {
      const { document, format } = reading;
      const { registry } = format;
      for (const { route, value } of [{ route: [], value: document.value }, ...packagesOf(reading)]) {
        const version = writtenText(value, 'version')?.trim();
        if (version === undefined) continue;
        const place = at(document, [...route, 'version']);
        const extra = { reaction: registry.refuses, help: 'write one version, "1.2.0"' };
        if (version === 'latest') report('latest', { client }, place, extra);
        else if (isRange(version)) report('range', { version, client }, place, extra);
      }
    },
  },
});

function isRange(version: string): boolean {
  if (version.length > 255) return false;
  return (
    ranges.some((range) => range.test(version)) || (dotted.test(version) && /[xX*]/.test(version.split('-')[0] ?? ''))
  );
}

export const docs = defineDocs({
  summary: 'A range of versions, or "latest", where the registry wants one version',
  why: 'Every entry of the registry stands for one version that never changes.',
  fix: 'Write the version, and publish again with the next one.',
  mends: 'which version is published cannot be told',
  examples: [
    {
      title: 'The newest one',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": ⟦"latest"⟧, "transport": { "type": "stdio" } }]`,
        ),
      },
    },
    {
      title: 'Ranges',
      files: {
        'server.json': serverJson(
          `"packages": [{ "registryType": "npm", "identifier": "@acme/weather", "version": ⟦"1.x"⟧, "transport": { "type": "stdio" } }]`,
          { version: '⟦"^1.2.0"⟧' },
        ),
      },
    },
    {
      title: 'One version',
      files: {
        'server.json': serverJson(`"packages": [{ ${npmPackage}, "transport": { "type": "stdio" } }]`, {
          version: '"2026.1-x86"',
        }),
      },
    },
  ],
  evidence: [
    {
      claim: '"latest" is reserved, and four spellings of ranges are refused',
      source: 'modelcontextprotocol/registry internal/validators/validators.go, read',
      date: '2026-11-18',
    },
  ],
});
