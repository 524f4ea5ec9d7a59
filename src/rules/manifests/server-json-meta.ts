import { at, isObject, own } from '../../model/values/index.ts';
import { bytesIn, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-meta',
  category: 'correctness',
  severity: 'warning',
  messages: {
    large: (data: { bytes: number; most: number; client: string }) =>
      `the publisher's data have ${data.bytes} bytes; ${data.client} takes ${data.most} and refuses the file`,
    dropped: (data: { key: string; client: string }) => `${data.client} keeps nothing of ${quote(data.key)} in "_meta"`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      const meta = own(document.value, '_meta');
      if (!isObject(meta) || document.isBroken(['_meta'])) return;
      const { metaKey, metaBytes: most, removed } = registry;
      for (const key of Object.keys(meta)) {
        if (key === metaKey) {
          const bytes = isObject(meta[key]) ? bytesIn(JSON.stringify(meta[key])) : 0;
          if (bytes > most)
            report('large', { bytes, most, client }, at(document, ['_meta', key], 'key'), {
              reaction: registry.refuses,
              help: 'put an address there that leads to the rest',
            });
        } else if (!removed.routes.some((route) => route[0] === '_meta' && route[1] === key)) {
          report('dropped', { key, client }, at(document, ['_meta', key], 'key'), {
            reaction: registry.advises,
            help: `put it under ${quote(metaKey)}`,
          });
        }
      }
    },
  },
});

const remote = '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]';

export const docs = defineDocs({
  summary: 'Metadata of server.json that the registry drops or refuses',
  why: 'Only what stands under `io.modelcontextprotocol.registry/publisher-provided` is kept, up to 4096 bytes. Everything else of `_meta` is lost, and some releases of the registry refuse it.',
  fix: 'Put the data under that key, and keep them small.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'A key of one’s own',
      files: { 'server.json': serverJson(`"_meta": { ⟦"tools"⟧: ["forecast"] },\n  ${remote}`) },
    },
    {
      title: 'Too much',
      files: {
        'server.json': serverJson(
          `"_meta": { ⟦"io.modelcontextprotocol.registry/publisher-provided"⟧: { "notes": "${'n'.repeat(4096)}" } },\n  ${remote}`,
        ),
      },
    },
    {
      title: 'Data of the publisher',
      files: {
        'server.json': serverJson(
          `"_meta": { "io.modelcontextprotocol.registry/publisher-provided": { "tools": ["forecast"] } },\n  ${remote}`,
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'other keys are dropped',
      source: 'modelcontextprotocol/registry docs/reference/server-json/official-registry-requirements.md',
      date: '2026-11-18',
    },
    {
      claim: 'at most 4096 bytes',
      source: 'modelcontextprotocol/registry internal/validators/validators.go, read',
      date: '2026-11-18',
    },
    { claim: '"_meta.tools" was refused', source: 'msaad00/agent-bom#320', date: '2026-03-07' },
  ],
});
