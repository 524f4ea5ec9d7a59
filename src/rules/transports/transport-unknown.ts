import type { Dialect, Reaction, Transport } from '../../clients/index.ts';
import {
  type Field,
  fittingSpellings,
  fittingTransport,
  hasMeaning,
  masked,
  nameOf,
  needsNoWord,
  type Server,
  spellingOf,
  startsSomehow,
  transportNamed,
} from '../../model/server/index.ts';
import { at, kindOf } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { list, quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule, type Extra } from '../define.ts';
import { removing, writing } from '../shared/fixes.ts';

export default defineRule({
  id: 'transport-unknown',
  category: 'correctness',
  severity: 'error',
  messages: {
    unknown: (data: { server: string; key: string; value: string; consequence: string }) =>
      `${quote(data.value)} as ${quote(data.key)} of ${data.server} is not known, so ${data.consequence}`,
    loose: (data: { server: string; key: string; value: string; client: string }) =>
      `${quote(data.value)} as ${quote(data.key)} of ${data.server} is not known; ${data.client} goes by the fields that are there`,
    type: (data: { server: string; key: string; kind: string; consequence: string }) =>
      `${quote(data.key)} of ${data.server} is ${data.kind} where a string is needed, so ${data.consequence}`,
  },
  on: {
    server: {
      settled: false,
      check(server, { client, report }) {
        const { declared, dialect } = server;
        if (declared === undefined || dialect.transportKey === null || isKnown(server, declared)) return;
        const { value, key, route } = declared;
        const named = typeof value === 'string' ? transportNamed(value) : undefined;
        const reaction = reactionTo(value, dialect.unknownTransport, server);
        // A transport the client does not have under any spelling is another finding, unless a program runs all the same.
        const isForeign = named !== undefined && spellingOf(dialect, named) === undefined;
        if (isForeign && (reaction.effect !== 'fine' || !hasMeaning(server, 'command', 'commandLine'))) return;
        if (reaction.effect === 'fine' && typeof value !== 'string') return;
        // It is taken for none at all, and of some clients complained of.
        if (isNone(declared, dialect) && reaction.effect !== 'warns') return;
        const place = at(server.document, route);
        const data = { server: nameOf(server), key, consequence: consequence(reaction, client) };
        const { help, fix } = remedy(server, declared, fittingTransport(server, named));
        // It may be the command that is one too many.
        const said = { reaction, server, help, fix: isForeign ? undefined : fix };
        if (typeof value !== 'string') report('type', { ...data, kind: kindOf(value) }, place, said);
        else if (reaction.effect === 'fine') report('loose', { ...data, value, client }, place, said);
        else report('unknown', { ...data, value }, place, said);
      },
    },
  },
});

/** Also where it does not count for want of an address. */
function isKnown({ transport, dialect }: Server, declared: Field): boolean {
  const { value } = declared;
  if (typeof value === 'string' && Object.hasOwn(dialect.spellings, value)) return true;
  return transport !== undefined && !isNone(declared, dialect);
}

function isNone({ value }: Field, { nullMeansAbsent }: Dialect): boolean {
  return value === null && nullMeansAbsent === true;
}

function reactionTo(value: unknown, facts: NonNullable<Dialect['unknownTransport']>, server: Server): Reaction {
  const { withCommand, withUrl, notText, empty } = facts;
  if (hasMeaning(server, 'command', 'commandLine')) return masked(server, withCommand);
  const special = value === '' ? empty : typeof value === 'string' ? undefined : notText;
  return masked(server, special ?? withUrl);
}

/** The word that was meant, or those that fit. */
function remedy(server: Server, { value, route }: Field, fitting: Transport | undefined): Pick<Extra, 'help' | 'fix'> {
  if (needsNoWord(server)) return { help: 'remove it', fix: removing(route, 'safe') };
  const { dialect } = server;
  const known = Object.keys(dialect.spellings).filter((word) => word !== '');
  const guess =
    (fitting && spellingOf(dialect, fitting)) ?? (typeof value === 'string' ? suggest(value, known) : undefined);
  const starts = startsSomehow(server);
  const choice = guess !== undefined ? [guess] : starts ? fittingSpellings(server) : known.sort();
  const help = `write ${list(choice, { conjunction: 'or' })}`;
  const [word] = choice;
  if (word === undefined || !starts) return { help };
  return { help, fix: writing(route, word, choice.length === 1 ? 'safe' : 'unsafe') };
}

export const docs = defineDocs({
  summary: 'A type that this client does not know, or spells otherwise',
  why: 'The name of the HTTP transport is the least portable word of all: `http`, `streamable-http`, `streamableHttp`, `remote` … each is right in some clients and loses the server in others. Spellings are case-sensitive.',
  fix: "Write the type in this client's spelling.",
  mends: {
    safe: "writes the client's word for the transport, or removes one where a command needs none",
    unsafe: 'writes the likelier of two',
  },
  examples: [
    {
      title: "Another client's spelling",
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": ⟦"streamableHttp"⟧, "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'The right word, and no address that it could be about',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "type": "http", "uri": "https://docs.example.com" } } }\n',
      },
      also: ['field-other-client'],
    },
    {
      title: 'Capitals',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "type": ⟦"HTTP"⟧, "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
    {
      title: 'stdio in OpenCode',
      files: { 'opencode.json': '{ "mcp": { "docs": { "type": ⟦"stdio"⟧, "command": ["docs-mcp"] } } }\n' },
    },
    {
      title: 'omp runs a command whatever the type says',
      files: { '.omp/mcp.json': '{ "mcpServers": { "docs": { "type": ⟦"banana"⟧, "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A known spelling',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "type": "streamable-http", "url": "https://docs.example.com/mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'an unknown type is skipped, case matters',
      source: 'Claude Code 2.1.326, run (cases 09b, 10, 10c, 10d, 32j)',
      date: '2026-11-18',
    },
    {
      claim: 'any type but local and remote refuses the file',
      source: 'OpenCode 1.18.33, run (cases 10c, 24d)',
      date: '2026-11-18',
    },
    {
      claim: 'an unknown type with a command runs as stdio, with a url it fails',
      source: 'omp 18.2.3, run (cases 09, 10c)',
      date: '2026-11-18',
    },
  ],
});
