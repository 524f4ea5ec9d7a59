import { isStamped } from '../../model/manifests/index.ts';
import { at, isUrl, valueAt } from '../../model/values/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

const routes: readonly Route[] = [
  ['homepage'],
  ['documentation'],
  ['support'],
  ['author', 'url'],
  ['repository', 'url'],
];

export default defineRule({
  id: 'mcpb-address',
  category: 'correctness',
  severity: 'error',
  messages: {
    address: (data: { key: string; client: string }) =>
      `${quote(data.key)} is not a whole address, so ${data.client} refuses the file`,
  },
  on: {
    bundle({ document, format: { bundle } }, { client, report }) {
      for (const route of [...routes, ...policiesOf(document)]) {
        const address = valueAt(document.value, route);
        if (typeof address !== 'string' || isUrl(address) || isStamped(address)) continue;
        const key = route.findLast((step) => typeof step === 'string') ?? '';
        report('address', { key: String(key), client }, at(document, route), {
          reaction: bundle.refuses,
          help: 'write it with its beginning, "https://"',
        });
      }
    },
  },
});

function policiesOf({ value }: Document): Route[] {
  const list = valueAt(value, ['privacy_policies']);
  return Array.isArray(list) ? list.map((_, index) => ['privacy_policies', index]) : [];
}

export const docs = defineDocs({
  summary: 'A link in the manifest of a bundle that is no address',
  why: 'Home page, documentation, support, repository and policies have to be addresses that a browser can open.',
  fix: 'Write the whole address.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'Without a beginning, and the short form of a repository',
      files: {
        'manifest.json': bundleJson(
          `"homepage": ⟦"weather.example.com"⟧,\n  "repository": { "type": "git", "url": ⟦"acme/weather"⟧ },\n  ${nodeServer}`,
        ),
      },
    },
    {
      title: 'Whole addresses',
      files: {
        'manifest.json': bundleJson(
          `"homepage": "https://weather.example.com",\n  "repository": { "type": "git", "url": "git+https://github.com/acme/weather.git" },\n  ${nodeServer}`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'addresses that cannot be parsed are refused',
      source: '@anthropic-ai/mcpb 2.1.2, run',
      date: '2026-11-18',
    },
  ],
});
