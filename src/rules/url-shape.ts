import type { Dialect } from '../clients/index.ts';
import { at, consequence, nameOf, references } from '../model/index.ts';
import { defineDocs, defineRule } from './define.ts';

export default defineRule({
  id: 'url-shape',
  category: 'correctness',
  severity: 'error',
  scope: 'server',
  onlyWith: ['odd-url'],
  messages: {
    unparsed: (data: { server: string; consequence: string }) =>
      `the address of ${data.server} does not parse as an absolute URL, so ${data.consequence}`,
    variable: (data: { server: string; client: string; consequence: string }) =>
      `${data.client} checks the address of ${data.server} before it expands variables, so ${data.consequence}`,
    empty: (data: { server: string; consequence: string }) =>
      `the address of ${data.server} is empty, so ${data.consequence}`,
  },
  check(server, { client, report }) {
    const { urls } = server.dialect;
    const { url, transport } = server;
    if (urls === undefined || url === undefined || transport === 'stdio' || transport === undefined) return;
    if (URL.canParse(url.value.trim())) return;
    const variables = references(url.value).length > 0 || hasDollar(server.dialect, url.value);
    if (variables && urls.parsed === 'unless-variable') return;
    // An empty address loads in the one client that only checks later.
    if (url.value === '' && urls.parsed === 'unless-variable') return;
    const message = url.value === '' ? 'empty' : variables && mayExpand(server.dialect) ? 'variable' : 'unparsed';
    const subject = message === 'variable' ? 'it' : client;
    const data = { server: nameOf(server), client, consequence: consequence(urls.reaction, subject) };
    report(message, data, at(server.document, url.route), {
      reaction: urls.reaction,
      server,
      help: 'write an address such as "https://host/mcp"',
    });
  },
});

function mayExpand({ placeholders }: Dialect): boolean {
  return placeholders === undefined || Object.keys(placeholders.in).length > 0;
}

/** A `$NAME` inside a longer text, for a client that expands those. */
function hasDollar({ placeholders }: Dialect, text: string): boolean {
  return (placeholders?.in.url?.includes('$NAME') ?? false) && /\$\w/.test(text);
}

export const docs = defineDocs({
  summary: 'An address that the client cannot parse as a URL',
  why: 'Most clients take any text and fail later, when they connect. Some parse the address when they load the file: a word without a scheme, or a variable in place of the host, then costs the server or the whole file.',
  fix: 'Write an absolute URL with its scheme.',
  examples: [
    {
      title: 'No scheme, in a plugin',
      files: {
        'plugin/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'plugin/.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"docs.example.com/mcp"⟧ } } }\n',
      },
    },
    {
      title: 'A variable in place of the whole address, in ccmcp',
      files: { 'docs.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"${DOCS_URL}/mcp"⟧ } } }\n' },
      as: 'ccmcp',
    },
    {
      title: 'A variable in place of the host parses',
      files: { 'docs.json': '{ "mcpServers": { "docs": { "type": "http", "url": "https://${DOCS_HOST}/mcp" } } }\n' },
      as: 'ccmcp',
    },
    {
      title: 'Claude Code does not parse the address of a project server',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": "${DOCS_URL}" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'the plugin loader marks a server whose url is no absolute URL as broken and never connects it',
      source: 'Claude Code 2.1.326, run (cases 07, 07b of `claude plugin validate`)',
      date: '2026-11-18',
    },
    { claim: 'the url has to parse as it stands', source: 'gsong/ccmcp e1f1a66, its schema run', date: '2025-11-13' },
  ],
});
