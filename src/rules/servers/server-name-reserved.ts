import { nameOf, placeOfName, reservedName, type Server } from '../../model/server/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { renamedAsServer } from '../shared/new-names.ts';

export default defineRule({
  id: 'server-name-reserved',
  category: 'correctness',
  severity: 'error',
  messages: {
    reserved: (data: { server: string; client: string; consequence: string }) =>
      `${data.client} keeps the name of ${data.server} for itself, so ${data.consequence}`,
    instead: (data: { server: string; client: string; instead: string; consequence: string }) =>
      `${data.client} has ${data.instead} of its own and keeps the name of ${data.server} for it, so ${data.consequence}`,
    ambiguous: (data: { server: string; client: string }) =>
      `the name of ${data.server} is also a key of ${data.client}'s own layout`,
  },
  on: {
    name: {
      reserved: true,
      check(server, { client, reading, report }) {
        const known = server.broken ? undefined : reservedName(server);
        if (
          known === undefined ||
          (known.unless !== undefined && wordsOf(server).some((word) => known.unless?.test(word)))
        )
          return;
        const { reaction, instead } = known;
        const place = placeOfName(server);
        const since = reaction.since === undefined ? '' : ` (since ${reaction.since})`;
        const extra = { server, help: `choose another name${since}`, fix: renamedAsServer(server, reading) };
        if (reaction.effect === 'fine')
          report('ambiguous', { server: nameOf(server), client }, place, { ...extra, severity: 'info' });
        else if (instead !== undefined)
          report(
            'instead',
            { server: nameOf(server), client, instead, consequence: consequence(reaction, 'it') },
            place,
            {
              ...extra,
              reaction,
              severity: 'warning',
              help: 'if it is another server, choose another name; if not, leave it out here',
            },
          );
        else
          report('reserved', { server: nameOf(server), client, consequence: consequence(reaction, 'it') }, place, {
            ...extra,
            reaction,
          });
      },
    },
  },
});

function wordsOf({ url, args }: Server): string[] {
  return [url?.value ?? '', ...args.map(({ value }) => value)];
}

export const docs = defineDocs({
  summary: 'A name that the client reserves, or that means something else to it',
  why: 'Claude Code has servers of its own and does not load others under their names; the list grows with releases.',
  fix: 'Choose another name.',
  mends: { unsafe: 'puts "-mcp" behind the name, in every file that defines or mentions it' },
  examples: [
    {
      title: 'A name that Claude Code keeps for itself',
      files: { '.mcp.json': '{ "mcpServers": { ⟦"workspace"⟧: { "command": "files-mcp" } } }\n' },
    },
    {
      title: 'A name that JavaScript makes special',
      files: { '.omp/mcp.json': '{ "mcpServers": { ⟦"__proto__"⟧: { "command": "files-mcp" } } }\n' },
    },
    {
      title: 'What the client has itself, and a server of that name that is asked for more',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { ⟦"exa"⟧: { "command": "npx", "args": ["-y", "exa-mcp-server"] } } }\n',
        'site/.omp/mcp.json':
          '{ "mcpServers": { "exa": { "command": "npx", "args": ["-y", "exa-mcp-server", "--tools=web_fetch_exa"] } } }\n',
      },
    },
    {
      title: 'A key of the layout as a name: it works, and people read it otherwise',
      files: {
        'opencode.json': '{ "mcp": { "servers": { ⟦"timeout"⟧: { "type": "local", "command": ["clock-mcp"] } } } }\n',
      },
    },
    {
      title: 'A key of the newer layout, in the older one',
      files: { 'opencode.json': '{ "mcp": { ⟦"servers"⟧: { "type": "local", "command": ["clock-mcp"] } } }\n' },
    },
    {
      title: 'A free name',
      files: { '.mcp.json': '{ "mcpServers": { "constructor": { "command": "files-mcp" } } }\n' },
    },
  ],
  evidence: [
    {
      claim: 'workspace, computer-use and __proto__ are not loaded, and it says so',
      source: 'Claude Code 2.1.326, run (cases 18h, 33, 33b)',
      date: '2026-11-18',
    },
    { claim: '__proto__ is lost without a word', source: 'omp 18.2.3, run (case 18h)', date: '2026-11-18' },
    {
      claim: 'servers and timeout are keys of mcp',
      source: 'anomalyco/opencode 3edcb3c (branch v2), read',
      date: '2026-08-19',
    },
  ],
});
