import { settingsUses } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { bundleJson } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-variable',
  category: 'correctness',
  severity: 'warning',
  messages: {
    unknown: (data: { text: string }) =>
      `${quote(data.text)} is none of a bundle's variables; the text reaches the server as it stands`,
  },
  on: {
    bundle({ document, format: { bundle } }, { report }) {
      const { variables, settings, advises } = bundle;
      for (const { name, route, within, inShell } of settingsUses(document)) {
        if (inShell || variables.includes(name) || name.startsWith(`${settings}.`)) continue;
        const close = suggest(name, variables);
        report('unknown', { text: `\${${name}}` }, at(document, route, 'value', within), {
          reaction: advises,
          help:
            close === undefined
              ? `ask for it in ${quote(settings)}, and write "\${${settings}.${settingName(name)}}"`
              : `did you mean ${quote(`\${${close}}`)}?`,
        });
      }
    },
  },
});

function settingName(name: string): string {
  return name
    .replace(/^env[:.]/, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '_')
    .slice(0, 40);
}

const server = (env: string) =>
  bundleJson(
    `"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"], "env": { ${env} } } }`,
  );

export const docs = defineDocs({
  summary: 'A variable that bundles do not have',
  why: 'In `mcp_config` a bundle fills in its own folder, a few folders of the user, and what it has asked the user for. The environment of the user is none of it.',
  fix: 'Ask for the value in `user_config`, and refer to it.',
  mends: 'what the user should be asked cannot be told',
  examples: [
    { title: 'A variable of the environment', files: { 'manifest.json': server('"WEATHER_KEY": "⟦${WEATHER_KEY}⟧"') } },
    { title: 'A folder by another name', files: { 'manifest.json': server('"CACHE": "⟦${DOWNLOAD}⟧/weather"') } },
    { title: 'What there is', files: { 'manifest.json': server('"CACHE": "${HOME}${/}weather"') } },
  ],
  evidence: [
    {
      claim: '__dirname, HOME, DESKTOP, DOCUMENTS, DOWNLOADS, pathSeparator and / are filled in',
      source: 'modelcontextprotocol/mcpb MANIFEST.md',
      date: '2025-12-03',
    },
    { claim: 'what is not known stays as it is', source: '@anthropic-ai/mcpb 2.1.2, read', date: '2026-11-18' },
  ],
});
