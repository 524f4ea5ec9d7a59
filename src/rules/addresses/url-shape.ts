import type { Dialect, Evidence } from '../../clients/index.ts';
import { canBeCalled, nameOf, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { placeholdersIn, standInsIn } from '../../model/variables/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import type { Violation } from '../../schema/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'url-shape',
  category: 'correctness',
  severity: 'error',
  messages: {
    unparsed: (data: { server: string; consequence: string }) =>
      `the address of ${data.server} does not parse as an absolute URL, so ${data.consequence}`,
    variable: (data: { server: string; client: string; consequence: string }) =>
      `${data.client} checks the address of ${data.server} before it expands variables, so ${data.consequence}`,
    empty: (data: { server: string; consequence: string }) =>
      `the address of ${data.server} is empty, so ${data.consequence}`,
    nowhere: (data: { server: string; client: string }) =>
      `the address of ${data.server} has no scheme, so ${data.client} cannot connect to it`,
    nothing: (data: { server: string; client: string }) =>
      `the address of ${data.server} is empty, so ${data.client} has nothing to connect to`,
  },
  on: {
    server: {
      callable: false,
      check(server, { client, report, violations }) {
        const { urls } = server.dialect;
        const { url, transport } = server;
        if (url === undefined || transport === 'stdio' || transport === undefined) return;
        if (canBeCalled(url.value, server.dialect)) return;
        if (urls === undefined) {
          if (!isSaidElsewhere(server, violations)) {
            const message = url.value.trim() === '' ? 'nothing' : 'nowhere';
            report(message, { server: nameOf(server), client }, at(server.document, url.route), {
              reaction: { effect: 'fails-server', by: unseen(server) },
              server,
              help: helpFor(url.value),
            });
          }
          return;
        }
        const variables = placeholdersIn(url.value).length > 0 || hasDollar(server.dialect, url.value);
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
    },
  },
});

function isSaidElsewhere({ url }: Server, violations: readonly Violation[]): boolean {
  if (url === undefined || standInsIn(url.value).length > 0) return true;
  return violations.some(({ route }) => JSON.stringify(route) === JSON.stringify(url.route));
}

/** No client that loads any text was watched while it connects. */
function unseen({ dialect }: Server): Evidence {
  return `M:${dialect.by.slice('M:'.length)}`;
}

/** A host gets its scheme; of anything else, which may hold a secret, nothing is repeated. */
function helpFor(text: string): string {
  const host = /^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(text);
  if (host === null) return 'write an address such as "https://host/mcp"';
  return `write ${quote(`${host[1] === undefined ? 'https' : 'http'}://`)} in front of it`;
}

function mayExpand({ placeholders }: Dialect): boolean {
  return placeholders === undefined || Object.keys(placeholders.in).length > 0;
}

/** A `$NAME` inside a longer text, for a client that expands those. */
function hasDollar({ placeholders }: Dialect, text: string): boolean {
  return (placeholders?.in.url?.includes('$NAME') ?? false) && /\$\w/.test(text);
}

export const docs = defineDocs({
  summary: 'An address that the client cannot parse as a URL',
  why: 'Most clients take any text and fail later, when they connect: what has no scheme leads nowhere. Some parse the address when they load the file: a word without a scheme, or a variable in place of the host, then costs the server or the whole file.',
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
      title: 'No scheme, for a client that loads any text',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"docs.example.com/mcp"⟧ } } }\n' },
    },
    {
      title: 'No address at all',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦""⟧ } } }\n' },
    },
    {
      title: 'Only a host and a port',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "url": ⟦"localhost:3845/mcp"⟧ } } }\n' },
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
    {
      claim: 'a url without a scheme is loaded; the transports of the official SDK take an absolute URL only',
      source: 'Claude Code 2.1.326, Codex 0.169.0, run (cases 07, 07b, 07c); @modelcontextprotocol/sdk 1.32.2, read',
      date: '2026-11-18',
    },
    { claim: 'the url has to parse as it stands', source: 'gsong/ccmcp e1f1a66, its schema run', date: '2025-11-13' },
  ],
});
