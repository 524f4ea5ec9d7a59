import { faultOfName, writtenText } from '../../model/manifests/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { serverJson } from '../shared/samples.ts';

export default defineRule({
  id: 'server-json-name',
  category: 'correctness',
  severity: 'error',
  messages: {
    refused: (data: { name: string; fault: string; client: string }) =>
      `the name ${quote(data.name)} ${data.fault}, so ${data.client} refuses the file`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      const name = writtenText(document.value, 'name');
      if (name === undefined || document.isBroken(['name'])) return;
      const fault = faultOfName(name);
      if (fault === undefined) return;
      report('refused', { name, fault, client }, at(document, ['name']), {
        reaction: registry.refuses,
        help: 'write the reversed name of a domain, a slash, and the name of the server: "io.github.user/weather"',
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A name of a server that the registry does not take',
  why: 'The name is the reversed name of a domain or of a GitHub account, one slash, and the name of the server. Both parts begin and end with a letter or digit.',
  fix: 'Write a name such as `io.github.user/weather`.',
  mends: 'the name is what the server is known by',
  examples: [
    {
      title: 'No namespace',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { name: '⟦"weather"⟧' },
        ),
      },
    },
    {
      title: 'Two slashes',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { name: '⟦"io.github.acme/tools/weather"⟧' },
        ),
      },
    },
    {
      title: 'An underscore in the namespace',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { name: '⟦"io.github.acme_inc/weather"⟧' },
        ),
      },
    },
    {
      title: 'A hyphen at the end',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { name: '⟦"io.github.acme/weather-"⟧' },
        ),
      },
    },
    {
      title: 'A name, and one that is filled in later',
      files: {
        'server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
        'template/server.json': serverJson(
          '"remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { name: '"<<RepositoryName>>"' },
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'one slash, and the pattern of each part',
      source: 'modelcontextprotocol/registry internal/validators/validators.go, read',
      date: '2026-11-18',
    },
  ],
});
