import { at, isObject, own } from '../../model/values/index.ts';
import { quote, secrecyOf } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { adding } from '../shared/fixes.ts';
import { bundleJson } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-sensitive',
  category: 'security',
  severity: 'warning',
  messages: {
    shown: (data: { name: string }) =>
      `${quote(data.name)} looks like a secret, and is shown and stored like any other setting`,
  },
  on: {
    bundle({ document, format: { bundle } }, { report }) {
      const settings = own(document.value, bundle.settings);
      if (!isObject(settings)) return;
      for (const [name, option] of Object.entries(settings)) {
        if (own(option, 'type') !== 'string' || own(option, 'sensitive') !== undefined || secrecyOf(name) !== 'secret')
          continue;
        report('shown', { name }, at(document, [bundle.settings, name], 'key'), {
          reaction: bundle.advises,
          help: 'add "sensitive": true',
          fix: adding([bundle.settings, name, 'sensitive'], true),
        });
      }
    },
  },
});

const bundle = (option: string) =>
  bundleJson(
    `"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"], "env": { "KEY": "\${user_config.api_key}" } } },\n  "user_config": { ${option} }`,
  );

export const docs = defineDocs({
  cwe: [312, 549],
  summary: 'A secret setting of a bundle that is not marked as one',
  why: 'Only what is `sensitive` is masked when it is typed and kept in the store of the system for secrets.',
  fix: 'Add `"sensitive": true`, or `false` where it is no secret.',
  mends: { safe: 'adds "sensitive": true' },
  examples: [
    {
      title: 'A key in plain sight',
      files: {
        'manifest.json': bundle('⟦"api_key"⟧: { "type": "string", "title": "Key", "description": "Of your account" }'),
      },
    },
    {
      title: 'A secret',
      files: {
        'manifest.json': bundle(
          '"api_key": { "type": "string", "title": "Key", "description": "Of your account", "sensitive": true }',
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'sensitive settings are masked and kept in a secure store',
      source: 'modelcontextprotocol/mcpb MANIFEST.md',
      date: '2025-12-03',
    },
  ],
});
