import type { Meaning } from '../../clients/index.ts';
import {
  addressPart,
  isForThisMachine,
  type PlacedSecret,
  secretsBelow,
  variableWithin,
} from '../../model/secrets/index.ts';
import { ownKey, type Server, subjectOf } from '../../model/server/index.ts';
import { at, textAt } from '../../model/values/index.ts';
import { fieldForNames, meaningAt, serverFinder, variableIn } from '../../model/variables/index.ts';
import type { Fix, Severity } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';

export default defineRule({
  id: 'secret-literal',
  category: 'security',
  severity: 'error',
  strays: true,
  messages: {
    found: (data: { what: string; subject: string; published: boolean }) =>
      `${data.what} stands in ${data.subject}${data.published ? ', and git does not ignore this file' : '; git ignores this file'}`,
  },
  on: {
    file: {
      mayHoldSecret: true,
      check(reading, { client, report }) {
        // Whoever else reads the file, the secret is the same.
        if (!reading.owner) return;
        const { document } = reading;
        const secrets = secretsBelow(document.value).filter(({ route }) => !document.isBroken(route));
        if (secrets.length === 0) return;
        const { publishable } = reading;
        const serverAt = serverFinder(reading.servers);
        for (const secret of secrets) {
          const server = serverAt(secret.route);
          // A rule of its own has more to say of it.
          if (addressPart(server, secret) !== undefined) continue;
          const data = { what: secret.what, subject: subjectOf(secret.route, server), published: publishable };
          const place = at(document, secret.route, 'value', { start: secret.start, end: secret.end });
          report('found', data, place, {
            server,
            severity: severityOf(secret, publishable, isOfThisMachine(secret, server)),
            help: forAll(secret) ?? `${remedy(secret, server, client)}${publishable ? afterwards(secret) : ''}`,
            fix: server && !secret.isHarmless ? fixFor(secret, server) : undefined,
          });
        }
      },
    },
  },
});

function severityOf({ isForAll, isHarmless }: PlacedSecret, published: boolean, isOfOne: boolean): Severity {
  if (!published || isHarmless) return 'info';
  return isForAll || isOfOne ? 'warning' : 'error';
}

/** A key may have been issued by somebody; a password is that of the database which is named beside it. */
function isOfThisMachine({ what, route }: PlacedSecret, server: Server | undefined): boolean {
  return what === 'a password' && server !== undefined && isForThisMachine(server, route);
}

function forAll({ isForAll, isHarmless }: PlacedSecret): string | undefined {
  if (isHarmless) return 'it is made to be seen: nothing has to be done, unless a secret key was meant here';
  if (!isForAll) return undefined;
  return 'it is made to be seen: leave it where row-level security guards every table, or keep it in a variable';
}

function afterwards({ opensWallet }: PlacedSecret): string {
  return opensWallet ? ', and move what the wallet holds to a new one' : ', and revoke what stands here';
}

function remedy(secret: PlacedSecret, server: Server | undefined, client: string): string {
  if (server === undefined) return 'keep it in the environment or in a file that git ignores';
  const { route } = secret;
  const text = textAt(server, route) ?? '';
  const meaning = meaningAt(server, route);
  const key = route.at(-1);
  const { start, end } = withReference(secret, text);
  const isPart = end - start < text.length;
  const named = variableWithin(secret, text) ?? 'API_KEY';
  const name = meaning === 'env' && typeof key === 'string' ? key : named;
  const inPlace = isPart ? named : name;
  const variable = variableIn(server.dialect, meaning, inPlace);
  if (variable !== undefined) {
    const set = `set the variable where ${client} starts`;
    if (!isPart) return `write ${quote(variable)} and ${set}`;
    // Without braces, a variable may have to be the whole value.
    if (/^\$\w/.test(variable)) return `write ${quote(`$${name}`)} for the whole value and ${set}`;
    return `write ${quote(variable)} in its place, leave the rest as it is, and ${set}`;
  }
  const names = fieldForNames(server.dialect, meaning, text);
  if (names !== undefined)
    return `name ${meaning === 'env' ? quote(name) : 'a variable'} in ${quote(names)} and set it where ${client} starts`;
  // What a request carries comes from this file or from nowhere.
  const isSent = meaning === 'headers' || meaning === 'url';
  const elsewhere = isSent ? 'let git ignore the file' : `set it where ${client} starts, or in a file that git ignores`;
  // Of many clients it is not known.
  if (server.dialect.placeholders === undefined) return isSent ? elsewhere : `keep it out of this file: ${elsewhere}`;
  const field = String(route[server.route.length] ?? '');
  const fact = `${client} expands no variables in ${quote(field)}`;
  // What a command line holds, the server does not look for in its environment.
  return isOfCommandLine(meaning) ? `${fact}: ${besideCommandLine(server, inPlace)}` : `${fact}: ${elsewhere}`;
}

/** Written where the name of a variable belongs, it goes together with the signs round it. */
function withReference({ start, end }: PlacedSecret, text: string): { readonly start: number; readonly end: number } {
  const before = /(?:\$\{|\{\{?)(?:env[:.]|secrets\.|process\.env\.)?$/.exec(text.slice(0, start))?.[0].length;
  const after = /^\}{1,2}/.exec(text.slice(end))?.[0].length;
  return before === undefined || after === undefined ? { start, end } : { start: start - before, end: end + after };
}

/** The value goes, and nothing tells what it was: whoever has it needs to set the variable. */
function fixFor(secret: PlacedSecret, server: Server): Fix | undefined {
  const { route } = secret;
  const text = textAt(server, route) ?? '';
  const meaning = meaningAt(server, route);
  const { start, end } = withReference(secret, text);
  const isPart = end - start < text.length;
  const named = variableWithin(secret, text) ?? 'API_KEY';
  const key = route.at(-1);
  const name = !isPart && meaning === 'env' && typeof key === 'string' ? key : named;
  const variable = variableIn(server.dialect, meaning, name);
  const isWhole = !isPart || (text.slice(0, start) === 'Bearer ' && end === text.length);
  if (variable === undefined || !/^\w+$/.test(name) || (/^\$\w/.test(variable) && !isWhole)) return undefined;
  return fix('unsafe', `write ${quote(variable)}`, {
    do: 'rewrite',
    at: route,
    within: { start, end },
    text: variable,
  });
}

function isOfCommandLine(meaning: Meaning): boolean {
  return meaning === 'args' || meaning === 'command' || meaning === 'commandLine';
}

function besideCommandLine({ dialect }: Server, name: string): string {
  const field = ownKey(dialect, 'env');
  const variable = variableIn(dialect, 'env', name);
  const keep = 'let git ignore the file';
  if (field === undefined || variable === undefined) return `start a script of your own that adds it, or ${keep}`;
  return `if the server reads it from its environment, write ${quote(variable)} in ${quote(field)}, else ${keep}`;
}

// Put together here, so that scanners of this repository do not take them for real ones.
const figma = `figd_${'a1B2c3D4e5'.repeat(4)}`;
const supabase = `sbp_${'a1b2c3d4e5'.repeat(4)}`;
const password = 'tr0ub4dor+3';
const phrase = 'ladder quiz velvet river anchor tulip marble copper window gossip planet fabric';

export const docs = defineDocs({
  cwe: [798],
  summary: 'A token, key or password in a file that git publishes',
  why: 'Whoever can read the repository can use it, and its history keeps it. Found are tokens by the shapes of some ninety providers, private keys, JSON web tokens, `Basic` headers, passwords in addresses, recovery phrases of wallets, and values without a shape that a program must have made up, under a name that says key, token, secret or password. Variables, placeholders and values that documentation prints are none. A key that its service prints into everybody’s pages is an info, and a warning where row-level security has to guard what it opens. In a file that git ignores the same is an info.',
  fix: 'Write a variable in the syntax of the client, and revoke what has been published.',
  mends: { unsafe: "writes a variable in the client's syntax; the value is shown nowhere" },
  examples: [
    {
      title: 'A token in the environment of a server',
      files: {
        '.mcp.json': `{ "mcpServers": { "supabase": { "command": "supabase-mcp", "env": { "SUPABASE_ACCESS_TOKEN": "⟦${supabase}⟧" } } } }\n`,
      },
    },
    {
      title: 'Glued to its flag',
      files: {
        '.vscode/mcp.json': `{ "servers": { "figma": { "command": "figma-mcp", "args": ["--figma-api-key=⟦${figma}⟧"] } } }\n`,
      },
    },
    {
      title: 'A password in the address of a database',
      files: {
        'claude_desktop_config.json': `{ "mcpServers": { "db": { "command": "pg-mcp", "args": ["postgresql://me:⟦${password}⟧@db.acme-data.net/app"] } } }\n`,
      },
    },
    {
      title: 'No shape, but a name that says key',
      files: {
        '.codex/config.toml': `[mcp_servers.exa]\ncommand = "exa-mcp"\n\n[mcp_servers.exa.env]\nEXA_API_KEY = "⟦7c9e6679-7425-40de-944b-e07fc1f90ae7⟧"\n`,
      },
    },
    {
      title: 'The words that a wallet can be made from',
      files: {
        '.mcp.json': `{ "mcpServers": { "wallet": { "command": "wallet-mcp", "env": { "MNEMONIC": "⟦${phrase}⟧" } } } }\n`,
      },
    },
    {
      title: 'Variables, defaults of a local database, and an example that documentation prints',
      files: {
        '.mcp.json': `{ "mcpServers": { "db": { "command": "db-mcp", "args": ["postgresql://postgres:postgres@localhost/app"], "env": { "API_KEY": "\${API_KEY}", "AWS_ACCESS_KEY_ID": "${'AKIA'}IOSFODNN7EXAMPLE" } } } }\n`,
      },
    },
    {
      title: 'Keys that find a thing and open nothing',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "design": { "command": "design-mcp", "args": ["--file-key", "uC9pQaRsW4oiXW3DsC6cLZ"], "env": { "PRIMARY_KEY": "b7Rk2mVq8sXw4tYz6nHd" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'shapes of tokens, each list with its source and date: src/model/secrets/token-shapes.ts',
      source: 'gitleaks 009e025 and what providers document',
      date: '2026-11-18',
    },
    {
      claim: 'measured on real files: docs/secrets.md',
      source: 'scripts/secrets-recall.mjs',
      date: '2026-11-18',
    },
  ],
});
