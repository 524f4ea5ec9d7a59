import type { Dialect } from '../../clients/index.ts';
import {
  type AddressPart,
  addressPart,
  asVariable,
  type PlacedSecret,
  secretsBelow,
} from '../../model/secrets/index.ts';
import { nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { variableIn } from '../../model/variables/index.ts';
import type { Fix, Severity } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { rewriting } from '../shared/fixes.ts';

export default defineRule({
  id: 'url-credentials',
  category: 'security',
  severity: 'error',
  strays: true,
  messages: {
    user: (data: { what: string; server: string; published: boolean }) =>
      `${data.what} stands before the host in the address of ${data.server}${fate(data.published)}`,
    query: (data: { what: string; parameter: string; server: string; published: boolean }) =>
      `${data.what} stands in the parameter ${quote(data.parameter)} of the address of ${data.server}${fate(data.published)}`,
  },
  on: {
    field: {
      is: ['url'],
      like: /[?@]/,
      check(field, { client, reading, report }) {
        // Whoever else reads the file, the secret is the same.
        if (!reading.owner || field.fact?.is !== 'url') return;
        const { publishable } = reading;
        const { server } = field;
        for (const found of secretsBelow(field.value)) {
          const secret = { ...found, route: field.route };
          const part = addressPart(server, secret);
          if (part === undefined) continue;
          const place = at(server.document, field.route, 'value', { start: secret.start, end: secret.end });
          const data = { what: secret.what, server: nameOf(server), published: publishable };
          const extra = {
            server,
            severity: severityOf(found, publishable),
            fix: fixFor(server.dialect, part, secret),
            help: `${remedy(server.dialect, part, client)}${publishable && !found.isForAll ? ', and revoke what stands here' : ''}`,
          };
          if (part.in === 'user') report('user', data, place, extra);
          else report('query', { ...data, parameter: part.parameter }, place, extra);
        }
      },
    },
  },
});

function severityOf({ isForAll, isHarmless }: PlacedSecret, published: boolean): Severity {
  if (!published || isHarmless) return 'info';
  return isForAll ? 'warning' : 'error';
}

function fate(published: boolean): string {
  return published ? ', and git does not ignore this file' : '; git ignores this file';
}

function nameFor(part: AddressPart): string {
  return part.in === 'user' ? 'PASSWORD' : (asVariable(part.parameter) ?? 'API_KEY');
}

function fixFor(dialect: Dialect, part: AddressPart, { route, start, end }: PlacedSecret): Fix | undefined {
  const here = variableIn(dialect, 'url', nameFor(part));
  return here === undefined || /^\$\w/.test(here) ? undefined : rewriting(route, { start, end }, here, 'unsafe');
}

function remedy(dialect: Dialect, part: AddressPart, client: string): string {
  const name = nameFor(part);
  const here = variableIn(dialect, 'url', name);
  if (here !== undefined) return `write ${quote(here)} and set the variable where ${client} starts`;
  const header = variableIn(dialect, 'headers', name);
  if (header !== undefined) return `send it in a header, as ${quote(header)}, if the server takes it there`;
  const elsewhere = 'keep the server in a file that git ignores';
  // Of many clients it is not known.
  return dialect.placeholders === undefined ? elsewhere : `${client} expands no variables in addresses: ${elsewhere}`;
}

// Put together here, so that scanners of this repository do not take it for a real one.
const key = ['7c9e6679', '7425', '40de', '944b', 'e07fc1f90ae7'].join('-');
const password = 'tr0ub4dor+3';

export const docs = defineDocs({
  cwe: [798],
  summary: "A password or key in a server's address",
  why: 'Whoever can read the repository can use it. Addresses also end up in logs, in histories of proxies and in error messages, where headers do not. Found are passwords before the host and parameters that hold what `secret-literal` takes for a secret; a secret in the path, or in an address elsewhere, is left to that rule. Variables, placeholders and the defaults of local services are none. In a file that git ignores it is an info.',
  fix: "Write a variable in the client's syntax, or send the key in a header, and revoke what has been published.",
  mends: { unsafe: "writes a variable in the client's syntax; the value is shown nowhere" },
  examples: [
    {
      title: 'A key as a parameter',
      files: {
        '.cursor/mcp.json': `{ "mcpServers": { "exa": { "url": "https://mcp.exa.ai/mcp?exaApiKey=⟦${key}⟧" } } }\n`,
      },
    },
    {
      title: 'A password before the host',
      files: {
        '.mcp.json': `{ "mcpServers": { "docs": { "type": "http", "url": "https://me:⟦${password}⟧@docs.acme-data.net/mcp" } } }\n`,
      },
    },
    {
      title: 'A variable',
      files: {
        '.mcp.json': `{ "mcpServers": { "exa": { "type": "http", "url": "https://mcp.exa.ai/mcp?exaApiKey=\${EXA_API_KEY}&tools=web_search_exa" } } }\n`,
      },
    },
  ],
  evidence: [
    {
      claim: 'what counts as a secret, and the numbers on real files: docs/secrets.md',
      source: 'scripts/secrets-recall.mjs',
      date: '2026-11-18',
    },
    {
      claim: 'user information in URLs is deprecated, and a secret in a URL is rarely kept one',
      source: 'RFC 3986, section 3.2.1 and 7.5; RFC 6750, section 5.3',
      date: '2026-11-18',
    },
  ],
});
