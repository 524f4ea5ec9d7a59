import { isStamped } from '../../model/manifests/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { serverJson } from '../shared/samples.ts';

const hosts: readonly { readonly source: string; readonly address: RegExp; readonly form: string }[] = [
  {
    source: 'github',
    address: /^https?:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/,
    form: 'https://github.com/owner/name',
  },
  {
    source: 'gitlab',
    address: /^https?:\/\/(?:www\.)?gitlab\.com\/[\w.-]+(?:\/[\w.-]+)+\/?$/,
    form: 'https://gitlab.com/group/name',
  },
];

export default defineRule({
  id: 'server-json-repository',
  category: 'correctness',
  severity: 'error',
  messages: {
    host: (data: { source: string; client: string }) =>
      `${data.client} knows no repositories of ${quote(data.source)}, so it refuses the file`,
    address: (data: { source: string; client: string }) =>
      `this is not the address of a repository at ${data.source}, so ${data.client} refuses the file`,
    folder: (data: { client: string }) =>
      `"subfolder" is not a plain relative path, so ${data.client} refuses the file`,
  },
  on: {
    registry({ document, format: { registry } }, { client, report }) {
      const repository = own(document.value, 'repository');
      if (!isObject(repository) || document.isBroken(['repository'])) return;
      const extra = { reaction: registry.refuses };
      const { source, url, subfolder } = textsOf(repository);
      const host = hosts.find((known) => known.source === source);
      if (source !== undefined && host === undefined) {
        const help = 'write "github" or "gitlab", or leave the repository out';
        report('host', { source, client }, at(document, ['repository', 'source']), { ...extra, help });
      } else if (host !== undefined && url !== undefined && !(url.length < 2000 && host.address.test(url))) {
        const help = `write ${quote(host.form)}${url.endsWith('.git') ? ', without ".git"' : ''}`;
        report('address', { source: host.source, client }, at(document, ['repository', 'url']), { ...extra, help });
      }
      if (subfolder !== undefined && !isPlainFolder(subfolder)) {
        const help = 'write a path such as "packages/weather", without "." or ".." and without a slash at either end';
        report('folder', { client }, at(document, ['repository', 'subfolder']), { ...extra, help });
      }
    },
  },
});

function textsOf(repository: unknown): { source?: string; url?: string; subfolder?: string } {
  const texts = ['source', 'url', 'subfolder'].flatMap((key) => {
    const text = own(repository, key);
    return typeof text === 'string' && text !== '' && !isStamped(text) ? [[key, text]] : [];
  });
  return Object.fromEntries(texts);
}

function isPlainFolder(path: string): boolean {
  return /^[\w./-]+$/.test(path) && path.split('/').every((step) => step !== '' && step !== '.' && step !== '..');
}

export const docs = defineDocs({
  summary: 'A repository that the registry does not take',
  why: 'The registry knows repositories at GitHub and GitLab, by the address that a browser shows, and folders within them by a plain relative path.',
  fix: 'Correct the address, or leave the repository out.',
  mends: 'only the author knows what is right',
  examples: [
    {
      title: 'An address for cloning',
      files: {
        'server.json': serverJson(
          '"repository": { "url": ⟦"git@github.com:acme/weather.git"⟧, "source": "github" },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'Another host',
      files: {
        'server.json': serverJson(
          '"repository": { "url": "https://codeberg.org/acme/weather", "source": ⟦"codeberg"⟧ },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'A folder with a slash in front',
      files: {
        'server.json': serverJson(
          '"repository": { "url": "https://github.com/acme/weather", "source": "github", "subfolder": ⟦"/packages/weather"⟧ },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
    {
      title: 'Nested groups',
      files: {
        'server.json': serverJson(
          '"repository": { "url": "https://gitlab.com/acme/tools/weather", "source": "gitlab", "subfolder": "packages/weather" },\n  "remotes": [{ "type": "streamable-http", "url": "https://weather.example.com/mcp" }]',
        ),
      },
    },
  ],
  evidence: [
    {
      claim: 'the patterns of addresses, and what a subfolder may be',
      source: 'modelcontextprotocol/registry internal/validators/utils.go, read',
      date: '2026-11-18',
    },
  ],
});
