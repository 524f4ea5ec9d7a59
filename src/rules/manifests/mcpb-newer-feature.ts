import { at, isObject, own, valueAt } from '../../model/values/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';
import { bundleJson, nodeServer } from '../shared/samples.ts';

export default defineRule({
  id: 'mcpb-newer-feature',
  category: 'correctness',
  severity: 'error',
  messages: {
    newer: (data: { name: string; since: string; version: string; client: string }) =>
      `${quote(data.name)} came with version ${data.since}, and the manifest is one of ${data.version}, so ${data.client} refuses it`,
    type: (data: { sentence: string; client: string }) =>
      `"type" of the server ${data.sentence}, so ${data.client} refuses the file`,
  },
  on: {
    bundle({ document, format: { bundle } }, { client, violations, report }) {
      const { value } = document;
      if (!isObject(value)) return;
      const { since, version, refuses: reaction } = bundle;
      const later = (name: string) =>
        Object.hasOwn(since, name) && (since[name] ?? '') > version ? since[name] : undefined;
      const server = own(own(value, 'server'), 'type');
      const names = [...Object.keys(value), ...(typeof server === 'string' ? [server] : [])];
      // Of all that came later, so that one step is enough.
      const newest =
        names
          .flatMap((name) => later(name) ?? [])
          .sort()
          .at(-1) ?? version;
      for (const name of Object.keys(value)) {
        const first = later(name);
        if (first === undefined || document.isBroken([name])) continue;
        const isOpen = name !== '_meta' || isOfObjects(value[name]);
        report('newer', { name, since: first, version, client }, at(document, [name], 'key'), {
          reaction,
          help: isOpen ? raise(first) : `${raise(first)}; every name in "_meta" holds an object there`,
          fix: isOpen ? raised(value, newest) : undefined,
        });
      }
      for (const { rule, place, sentence, route } of violations) {
        if (rule !== 'mcpb-newer-feature') continue;
        const type = valueAt(value, route);
        const first = typeof type === 'string' ? later(type) : undefined;
        if (first === undefined) report('type', { sentence, client }, place, { reaction });
        else
          report('newer', { name: String(type), since: first, version, client }, place, {
            reaction,
            help: raise(first),
            fix: raised(value, newest),
          });
      }
    },
  },
});

/** Other parts may be judged otherwise by the newer version. */
function raised(value: Record<string, unknown>, version: string): Fix | undefined {
  return typeof own(value, 'manifest_version') === 'string'
    ? writing(['manifest_version'], version, 'unsafe')
    : undefined;
}

function isOfObjects(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isObject);
}

function raise(version: string): string {
  return `write "manifest_version": ${quote(version)}, or do without it`;
}

export const docs = defineDocs({
  summary: 'A part of a bundle’s manifest that its version does not have yet',
  why: 'The manifest is judged by the version it names. What came later is an unknown key or an unknown kind of server there.',
  fix: 'Raise `manifest_version`, or do without.',
  mends: { unsafe: 'raises "manifest_version"' },
  examples: [
    {
      title: 'Icons in version 0.2',
      files: {
        'manifest.json': bundleJson(`⟦"icons"⟧: [{ "src": "icon.png", "size": "16x16" }],\n  ${nodeServer}`, {
          manifest_version: '"0.2"',
        }),
      },
    },
    {
      title: 'A server that uv starts',
      files: {
        'manifest.json': bundleJson(
          '"server": { "type": ⟦"uv"⟧, "entry_point": "src/server.py", "mcp_config": { "command": "uv" } }',
        ),
      },
    },
    {
      title: 'A kind that there is not',
      files: {
        'manifest.json': bundleJson(
          '"server": { "type": ⟦"deno"⟧, "entry_point": "server.ts", "mcp_config": { "command": "deno" } }',
        ),
      },
    },
    {
      title: 'The version that has them',
      files: {
        'manifest.json': bundleJson(
          '"icons": [{ "src": "icon.png", "size": "16x16" }],\n  "server": { "type": "uv", "entry_point": "src/server.py", "mcp_config": { "command": "uv" } }',
          { manifest_version: '"0.4"' },
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'privacy_policies since 0.2; icons, localization and _meta since 0.3; uv since 0.4',
      source: '@anthropic-ai/mcpb 2.1.2, run',
      date: '2026-11-18',
    },
  ],
});
