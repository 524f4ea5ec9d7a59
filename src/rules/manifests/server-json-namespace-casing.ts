import { githubOwner, writtenText } from '../../model/manifests/index.ts';
import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { serverJson } from '../shared/samples.ts';

const prefix = 'io.github.';

export default defineRule({
  id: 'server-json-namespace-casing',
  category: 'correctness',
  severity: 'warning',
  messages: {
    differs: (data: { name: string; owner: string; client: string }) =>
      `the name has ${quote(data.name)}, the repository ${quote(data.owner)}; ${data.client} tells the two apart`,
  },
  on: {
    registry({ document }, { client, report }) {
      const name = writtenText(document.value, 'name');
      const address = writtenText(own(document.value, 'repository'), 'url');
      if (name === undefined || address === undefined || !name.startsWith(prefix)) return;
      const account = name.slice(prefix.length).split('/')[0] ?? '';
      const owner = githubOwner(address);
      if (owner === undefined || owner === account || owner.toLowerCase() !== account.toLowerCase()) return;
      const within = { start: prefix.length, end: prefix.length + account.length };
      report('differs', { name: account, owner, client }, at(document, ['name'], 'value', within), {
        help: `write ${quote(prefix + owner)}, if that is how GitHub shows the account`,
        related: [{ place: at(document, ['repository', 'url']), message: 'the account here' }],
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'A namespace that differs from the GitHub account in its capitals',
  why: 'Whoever is signed in as `Acme` may publish under `io.github.Acme/` and under nothing else: capitals count. `mcp-publisher validate` does not notice.',
  fix: 'Write the account as GitHub shows it, here and in `mcpName`.',
  mends: 'the name is what the server is known by, and only GitHub knows how it is written',
  examples: [
    {
      title: 'Small letters',
      files: {
        'server.json': serverJson(
          '"repository": { "url": "https://github.com/Acme/weather", "source": "github" },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
          { name: '"io.github.⟦acme⟧/weather"' },
        ),
      },
    },
    {
      title: 'Another account',
      files: {
        'server.json': serverJson(
          '"repository": { "url": "https://github.com/Sunshine/weather", "source": "github" },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'publishing failed until the namespace had the capitals of the account',
      source: 'HelpCode-ai/anythingmcp#614, AkashGoenka/coldstart#90, DollhouseMCP/mcp-server#1374',
      date: '2026-11-18',
    },
  ],
});
