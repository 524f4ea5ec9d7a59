import { settingsUses } from '../../model/manifests/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { bundleJson } from '../shared/samples.ts';
import { suggestions } from '../shared/suggestions.ts';

export default defineRule({
  id: 'mcpb-user-config',
  category: 'correctness',
  severity: 'warning',
  messages: {
    undeclared: (data: { name: string }) =>
      `the bundle does not ask for ${quote(data.name)}; the text reaches the server as it stands`,
    unused: (data: { name: string }) => `the user is asked for ${quote(data.name)}, and the server never gets it`,
  },
  on: {
    bundle({ document, format: { bundle } }, { report }) {
      if (document.isBroken([])) return;
      const { settings, advises } = bundle;
      const declared = own(document.value, settings);
      const names = isObject(declared) ? Object.keys(declared) : [];
      const asked = new Set(names);
      const used = new Set<string>();
      const suggest = suggestions();
      for (const { name, route, within } of settingsUses(document)) {
        if (!name.startsWith(`${settings}.`)) continue;
        const setting = name.slice(settings.length + 1);
        used.add(setting);
        if (asked.has(setting)) continue;
        const close = suggest(setting, names);
        report('undeclared', { name: setting }, at(document, route, 'value', within), {
          reaction: advises,
          help: close === undefined ? `describe it in ${quote(settings)}` : `did you mean ${quote(close)}?`,
        });
      }
      if (!isObject(own(own(document.value, 'server'), 'mcp_config'))) return;
      for (const name of names) {
        if (used.has(name)) continue;
        report('unused', { name }, at(document, [settings, name], 'key'), {
          reaction: advises,
          help: `refer to it with "\${${settings}.${name.slice(0, 60)}}" in "args" or "env", or remove it`,
        });
      }
    },
  },
});

const bundle = (arg: string, name = '"city"') =>
  bundleJson(
    `"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["\${__dirname}/server/index.js"${arg}] } },\n  "user_config": { ${name}: { "type": "string", "title": "City", "description": "Where you are" } }`,
  );

export const docs = defineDocs({
  summary: 'A setting of a bundle that nobody asks for, or that nobody gets',
  why: 'The client asks the user for what stands in `user_config`, and puts the answer where `${user_config.name}` stands. A name that is written otherwise is left as it is.',
  fix: 'Write the same name in both places.',
  mends: 'only the author knows what is right',
  examples: [
    { title: 'Another name', files: { 'manifest.json': bundle(', "--city=⟦${user_config.town}⟧"', '⟦"city"⟧') } },
    {
      title: 'In the script of a shell',
      files: {
        'manifest.json': bundle('').replace(
          '"node", "args": ["${__dirname}/server/index.js"]',
          '"sh", "args": ["-c", "exec weather ${user_config.city} ${PWD}"]',
        ),
      },
    },
    { title: 'The same name', files: { 'manifest.json': bundle(', "--city=${user_config.city}"') } },
  ],
  evidence: [
    {
      claim: 'references that are not declared stay as they are, and "mcpb validate" says nothing of it',
      source: '@anthropic-ai/mcpb 2.1.2, run and read',
      date: '2026-11-18',
    },
  ],
});
