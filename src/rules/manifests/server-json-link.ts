import { itemsAt, writtenText } from '../../model/manifests/index.ts';
import { at, type Place } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-link',
  category: 'correctness',
  severity: 'error',
  messages: {
    scheme: (data: { key: string; client: string }) =>
      `${quote(data.key)} is not an absolute address with https, so ${data.client} refuses the file`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      const judge = (text: string | undefined, key: string, place: Place) => {
        if (text === undefined || /^https:/i.test(text)) return;
        const help = /^http:/i.test(text)
          ? 'write "https:"'
          : 'write an address such as "https://example.com/icon.png"';
        report('scheme', { key, client }, place, { reaction: registry.refuses, help });
      };
      judge(writtenText(document.value, 'websiteUrl'), 'websiteUrl', at(document, ['websiteUrl']));
      for (const { route, value } of itemsAt(document, ['icons'])) {
        judge(writtenText(value, 'src'), 'src', at(document, [...route, 'src']));
      }
    },
  },
});

export const docs = defineDocs({
  summary: 'A home page or an icon that is not an address with https',
  why: 'The registry takes absolute addresses with https only; the protocol allows icons as data, the registry does not.',
  fix: 'Put the image on the web, and write its address.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'A home page without encryption',
      files: {
        'server.json': serverJson(
          '"websiteUrl": ⟦"http://weather.example.com"⟧,\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'An icon as data, and one in the repository',
      files: {
        'server.json': serverJson(
          '"icons": [{ "src": ⟦"data:image/png;base64,iVBORw0KGgo="⟧ }, { "src": ⟦"./icon.png"⟧ }],\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'Addresses with https',
      files: {
        'server.json': serverJson(
          '"websiteUrl": "https://weather.example.com", "icons": [{ "src": "https://weather.example.com/icon.png" }],\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'websiteUrl and src of icons are absolute and https',
      source: 'modelcontextprotocol/registry internal/validators/validators.go, read',
      date: '2026-11-18',
    },
  ],
});
