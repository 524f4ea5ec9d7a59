import { weighed } from '../../model/launch/index.ts';
import { type Field, nameOf, ownKey, type Server, strangers } from '../../model/server/index.ts';
import { at, isObject, undisguise, valueAt } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix } from '../shared/fixes.ts';
import { ownNameFor, underOwnName } from '../shared/own-field.ts';

export default defineRule({
  id: 'field-misspelt',
  category: 'correctness',
  severity: 'warning',
  messages: {
    misspelt: (data: { key: string; server: string; client: string }) =>
      `${data.client} does not know the key ${quote(data.key)} of ${data.server}`,
    costly: (data: { key: string; server: string; client: string; consequence: string }) =>
      `${data.client} does not know the key ${quote(data.key)} of ${data.server}, so ${data.consequence}`,
    header: (data: { key: string; field: string; server: string; client: string }) =>
      `${data.client} sends no header ${quote(data.key)} to ${data.server}: it stands beside ${quote(data.field)} and not in it`,
    credential: (data: { key: string; server: string; client: string }) =>
      `${data.client} does not know the key ${quote(data.key)} of ${data.server}, and sends nothing of it`,
    inside: (data: { key: string; field: string; server: string; client: string }) =>
      `${data.client} does not know the key ${quote(data.key)} in ${quote(data.field)} of ${data.server}`,
  },
  on: {
    field: {
      keyed: true,
      check({ key: field, value, fact, route, server }, { client, report }) {
        const { by = server.dialect.by } = fact ?? {};
        if (!isObject(value)) return;
        const keys = Object.keys(fact?.keys ?? {});
        const absent = keys.filter((key) => !Object.hasOwn(value, key));
        for (const key of Object.keys(value)) {
          const meant = keys.includes(key) ? undefined : suggest(undisguise(key).replace(/[-_]/g, ''), absent);
          if (meant === undefined) continue;
          report(
            'inside',
            { key, field, server: nameOf(server), client },
            at(server.document, [...route, key], 'key'),
            {
              server,
              reaction: { effect: 'ignored', by },
              help: `did you mean ${quote(meant)}?`,
            },
          );
        }
      },
    },
    server: {
      strangers: true,
      check(server, { client, report }) {
        for (const field of headersBeside(server)) {
          const own = ownKey(server.dialect, 'headers') ?? '';
          const to = [...server.route, own];
          const there = valueAt(server.document.value, to);
          const isFree = there === undefined || (isObject(there) && !Object.hasOwn(there, field.key));
          const help = `move it into ${quote(own)}`;
          report(
            'header',
            { key: field.key, field: own, server: nameOf(server), client },
            at(server.document, field.route, 'key'),
            {
              server,
              help,
              fix: isFree ? fix('safe', help, { do: 'move', at: field.route, to: [...to, field.key] }) : undefined,
            },
          );
        }
        const found = strangers(server);
        for (const field of credentialsBeside(server)) {
          if (found.some((each) => each.field.key === field.key)) continue;
          const data = { key: field.key, server: nameOf(server), client };
          const help = `write it in ${quote(ownKey(server.dialect, 'headers') ?? '')}, as the header that the server asks for`;
          report('credential', data, at(server.document, field.route, 'key'), { server, help });
        }
        for (const each of found) {
          const { kind, field, meaning, own, cost } = weighed(server, each);
          if (kind !== 'misspelt' || own === undefined) continue;
          const data = { key: field.key, server: nameOf(server), client };
          const place = at(server.document, field.route, 'key');
          const help = `did you mean ${quote(own)}?`;
          const mending = ownNameFor(server, field, own, meaning);
          const meant = mending?.changes ?? underOwnName(server, field, own, meaning);
          if (cost === undefined) report('misspelt', data, place, { server, help, fix: mending, meant });
          else
            report('costly', { ...data, consequence: consequence(cost, 'it', 'the server') }, place, {
              server,
              help,
              fix: mending,
              meant,
              reaction: cost,
            });
        }
      },
    },
  },
});

/** As people write them beside the address, where no client reads them. */
const HEADER = /^(?:proxy-)?authorization$|^(?:x-)?api-key$/i;

/** What programs that speak HTTP themselves call it, and other interfaces to servers. */
const CREDENTIAL = /^(?:(?:auth|authorization|access|bearer|api)[-_]?(?:token|key)|token)$/i;

function headersBeside(server: Server): Field[] {
  return textsBeside(server).filter(({ key }) => HEADER.test(key));
}

function credentialsBeside(server: Server): Field[] {
  return textsBeside(server).filter(({ key }) => CREDENTIAL.test(key) && !HEADER.test(key));
}

/** Texts that the client does not know, of a server that it would send headers to. */
function textsBeside({ fields, dialect, transport, url }: Server): Field[] {
  if (transport === 'stdio' || url === undefined || ownKey(dialect, 'headers') === undefined) return [];
  return fields.filter(({ fact, value }) => fact === undefined && typeof value === 'string');
}

export const docs = defineDocs({
  summary: "A key close to one of this client's fields",
  why: 'Clients ignore unknown keys, so a slip of a letter silently loses the field; where it was the command or the url, the server is lost.',
  fix: 'Correct the key.',
  mends: { safe: 'renames the key, where its value is of the right kind; moves a header into the field of headers' },
  examples: [
    {
      title: 'A header beside the others',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "http", "url": "https://docs.example.com/mcp", ⟦"Authorization"⟧: "Bearer ${DOCS_TOKEN}" } } }\n',
      },
    },
    {
      title: 'A token under a key of its own',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp", ⟦"authorization_token"⟧: "${env:DOCS_TOKEN}" } } }\n',
      },
    },
    {
      title: 'Two letters swapped: the server cannot start',
      files: { '.mcp.json': '{ "mcpServers": { "db": { ⟦"comamnd"⟧: "db-mcp" } } }\n' },
    },
    {
      title: 'A key of the settings for signing in',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "type": "http", "url": "https://db.example.com/mcp", "oauth": { ⟦"clientID"⟧: "docs", "scopes": "read" } } } }\n',
      },
    },
    {
      title: 'A key of the settings for signing in, which Copilot CLI calls "auth"',
      files: {
        '.github/mcp.json':
          '{ "mcpServers": { "db": { "type": "http", "url": "https://db.example.com/mcp", "auth": { ⟦"redirectport"⟧: 8090 } } } }\n',
      },
    },
    {
      title: 'Without its arguments, an interpreter is not told what to run',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "python3", ⟦"arguments"⟧: ["-m", "db_mcp"] } } }\n',
      },
    },
    {
      title: 'A missing letter',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", ⟦"arg"⟧: ["--quiet"] } } }\n' },
    },
    {
      title: 'A word that means the same',
      files: { '.omp/mcp.json': '{ "mcpServers": { "db": { ⟦"program"⟧: "db-mcp" } } }\n' },
    },
    {
      title: 'A key that is like nothing',
      files: { '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "owner": "data team" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'a misspelt field is ignored without a word',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, omp 18.2.3, run (case 15b)',
      date: '2026-11-18',
    },
  ],
});
