import { at, isObject, own } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { renaming, writing } from '../shared/fixes.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-version',
  category: 'correctness',
  severity: 'error',
  messages: {
    missing: (data: { client: string }) => `the file has no "manifest_version", so ${data.client} refuses it`,
    unknown: (data: { key: string; client: string }) =>
      `${quote(data.key)} names no version that ${data.client} knows, so it refuses the file`,
    differs: (data: { key: string; version: string; client: string }) =>
      `${quote(data.key)} is not ${quote(data.version)} like the other one, so ${data.client} refuses the file`,
    former: () => '"dxt_version" is the name from before these bundles were called MCPB',
  },
  on: {
    bundle({ document, format: { bundle } }, { client, report }) {
      const { value } = document;
      if (!isObject(value) || document.isBroken([])) return;
      const { version, versions, refuses: reaction } = bundle;
      const given = ['manifest_version', 'dxt_version'].filter((key) => Object.hasOwn(value, key));
      if (given.length === 0) {
        report('missing', { client }, at(document, []), { reaction, help: 'add "manifest_version": "0.3"' });
      }
      for (const key of given) {
        const named = own(value, key);
        if (named === version) continue;
        const place = at(document, [key]);
        if (versions.some((known) => known === named)) {
          report('differs', { key, version, client }, place, {
            reaction,
            help: `write ${quote(version)}`,
            fix: writing([key], version, 'unsafe'),
          });
        } else report('unknown', { key, client }, place, { reaction, help: `write ${list(versions)}` });
      }
      if (given.length === 1 && given[0] === 'dxt_version') {
        report('former', undefined, at(document, ['dxt_version'], 'key'), {
          reaction: bundle.advises,
          help: 'call it "manifest_version"',
          fix: renaming(['dxt_version'], 'manifest_version'),
        });
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'The manifest of a bundle that names no version of its format, or one that does not exist',
  why: 'The version decides which keys there are. Without one, or with one that `mcpb` does not know, nothing is packed and nothing is installed.',
  fix: 'Write `"manifest_version": "0.3"`, as a string.',
  mends: { safe: 'renames "dxt_version"', unsafe: 'writes the other of two versions' },
  examples: [
    {
      title: 'No version',
      files: { 'manifest.json': `⟦${bundleJson(nodeServer, { manifest_version: '' }).trimEnd()}⟧\n` },
    },
    {
      title: 'A number, and a version that does not exist',
      files: {
        'manifest.json': bundleJson(nodeServer, { manifest_version: '⟦1⟧' }),
        'other/manifest.json': bundleJson(nodeServer, { manifest_version: '⟦"1.0"⟧' }),
      },
    },
    {
      title: 'The name of before',
      files: {
        'manifest.json': bundleJson(nodeServer, { manifest_version: '', '⟦"dxt_version"⟧': '"0.1"' }).replace(
          '"⟦"dxt_version"⟧"',
          '⟦"dxt_version"⟧',
        ),
      },
    },
    { title: 'Two that differ', files: { 'manifest.json': bundleJson(nodeServer, { dxt_version: '⟦"0.1"⟧' }) } },
    {
      title: 'A version, and the manifest of a browser’s extension',
      files: {
        'manifest.json': bundleJson(nodeServer),
        'extension/manifest.json': '{ "manifest_version": 3, "name": "Weather", "version": "1.0" }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'versions 0.1 to 0.4 as strings; "dxt_version" is taken instead',
      source: '@anthropic-ai/mcpb 2.1.2, run',
      date: '2026-11-18',
    },
  ],
});
