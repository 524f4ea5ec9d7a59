import { at, valueAt } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { removing } from '../shared/fixes.ts';
import { serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-removed-field',
  category: 'correctness',
  severity: 'warning',
  messages: {
    removed: (data: { key: string; since: string; client: string }) =>
      `${quote(data.key)} is no part of the file since ${data.since}; ${data.client} sets it itself`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      const { since, routes } = registry.removed;
      for (const route of routes) {
        if (valueAt(document.value, route) === undefined) continue;
        const key = route.at(-1) ?? '';
        report('removed', { key, since, client }, at(document, route, 'key'), {
          reaction: registry.refusesAsTold,
          help: 'remove it',
          fix: removing(route),
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A field of server.json that only the registry sets',
  why: 'The status of a server and the official metadata were taken out of the file in September 2025. The registry refuses keys that it does not know.',
  fix: 'Remove the field.',
  mends: { unsafe: 'removes the field' },
  examples: [
    {
      title: 'A status',
      files: {
        'server.json': serverJson(
          '⟦"status"⟧: "active",\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'Data of the publisher',
      files: {
        'server.json': serverJson(
          '"_meta": { "io.modelcontextprotocol.registry/publisher-provided": { "tool": "ci" } },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
  ],
  evidence: [
    {
      claim: '"status" and the official part of "_meta" were removed in the revision of 2025-09-29',
      source: 'modelcontextprotocol/registry docs/reference/server-json/CHANGELOG.md',
      date: '2025-12-11',
    },
    {
      claim: 'a file had to lose its "status" to be published',
      source: 'apify/apify-mcp-server#418',
      date: '2026-01-29',
    },
  ],
});
