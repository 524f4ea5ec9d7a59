import { isForThisMachine, suspicionIn, variableNamedLike } from '../../model/secrets/index.ts';
import { type Server, subjectOf } from '../../model/server/index.ts';
import { at, textAt } from '../../model/values/index.ts';
import { meaningAt, variableIn } from '../../model/variables/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import type { Route, Span } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { rewriting } from '../shared/fixes.ts';

export default defineRule({
  id: 'secret-suspected',
  category: 'security',
  severity: 'warning',
  strays: true,
  inSnippets: 'never',
  messages: {
    found: (data: { what: string; subject: string }) =>
      `${data.what} stands in ${data.subject}, and git does not ignore this file`,
  },
  on: {
    text: {
      mayBeSecret: true,
      check({ value, name, route, server }, { client, reading, report }) {
        // Whoever else reads the file, the value is the same; what stays private may be a guess.
        if (!reading.owner || !reading.publishable) return;
        const found = suspicionIn(value, name);
        if (found === undefined) return;
        const { what, start, end, isLocal } = found;
        const place = at(server.document, route, 'value', { start, end });
        report('found', { what, subject: subjectOf(route, server) }, place, {
          server,
          ...((isLocal || isForThisMachine(server, route)) && { severity: 'info' }),
          fix: fixFor(server, route, { start, end }, variableNamedLike(value, start, name)),
          help: `${remedy(server, route, client, variableNamedLike(value, start, name))}, and change it if it is in use`,
        });
      },
    },
  },
});

function variableFor(server: Server, route: Route, named = 'PASSWORD'): string | undefined {
  const meaning = meaningAt(server, route);
  return variableIn(server.dialect, meaning, meaning === 'env' ? String(route.at(-1)) : named);
}

function fixFor(server: Server, route: Route, within: Span, named: string | undefined): Fix | undefined {
  const variable = variableFor(server, route, named);
  const isWhole = within.start === 0 && within.end === textAt(server, route)?.length;
  if (variable === undefined || (/^\$\w/.test(variable) && !isWhole)) return undefined;
  return rewriting(route, within, variable, 'unsafe');
}

function remedy(server: Server, route: Route, client: string, named: string | undefined): string {
  const variable = variableFor(server, route, named);
  return variable === undefined
    ? 'keep it in a file that git ignores'
    : `write ${quote(variable)} and set the variable where ${client} starts`;
}

const password = ['Tr0ub4dor', '3x'].join('&');
const season = ['Winter', '2025!'].join('');

export const docs = defineDocs({
  cwe: [798],
  summary: 'What looks like a password, under a name that says so',
  why: '`secret-literal` reports what a program must have made. Passwords that people think up, and short keys, have no such marks: here the name of the variable, header or flag ends in a word such as token, secret, password or API key, and the value has eight characters and more, and something in it that neither the name nor a plain word such as "test" or "default" accounts for. The same goes for the password in an address of the own network; on this machine alone, or beside a variable of the same first word that names it, it is an info. Defaults, placeholders, variables and paths are none, and nothing is said of files that git ignores.',
  fix: "Write a variable in the client's syntax, and change the password if it is a real one.",
  mends: { unsafe: "writes a variable in the client's syntax; the value is shown nowhere" },
  examples: [
    {
      title: 'In one word with its option, as the programs of MySQL take it',
      files: {
        '.mcp.json': `{ "mcpServers": { "db": { "command": "jbang", "args": ["db-mcp@acme", "jdbc:mariadb://db.acme-data.net/app", "-uapp", "-p⟦${password}⟧"] } } }\n`,
      },
    },
    {
      title: 'A password of a person',
      files: {
        '.mcp.json': `{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "⟦${password}⟧" } } } }\n`,
      },
    },
    {
      title: 'After its flag, and glued to it',
      files: {
        '.vscode/mcp.json': `{ "servers": { "db": { "command": "db-mcp", "args": ["--password", "⟦${password}⟧", "--api-key=⟦a8f3k2m9x1⟧"] } } }\n`,
      },
    },
    {
      title: 'After its flag in a line of several words',
      also: ['arg-value'],
      files: {
        '.vscode/mcp.json': `{ "servers": { "db": { "command": "npx", "args": ["-y db-mcp@1.2.0 --password ⟦${password}⟧"] } } }\n`,
      },
    },
    {
      title: 'A season and a year, and a key in an address',
      files: {
        '.mcp.json': `{ "mcpServers": { "db": { "command": "db-mcp", "env": { "ADMIN_PASS": "⟦${season}⟧", "HOOK": "https://hooks.acme.dev/x?token=⟦brown-fox-2291⟧" } } } }\n`,
      },
    },
    {
      title: 'What says that no key is needed',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "OPENAI_API_KEY": "unused-local-model-7b", "API_KEY": "not-needed-here-42" } } } }\n',
      },
    },
    {
      title: 'What only this machine has is an info',
      files: {
        '.mcp.json': `{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_HOST": "localhost", "DB_PASSWORD": "⟦${password}⟧" } } } }\n`,
      },
    },
    {
      title: 'What was taken out, a place in a page, and what a script puts in',
      also: ['placeholder-unfilled'],
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "[Filtered]", "FORM_PASSWORD": "input[name=pass2word]", "DB_TOKEN": "__DB_TOKEN_V2__" } } } }\n',
      },
    },
    {
      title: 'Words, a path, a variable, and names that only speak of secrets',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_PASSWORD": "local-dev-password", "API_KEY": "/run/secrets/api_key", "TOKEN": "${DB_TOKEN}", "SECRET_PROVIDER": "AwsSsm2024", "TOKEN_LIMIT": "100000" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'about half of the secrets in real files have no shape of a provider',
      source: 'a collection of 894 real configuration files',
      date: '2026-11-18',
    },
  ],
});
