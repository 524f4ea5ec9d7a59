import { type NamedPart, nameOf } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { removing, renaming } from '../shared/fixes.ts';
import { isRefused } from '../shared/refused.ts';

/** Dots, hyphens, colons, brackets and slashes are odd, and some programs ask for them. */
const impossible = /[\s="'`$%{}<>|&;,\\]/;

/** Both are set on purpose: programs disagree on the spelling. */
const twins = /^(?:https?|ftp|no|all)_proxy$/;

export default defineRule({
  id: 'env-name',
  category: 'correctness',
  severity: 'warning',
  messages: {
    empty: (data: { server: string }) => `a variable in the environment of ${data.server} has no name`,
    equals: (data: { name: string; server: string; read: string }) =>
      `${quote(data.name)} in the environment of ${data.server} becomes a variable ${quote(data.read)}: names end at "="`,
    name: (data: { name: string; server: string; character: string }) =>
      `${quote(data.name)} in the environment of ${data.server} has ${data.character} in its name, which shells cannot hold`,
    hyphen: (data: { name: string; server: string }) =>
      `${quote(data.name)} in the environment of ${data.server} is a name that shells lose: they take no "-"`,
    twice: (data: { name: string; other: string; server: string }) =>
      `${quote(data.name)} and ${quote(data.other)} in the environment of ${data.server} are one variable on Windows`,
  },
  on: {
    server: {
      variables: 'odd',
      check(server, { report, violations }) {
        if (server.transport !== undefined && server.transport !== 'stdio') return;
        // What the client itself objects to is said by the schema, and that no program can be given a NUL elsewhere.
        const names = server.env.filter(({ name, route }) => !isRefused(route, violations) && !name.includes('\0'));
        for (const { name, route } of names) {
          const fault = faultOf(name);
          if (fault === undefined) continue;
          const { message, help, ...data } = fault;
          report(message, { name, server: nameOf(server), ...data }, at(server.document, route, 'key'), {
            server,
            help,
            fix: message === 'name' ? renaming(route, plain(name), 'unsafe') : undefined,
            ...(message === 'hyphen' && { severity: 'info' }),
          });
        }
        for (const { name, route, first } of twinsOf(names)) {
          report('twice', { name, other: first.name, server: nameOf(server) }, at(server.document, route, 'key'), {
            server,
            severity: 'info',
            help: 'keep one of them',
            fix: removing(route),
            related: [{ place: at(server.document, first.route, 'key'), message: 'the other one' }],
          });
        }
      },
    },
  },
});

interface Fault {
  readonly message: 'empty' | 'equals' | 'name' | 'hyphen';
  readonly help: string;
  /** What the program finds instead. */
  readonly read: string;
  readonly character: string;
}

function faultOf(name: string): Fault | undefined {
  const odd = impossible.exec(name)?.[0] ?? '';
  const read = name.slice(0, Math.max(0, name.indexOf('=')));
  const character = /\s/.test(odd) ? 'a blank' : quote(odd);
  const found = { read, character };
  if (name === '') return { message: 'empty', help: 'remove it, or name it', ...found };
  if (odd === '=' && read !== '') {
    return { message: 'equals', help: `write ${quote(read)} and put the rest into the value`, ...found };
  }
  if (odd !== '') return { message: 'name', help: `write ${quote(plain(name))}`, ...found };
  if (!name.includes('-') || !/^[A-Z0-9]+(?:[-_][A-Z0-9]+)+$/.test(name)) return undefined;
  return { message: 'hyphen', help: `write ${quote(plain(name))} if the server reads that`, ...found };
}

function plain(name: string): string {
  return name.replace(/[^A-Za-z0-9_]+/g, '_').replace(/^_+|(?<!_)_+$/g, '') || 'NAME';
}

function twinsOf(names: readonly NamedPart[]): (NamedPart & { readonly first: NamedPart })[] {
  const seen = new Map<string, NamedPart>();
  return names.flatMap((variable) => {
    const lower = variable.name.toLowerCase();
    const first = seen.get(lower);
    if (first === undefined) seen.set(lower, variable);
    return first === undefined || twins.test(lower) ? [] : [{ ...variable, first }];
  });
}

export const docs = defineDocs({
  summary: 'A name in an environment that is none, or two that are one on Windows',
  why: 'The server starts without the variable, or with another one. A system takes any name without `=` and NUL, and shells only letters, digits and `_`: names with blanks, quotes or a `$` are slips. Names with dots, colons or brackets are left alone, since some programs ask for them; capitals with a hyphen are an info. `HTTP_PROXY` and `http_proxy` are set side by side on purpose.',
  fix: 'Write the name that the server documents.',
  mends: { unsafe: 'writes "_" for what a name cannot hold; removes the second of two' },
  examples: [
    {
      title: 'An assignment in the place of a name, and no name',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { ⟦"DB_URL=db.local"⟧: "", ⟦""⟧: "a" } } } }\n',
      },
    },
    {
      title: 'A dollar, a blank, a hyphen',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { ⟦"$DB_USER"⟧: "me", ⟦"DB URL"⟧: "db.local", ⟦"API-KEY"⟧: "${API_KEY}" } } } }\n',
      },
    },
    {
      title: 'One variable on Windows',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "Path": "/opt/bin", ⟦"PATH"⟧: "/usr/bin" } } } }\n',
      },
    },
    {
      title: 'Names that some programs ask for',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "http_proxy": "http://proxy:3128", "HTTP_PROXY": "http://proxy:3128", "Logging:LogLevel": "Warning", "spring.profiles.active": "dev", "ProgramFiles(x86)": "C:/", "npm_config_@acme:registry": "https://npm.acme.io", "_1": "" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'names hold no "="; shells take letters, digits and "_" that do not begin with a digit',
      source: 'POSIX.1-2024, base definitions, 8.1',
      date: '2026-11-18',
    },
    {
      claim:
        'an environment {"A=B": "c"} starts a program with A set to "B=c"; of two names that differ in capitals Windows takes the first in order',
      source: 'Node 20.20.2, child_process, run on Linux; documentation of spawn for Windows',
      date: '2026-11-18',
    },
  ],
});
