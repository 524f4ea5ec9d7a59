import type { SignInGap } from '../../clients/index.ts';
import type { Subjects } from '../../judge/index.ts';
import { type NamedPart, nameOf, type Server } from '../../model/server/index.ts';
import { at, isObject, own } from '../../model/values/index.ts';
import { list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';

const messages = {
  missing: (data: { field: string; needs: string; server: string; client: string }) =>
    `${quote(data.field)} of ${data.server} has no ${quote(data.needs)}, so ${data.client} does not sign in, without a word`,
  stored: (data: { field: string; needs: string; server: string; client: string }) =>
    `${quote(data.field)} of ${data.server} has no ${quote(data.needs)}; ${data.client} takes what it has stored for the address`,
  untyped: (data: { field: string; server: string; client: string }) =>
    `${quote(data.field)} of ${data.server} has no type that ${data.client} knows, so it does not sign in`,
  replaced: (data: { key: string; server: string; client: string; field: string }) =>
    `${data.client} puts the token of ${quote(data.field)} in place of ${quote(data.key)} of ${data.server}`,
  inert: (data: { field: string; type: string; server: string; client: string }) =>
    `${quote(data.field)} of ${data.server} has the type ${quote(data.type)}, with which ${data.client} does nothing`,
};

export default defineRule({
  id: 'auth-incomplete',
  category: 'correctness',
  severity: 'warning',
  messages,
  on: {
    field: {
      is: ['auth'],
      check(field, context) {
        const { server, key, value, fact } = field;
        if (fact === undefined || fact.unread) return;
        const gaps = (server.dialect.signIn ?? []).filter((gap) => gap.field === key);
        const type = own(value, 'type');
        const isKnown = gaps.some((gap) => gap.type !== undefined && gap.type === type);
        for (const gap of gaps) {
          if (gap.type === undefined) {
            // Another kind of value is a question for the schema.
            if (!isKnown && isObject(value)) tellUntyped(field, gap, gaps, context);
          } else if (gap.type !== type) continue;
          else if (gap.needs === undefined) tellInert(field, gap.type, gap, context);
          else tellIncomplete(field, gap.needs, gap, context);
        }
      },
    },
  },
});

type Told = Context<typeof messages>;
type FieldOfServer = Subjects['field'];

function dataOf({ key, server }: FieldOfServer, { client }: Told) {
  return { field: key, server: nameOf(server), client };
}

function tellUntyped(field: FieldOfServer, { reaction }: SignInGap, gaps: readonly SignInGap[], context: Told): void {
  const { server, key, value, route } = field;
  const isText = typeof own(value, 'type') === 'string';
  const types = gaps.flatMap(({ needs, type }) =>
    needs === undefined || type === undefined ? [] : [`"type": ${quote(type)}`],
  );
  context.report(
    'untyped',
    dataOf(field, context),
    isText ? at(server.document, [...route, 'type']) : at(server.document, route, 'key'),
    {
      server,
      reaction,
      help: `write ${list(types, { bare: true, conjunction: 'or' })}, or remove ${quote(key)}`,
    },
  );
}

function tellInert(field: FieldOfServer, type: string, { reaction }: SignInGap, context: Told): void {
  const { server, route } = field;
  context.report('inert', { ...dataOf(field, context), type }, at(server.document, [...route, 'type']), {
    server,
    reaction,
    help: 'send the key in "headers" or "env", as the server wants it',
  });
}

function tellIncomplete(field: FieldOfServer, needs: string, gap: SignInGap, context: Told): void {
  const { server, key, value, route } = field;
  const { client, report } = context;
  const { replaces, orStored } = gap;
  const data = { ...dataOf(field, context), needs };
  const needed = own(value, needs);
  const replaced = replaces && replacedIn(server, replaces);
  // A wrong type is a question for the schema.
  if (needed !== undefined && needed !== '') {
    if (replaces === undefined || replaced === undefined) return;
    report('replaced', { ...data, key: replaced.name }, at(server.document, replaced.route, 'key'), {
      server,
      reaction: replaces.reaction,
      help: `remove it, or ${quote(key)}`,
    });
    return;
  }
  const remedy = `sign in once with ${client}, which writes ${quote(needs)}`;
  if (orStored !== undefined && server.url !== undefined && replaced === undefined) {
    report('stored', data, at(server.document, route, 'key'), { server, reaction: orStored, help: remedy });
    return;
  }
  const place = needed === '' ? at(server.document, [...route, needs]) : at(server.document, route, 'key');
  report('missing', data, place, { server, reaction: gap.reaction, help: `${remedy}, or remove ${quote(key)}` });
}

/** What the client would write over. */
function replacedIn(
  { headers, env, url }: Server,
  { header, variable }: NonNullable<SignInGap['replaces']>,
): NamedPart | undefined {
  return url === undefined
    ? env.find(({ name }) => name === variable)
    : headers.find(({ name }) => name.toLowerCase() === header.toLowerCase());
}

export const docs = defineDocs({
  summary: 'A way to sign in that lacks what it needs, and is skipped without a word',
  why: 'The server then gets requests without a token and answers 401, or starts without one. Nothing says that the block was passed over.',
  fix: 'Complete the block, or remove it.',
  mends: 'the client writes what is missing when somebody signs in',
  examples: [
    {
      title: 'No credential of its own, and none of a type that omp knows',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", ⟦"auth"⟧: { "type": "oauth" } }, "wiki": { "type": "http", "url": "https://wiki.example.com/mcp", "auth": { "type": ⟦"bearer"⟧ } }, "mail": { "type": "http", "url": "https://mail.example.com/mcp", ⟦"auth"⟧: {} } } }\n',
      },
    },
    {
      title: 'What omp puts its own token in place of',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "auth": { "type": "oauth", "credentialId": "docs" }, "headers": { ⟦"authorization"⟧: "Bearer ${DOCS_TOKEN}" } }, "wiki": { "command": "wiki-mcp", "auth": { "type": "oauth", "credentialId": "wiki" }, "env": { ⟦"OAUTH_ACCESS_TOKEN"⟧: "${WIKI_TOKEN}" } } } }\n',
      },
    },
    {
      title: 'OAuth without the credential it refers to',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", ⟦"auth"⟧: { "type": "oauth" } } } }\n',
      },
    },
    {
      title: 'An empty one, and a type that does nothing by itself',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "auth": { "type": "oauth", "credentialId": ⟦""⟧ } }, "db": { "command": "db-mcp", "auth": { "type": ⟦"apikey"⟧ } } } }\n',
      },
    },
    {
      title: 'A complete block',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", "auth": { "type": "oauth", "credentialId": "docs" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'oauth without credentialId is skipped; apikey does nothing by itself',
      source: '@oh-my-pi/pi-coding-agent 18.3.4, read',
      date: '2026-09-27',
    },
  ],
});
