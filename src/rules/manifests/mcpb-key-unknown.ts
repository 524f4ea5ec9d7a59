import type { BundleFacts } from '../../clients/index.ts';
import { at, valueAt } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { removing, renaming } from '../shared/fixes.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-key-unknown',
  category: 'correctness',
  severity: 'error',
  messages: {
    unknown: (data: { key: string; client: string }) =>
      `${data.client} knows no ${quote(data.key)} here, and refuses a file with a key that it does not know`,
  },
  on: {
    bundle({ document, format: { bundle } }, { client, violations, report }) {
      for (const { rule, key, route, names = [] } of violations) {
        if (rule !== 'mcpb-key-unknown' || key === undefined) continue;
        // A key of a later version is told by a rule of its own.
        if (route.length === 0 && isOfLater(key, bundle)) continue;
        const close = suggest(key, names);
        const own = [...route, key];
        const isThere = close !== undefined && valueAt(document.value, [...route, close]) !== undefined;
        const meant = close === undefined || isThere ? undefined : renaming(own, close);
        const fix = meant ?? removing(own);
        const help =
          mistakeAt(bundle, route, key) ?? (close === undefined ? elsewhere(bundle) : `did you mean ${quote(close)}?`);
        report('unknown', { key, client }, at(document, own, 'key'), {
          reaction: bundle.refuses,
          help,
          fix,
          meant: meant?.changes,
        });
      }
    },
  },
});

function isOfLater(key: string, { since, version }: BundleFacts): boolean {
  return Object.hasOwn(since, key) && (since[key] ?? '') > version;
}

function elsewhere({ since, version }: BundleFacts): string {
  return (since._meta ?? '') > version ? 'remove it' : 'remove it, or put it under a name of your own in "_meta"';
}

/** "user_config.*.is_secret": items of lists and entries of maps have no name there. */
function mistakeAt({ mistakes, settings }: BundleFacts, route: Route, key: string): string | undefined {
  const steps = route.map((step, index) => (typeof step === 'number' || route[index - 1] === settings ? '*' : step));
  const found = [[...steps, key].join('.'), [...steps, '*'].join('.')].find((path) => Object.hasOwn(mistakes, path));
  return found === undefined ? undefined : mistakes[found];
}

export const docs = defineDocs({
  summary: 'A key in the manifest of a bundle that is not known there',
  why: 'Every object of the manifest is closed. One key too many, and `mcpb pack` stops and Claude Desktop does not install the bundle.',
  fix: 'Use the key that is meant, or keep data for others under a name of your own in `_meta`.',
  mends: { safe: 'renames the key to the one that is near', unsafe: 'removes the key' },
  examples: [
    {
      title: 'Where a program came from',
      files: { 'manifest.json': bundleJson(nodeServer, { id: '"com.acme.weather"' }).replace('"id"', '⟦"id"⟧') },
    },
    {
      title: 'A secret by another word, and the schema of a tool',
      files: {
        'manifest.json': bundleJson(
          `"tools": [{ "name": "forecast", ⟦"inputSchema"⟧: { "type": "object" } }],\n  "user_config": { "api_key": { "type": "string", "title": "Key", "description": "Of your account", ⟦"is_secret"⟧: true, "sensitive": true } },\n  ${nodeServer.replace('[', '["--key", "${user_config.api_key}", ')}`,
        ),
      },
    },
    {
      title: 'A misspelt key',
      files: {
        'manifest.json': bundleJson(
          nodeServer.replace('"entry_point"', '"entry_point": "server/index.js", ⟦"entrypoint"⟧'),
        ),
      },
    },
    {
      title: 'Data for others',
      files: { 'manifest.json': bundleJson(nodeServer, { _meta: '{ "com.acme": { "id": "weather" } }' }) },
    },
  ],
  evidence: [
    { claim: 'unknown keys are refused at every level', source: '@anthropic-ai/mcpb 2.1.2, run', date: '2026-11-18' },
    {
      claim: 'what people wrote',
      source: 'PsychQuant/che-ical-mcp#138, zoharbabin/web-researcher-mcp#571, Enreign/productboard-mcp#26',
      date: '2026-11-18',
    },
  ],
});
