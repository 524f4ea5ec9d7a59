import { type Field, nameOf } from '../../model/server/index.ts';
import { at, isObject } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { writing } from '../shared/fixes.ts';

export default defineRule({
  id: 'variable-name-expected',
  category: 'correctness',
  severity: 'warning',
  messages: {
    reference: (data: { key: string; server: string }) =>
      `${quote(data.key)} of ${data.server} takes the name of a variable, not a reference to it`,
    value: (data: { key: string; server: string }) =>
      `${quote(data.key)} of ${data.server} takes the name of a variable, and no variable can have this one`,
    costly: (data: { key: string; server: string; consequence: string }) =>
      `${quote(data.key)} of ${data.server} takes the name of a variable, and none can be called so: ${data.consequence}`,
  },
  on: {
    field: {
      form: ['bearer-variable', 'header-variables', 'variable-names'],
      like: /^(?![A-Za-z_][\w.-]*$)[\s\S]/,
      check(field, { client, report }) {
        const { server } = field;
        const loss = field.fact?.whenUnset;
        for (const { text, route } of namesIn(field)) {
          if (text === '' || name.test(text)) continue;
          const meant = reference.exec(text)?.[1];
          const data = { key: field.key, server: nameOf(server) };
          const place = at(server.document, route, 'value');
          const shared = {
            server,
            fix: meant === undefined ? undefined : writing(route, meant),
            help: meant === undefined ? 'write a name, and put the value into that variable' : `write ${quote(meant)}`,
          };
          if (loss === undefined) {
            const reaction = { effect: 'ignored', by: field.fact?.by ?? server.dialect.by } as const;
            report(meant === undefined ? 'value' : 'reference', data, place, { ...shared, reaction });
          } else {
            report('costly', { ...data, consequence: consequence(loss, client) }, place, { ...shared, reaction: loss });
          }
        }
      },
    },
  },
});

/** Keyrings take hyphens and dots, too. */
const name = /^[A-Za-z_][\w.-]*$/;

const reference = /^(?:Bearer )?(?:\$?\{(?:env:)?|\$|%)([A-Za-z_]\w*)[}%]?$/;

interface Named {
  readonly text: string;
  readonly route: Route;
}

function namesIn({ fact, value, route }: Field): Named[] {
  switch (fact?.form) {
    case 'bearer-variable':
      return typeof value === 'string' ? [{ text: value, route }] : [];
    case 'header-variables':
      return isObject(value) ? texts(Object.entries(value), route) : [];
    case 'variable-names':
      return Array.isArray(value) ? texts([...value.entries()], route) : [];
    default:
      return [];
  }
}

function texts(entries: readonly (readonly [string | number, unknown])[], route: Route): Named[] {
  return entries.flatMap(([key, text]) => (typeof text === 'string' ? [{ text, route: [...route, key] }] : []));
}

export const docs = defineDocs({
  summary: 'A value where the client takes the name of an environment variable',
  why: 'Some clients expand no variables in headers and have fields for their names instead. A reference such as "${TOKEN}" there, or the token itself, is looked up as a name, and no variable has that name: the header is missing.',
  fix: 'Write the bare name of the variable.',
  mends: { safe: 'writes the bare name' },
  examples: [
    {
      title: 'A reference in the place of a name',
      files: {
        '.codex/config.toml':
          '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\nbearer_token_env_var = ⟦"${DOCS_TOKEN}"⟧\nenv_http_headers = { "X-Team" = ⟦"$TEAM"⟧, "X-Region" = "REGION" }\n',
      },
    },
    {
      title: 'Something that is no name',
      files: {
        '.codex/config.toml':
          '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\nbearer_token_env_var = ⟦"my docs token"⟧\nenv_http_headers = { "X-Team" = ⟦"docs team"⟧ }\n',
      },
    },
    {
      title: 'Names',
      files: {
        '.codex/config.toml':
          '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\nbearer_token_env_var = "DOCS_TOKEN"\n\n[mcp_servers.db]\ncommand = "db-mcp"\nenv_vars = ["DB_URL", { name = "DB_USER", source = "local" }]\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'bearer_token_env_var, env_http_headers and env_vars hold names of variables; nothing in them is expanded',
      source: 'openai/codex, codex-rs/config, read',
      date: '2026-11-18',
    },
  ],
});
