import type { Dialect, Reaction } from '../../clients/index.ts';
import { uncallableAddress, type WhyUncallable } from '../../model/launch/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { nameOf, type Part, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { type Placeholder, placeholdersIn, refusalOf, variableIn } from '../../model/variables/index.ts';
import { consequence, type Fix } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix, rewriting } from '../shared/fixes.ts';
import { isRefused } from '../shared/refused.ts';
import { runsElsewhere } from '../shared/written.ts';

interface Data {
  readonly server: string;
  readonly client: string;
  readonly text: string;
  readonly consequence: string;
}

/** A sign that nobody sees, behind the host: what parses an address writes it as percent and digits. */
const WITHIN =
  /^https?:\/\/[^/?#\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*[/?#][^\u00a0\u00ad\u200b-\u200f\u2060\ufeff]*[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/i;

/** Where projects and packages are shown to people: a repository, a package, an image. */
const PAGE =
  /^https?:\/\/(?:www\.)?(?:(?:github|gitlab)\.com\/\w[\w.-]*\/[\w.-]+\/?(?:$|[?#]|tree\/|blob\/)|npmjs\.com\/package\/|pypi\.org\/project\/|hub\.docker\.com\/)/i;

export default defineRule({
  id: 'url-shape',
  category: 'correctness',
  severity: 'error',
  strays: true,
  messages: {
    unparsed: (data: Data) => `the address of ${data.server} does not parse as an absolute URL, so ${data.consequence}`,
    nowhere: (data: Data) => `the address of ${data.server} has no scheme, so ${data.consequence}`,
    scheme: (data: Data) => `the address of ${data.server} begins with ${quote(data.text)}, so ${data.consequence}`,
    host: (data: Data) => `the host in the address of ${data.server} has a dot too many, so ${data.consequence}`,
    twice: (data: Data) =>
      `the address of ${data.server} has ${quote(data.text)} where its host belongs, so ${data.consequence}`,
    template: (data: Data) => `the host in the address of ${data.server} holds a brace, so ${data.consequence}`,
    port: (data: Data) =>
      `nothing listens at port 0, which the address of ${data.server} names, so ${data.consequence}`,
    unmended: (data: Data) =>
      `the address of ${data.server} is no URL as it is written, and ${data.client} mends none: it cannot connect to it`,
    user: (data: Data) => `the address of ${data.server} has a name before its host, so ${data.consequence}`,
    guarded: (data: Data) =>
      `${data.client} keeps away from this machine and private networks, so it cannot connect to ${data.server}`,
    hidden: (data: Data) =>
      `the address of ${data.server} begins with the invisible character ${data.text}, so ${data.consequence}`,
    slashes: (data: Data) => `the address of ${data.server} has four slashes where two belong, so ${data.consequence}`,
    within: (data: { server: string; text: string }) =>
      `the address of ${data.server} holds the invisible character ${data.text}, and is called with it`,
    page: (data: { server: string; host: string }) =>
      `the address of ${data.server} is a page of ${data.host} about a project, where no server answers`,
    empty: (data: Data) => `the address of ${data.server} is empty, so ${data.consequence}`,
    variable: (data: Data) =>
      `${data.client} checks the address of ${data.server} before it expands variables, so ${data.consequence}`,
    literal: (data: Data) =>
      `${data.client} does not expand ${quote(data.text)} in the address of ${data.server}, so ${data.consequence}`,
    inner: (data: Data) =>
      `${data.client} expands only the braces of ${quote(data.text)} in the address of ${data.server}, so ${data.consequence}`,
  },
  on: {
    server: [
      {
        callable: false,
        check(server, { client, reading, report, violations }) {
          const { url } = server;
          const fault = uncallableAddress(server);
          if (url === undefined || fault === undefined) return;
          // Of a client that was not watched, what it says itself is enough; so it is of no text at all.
          if ((server.dialect.urls === undefined || url.value === '') && isRefused(url.route, violations)) return;
          const { why, reaction } = fault;
          const subject = why === 'variable' || why === 'literal' ? 'it' : client;
          const data = {
            server: nameOf(server),
            client,
            text: wordIn(url.value, why),
            consequence: consequenceOf(reaction, subject, reading),
          };
          const message = why === 'literal' && isInner(server, url.value) ? 'inner' : why;
          report(message, data, at(server.document, url.route), {
            reaction,
            server,
            help: helpFor(server, url.value, why),
            fix: fixFor(server, url, why),
          });
        },
      },
      {
        // Compiled for every address, which the whole of it takes ten times as long.
        address: /(?:github|gitlab|npmjs|docker)\.com\/|pypi\.org\//i,
        check(server, { report }) {
          const { url, transport } = server;
          if (url === undefined || transport === undefined || transport === 'stdio' || !PAGE.test(url.value)) return;
          const host = /^https?:\/\/(?:www\.)?([^/]+)/i.exec(url.value)?.[1] ?? '';
          report('page', { server: nameOf(server), host }, at(server.document, url.route), {
            severity: 'warning',
            server,
            help: 'write the address of the server, or the command that starts it',
          });
        },
      },
      {
        text: WITHIN,
        check(server, { report, violations }) {
          const { url, dialect, transport } = server;
          if (url === undefined || transport === undefined || transport === 'stdio') return;
          const text = dialect.urls?.trims === 'called' ? url.value.trimEnd() : url.value;
          const found = WITHIN.exec(text);
          if (found === null || uncallableAddress(server) !== undefined || isRefused(url.route, violations)) return;
          const within = { start: found[0].length - 1, end: found[0].length };
          report(
            'within',
            { server: nameOf(server), text: codeOf(found[0].slice(-1)) },
            at(server.document, url.route, 'value', within),
            { severity: 'warning', server, help: 'remove it', fix: rewriting(url.route, within, '') },
          );
        },
      },
    ],
  },
});

function consequenceOf(reaction: Reaction, subject: string, reading: Reading): string {
  if (reaction.effect !== 'fails-server') return consequence(reaction, subject);
  return runsElsewhere(reading) ? 'no client can connect to it' : `${subject} cannot connect to it`;
}

/** What a message repeats of an address, which may hold a secret: its scheme, or its first variable. */
function wordIn(address: string, why: WhyUncallable): string {
  if (why === 'scheme') return `${address.trim().split(':', 1)[0]}:`;
  if (why === 'twice') return /^[^/]+\/\/(?:[^/?#]*@)?([a-z]+:?)/i.exec(address.trim())?.[1] ?? '';
  if (why === 'hidden') return codeOf(/[^\0-\x20]/.exec(address)?.[0] ?? '');
  const [reference] = placeholdersIn(address);
  return reference === undefined ? '' : address.slice(reference.start, reference.end);
}

function codeOf(sign: string): string {
  return `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A "$" too many: what stands behind it is the client's own. */
function isInner({ dialect }: Server, address: string): boolean {
  const [reference] = placeholdersIn(address);
  return reference?.syntax === '${env:NAME}' && dialect.placeholders?.in.url?.includes('{env:NAME}') === true;
}

/** Nothing where the client takes its own syntax elsewhere alone. */
function ownAt(dialect: Dialect, { name, start }: Placeholder): string | undefined {
  const { placeholders, urls } = dialect;
  // An address that is looked at before variables are expanded is none with another variable.
  if (urls?.parsed === 'always') return undefined;
  const own = variableIn(dialect, 'url', name);
  const [written] = own === undefined ? [] : placeholdersIn(own);
  return written && placeholders && refusalOf(placeholders, 'url', { ...written, start }) ? undefined : own;
}

function helpFor({ dialect }: Server, address: string, why: WhyUncallable): string {
  if (why === 'literal') {
    const [reference] = placeholdersIn(address);
    const own = reference && ownAt(dialect, reference);
    return own === undefined ? anAddress : `write ${quote(own)}`;
  }
  if (why === 'twice') return 'keep one of the two schemes';
  if (why === 'port') return 'write the port of the server';
  if (why === 'template') return 'write the name of the host';
  if (why === 'user') return 'send name and password in a header';
  if (why === 'guarded') return helpForGuarded(dialect, address);
  if (why === 'hidden') return 'remove it';
  if (why === 'slashes') return 'remove two of them';
  if (why === 'unmended') return 'leave out blanks and backslashes, and write two slashes behind the scheme';
  return helpForText(address);
}

/** A host alone, which is none of those that hold a secret. */
function helpForGuarded({ urls }: Dialect, address: string): string {
  const { hostname, port, protocol } = new URL(address.trim());
  const usual = protocol === 'https:' || protocol === 'wss:' ? '443' : '80';
  return `add ${quote(`${hostname}:${port || usual}`)} to ${quote(urls?.guarded?.addresses.join('.') ?? '')}`;
}

function fixFor({ dialect }: Server, { value, route }: Part<string>, why: WhyUncallable): Fix | undefined {
  if (why === 'literal') {
    const references = placeholdersIn(value);
    const [reference] = references;
    const own = reference && ownAt(dialect, reference);
    // Where there is nothing to stand in for it, the variable is the same one.
    const isPlain = reference !== undefined && /^\W*(?:env:)?\w+\W*$/.test(value.slice(reference.start, reference.end));
    if (own === undefined || references.length > 1 || !isPlain || (/^\$\w/.test(own) && own !== value))
      return undefined;
    return rewriting(route, reference, own);
  }
  if (why === 'unmended') {
    const { href } = new URL(value.trim());
    return fix('safe', 'write it as a URL', { do: 'set', at: route, value: href });
  }
  if (why === 'slashes') {
    const start = value.indexOf('////');
    return rewriting(route, { start, end: start + 2 }, '');
  }
  if (why === 'hidden') return rewriting(route, { start: 0, end: value.search(/https?:/i) }, '');
  const scheme = why === 'empty' || why === 'user' ? undefined : schemeFor(value);
  if (scheme === undefined) return undefined;
  return fix('unsafe', `write ${quote(scheme)} in front of it`, {
    do: 'rewrite',
    at: route,
    within: { start: 0, end: 0 },
    text: scheme,
  });
}

const anAddress = 'write an address such as "https://host/mcp"';

/** A host gets its scheme; of anything else, which may hold a secret, nothing is repeated. */
function helpForText(text: string): string {
  const scheme = schemeFor(text);
  return scheme === undefined ? anAddress : `write ${quote(scheme)} in front of it`;
}

function schemeFor(text: string): string | undefined {
  const host = /^(?:(localhost|127\.0\.0\.1|\[::1\])|[a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?=\/|$)/i.exec(text);
  if (host === null) return undefined;
  return host[1] === undefined ? 'https://' : 'http://';
}

export const docs = defineDocs({
  summary: 'An address that the client cannot parse as a URL',
  why: 'Most clients take any text and fail later, when they connect: what has no scheme, or another one than http and https, leads nowhere. Some parse the address when they load the file: a word without a scheme, or a variable in place of the host, then costs the server or the whole file.',
  fix: 'Write an absolute URL with its scheme.',
  mends: {
    safe: "writes the variable in the client's syntax; takes out signs that nobody sees, and two of four slashes",
    unsafe: 'writes the scheme before a host',
  },
  examples: [
    {
      title: 'A variable in the name of the host, which Codex takes for that name',
      files: { '.codex/config.toml': '[mcp_servers.docs]\nurl = ⟦"https://${DOCS_HOST}/mcp"⟧\n' },
    },
    {
      title: 'The page of a project, and a server of the same host',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "url": ⟦"https://github.com/acme/docs-mcp"⟧ }, "wiki": { "url": ⟦"https://www.npmjs.com/package/wiki-mcp"⟧ }, "git": { "url": "https://gitlab.com/api/v4/mcp" }, "copilot": { "url": "https://api.githubcopilot.com/mcp/" } } }\n',
      },
    },
    {
      title: 'A name before the host, to which Gemini CLI sends no request, and a sign that a paste left',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "url": ⟦"https://me@docs.example.com/mcp"⟧, "type": "http" }, "wiki": { "url": ⟦"\\u200bhttps://wiki.example.com/mcp"⟧, "type": "http" } } }\n',
      },
    },
    {
      title: 'A sign that a paste left behind the address',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp⟦\\u200b⟧" } } }\n',
      },
    },
    {
      title: 'Four slashes, in VS Code',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "docs": { "type": "http", "url": ⟦"https:////docs.example.com/mcp"⟧ } } }\n',
      },
    },
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
      title: 'What other clients mend, in Copilot CLI',
      files: {
        '.github/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"https:\\\\\\\\docs.example.com/mcp"⟧ } } }\n',
      },
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
      title: 'A port that no address can have',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"https://docs.example.com:99999/mcp"⟧ } } }\n',
      },
    },
    {
      title: 'A scheme that no request goes to',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "url": ⟦"htps://docs.example.com/mcp"⟧ } } }\n' },
    },
    {
      title: 'Nothing between two dots',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"https://docs..example.com/mcp"⟧ } } }\n',
      },
    },
    {
      title: 'A scheme where the host belongs, and a port at which nothing can listen',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"https://http://docs.example.com/mcp"⟧ }, "wiki": { "type": "http", "url": ⟦"http://localhost:0/mcp"⟧ } } }\n',
      },
    },
    {
      title: 'A variable as another client spells it',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"${env:DOCS_URL}"⟧ } } }\n' },
    },
    {
      title: 'A "$" that is left over, in OpenCode',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": "remote", "url": ⟦"${env:DOCS_URL}"⟧ } } }\n' },
    },
    {
      title: 'What documents write for a host that everybody has another of',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": ⟦"https://{host}/mcp"⟧ } } }\n',
      },
    },
    {
      title: 'This machine, from which LibreChat keeps away, and a service that is excepted',
      files: {
        'librechat.yaml':
          'version: 1.2.8\nmcpServers:\n  docs:\n    type: streamable-http\n    url: ⟦http://host.docker.internal:8000/mcp⟧\n  wiki:\n    type: streamable-http\n    url: http://localhost:3000/mcp\nmcpSettings:\n  allowedAddresses: ["localhost:3000"]\n',
      },
    },
    {
      title: 'A variable in place of the host parses',
      files: { 'docs.json': '{ "mcpServers": { "docs": { "type": "http", "url": "https://${DOCS_HOST}/mcp" } } }\n' },
      as: 'ccmcp',
    },
    {
      title: 'Claude Code expands variables before it parses the address',
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
      claim:
        'a url without a scheme, with a port above 65535 or a blank is loaded and fails when the server is started: it is not a valid URL, not http or https, or there is none',
      source: 'Claude Code 2.1.327, run with --debug-file (cases 07, 07b, 07c, 07d)',
      date: '2026-11-18',
    },
    {
      claim: 'an address of another scheme is loaded and cannot be fetched: "protocol must be http:, https: or s3:"',
      source: 'OpenCode 1.18.33, run',
      date: '2026-11-18',
    },
    {
      claim: 'a url without a scheme is loaded; the transports of the official SDK take an absolute URL only',
      source: 'Codex 0.169.0, run (cases 07, 07b, 07c); @modelcontextprotocol/sdk 1.32.2, read',
      date: '2026-11-18',
    },
    {
      claim: 'at an address with U+200B or U+00A0 at its end the server whose address lacks it is not asked',
      source: 'Claude Code 2.1.327, Gemini CLI 0.61.0, Codex 0.169.0, run',
      date: '2026-11-19',
    },
    {
      claim: 'an address with four slashes behind its scheme is not among the servers that are read',
      source: 'VS Code, as code-server 4.139.1 has it, run',
      date: '2026-11-19',
    },
    { claim: 'the url has to parse as it stands', source: 'gsong/ccmcp e1f1a66, its schema run', date: '2025-11-13' },
  ],
});
