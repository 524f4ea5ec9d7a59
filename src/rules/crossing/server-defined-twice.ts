import { groupsIn, type Item, type Member } from '../../model/precedence/index.ts';
import { lineOf, nameOf, placeOfName } from '../../model/server/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { clashes } from '../shared/clashes.ts';
import { differing } from '../shared/differing.ts';

export default defineRule({
  id: 'server-defined-twice',
  category: 'clarity',
  severity: 'info',
  messages: {
    twice: ({ server, other }: { server: string; other: string }) => `${server} is the same as ${quote(other)}`,
    dropped: ({ server, other, client }: { server: string; other: string; client: string }) =>
      `${client} loads ${quote(other)} only: ${server} is the same`,
    across: ({ server, other, file }: { server: string; other: string; file: string }) =>
      `${server} is the same as ${quote(other)} in ${quote(file)}`,
    droppedAcross: ({ server, other, file, client }: { server: string; other: string; file: string; client: string }) =>
      `${client} loads ${quote(other)} of ${quote(file)} only: ${server} is the same`,
  },
  on: {
    file: {
      twins: true,
      check({ servers, client: { twins } }, { client, report }) {
        const complete = servers.filter((server) => !server.broken && lineOf(server) !== undefined);
        for (const { server, first } of clashes(complete, (_, each) => lineOf(each) ?? '')) {
          // Of two with one name others speak.
          if (server.name === first.name) continue;
          // One of the two that is switched off is an alternative.
          if (server.off || first.off || differing(first, server).length > 0) continue;
          const data = { server: nameOf(server), other: first.name, client };
          report(twins === undefined ? 'twice' : 'dropped', data, placeOfName(server), {
            server,
            help: 'remove one of them',
            related: [{ place: placeOfName(first), message: 'the other one' }],
            ...(twins === undefined ? {} : { reaction: twins }),
          });
        }
      },
    },
    run: {
      with: 'layers',
      check(workspace, { report }) {
        for (const group of groupsIn(workspace)) {
          const { twins } = group.client;
          for (const { servers, reading } of group.pairs(byLine)) {
            const [first, server] = servers;
            // Of two with one name others speak; what is alike in one file was told there.
            if (server.name === first.name || server.document === first.document) continue;
            if (differing(first, server).length > 0) continue;
            const file = first.document.path;
            const data = { server: nameOf(server), other: first.name, file, client: group.client.name };
            report(twins === undefined ? 'across' : 'droppedAcross', data, placeOfName(server), {
              reading,
              server,
              help: 'remove one of them',
              related: [{ place: placeOfName(first), message: 'the other one' }],
              ...(twins === undefined ? {} : { reaction: twins }),
            });
          }
        }
      },
    },
  },
});

/** Of those of a file that are alike, the first. */
function byLine(member: Member): ReadonlyMap<string, Item> {
  const known = lines.get(member);
  if (known !== undefined) return known;
  const found = new Map<string, Item>();
  for (const server of member.servers.values()) {
    const line = server.broken || server.off ? undefined : lineOf(server);
    if (line !== undefined && !found.has(line)) found.set(line, { server: server.name });
  }
  lines.set(member, found);
  return found;
}

const lines = new WeakMap<Member, ReadonlyMap<string, Item>>();

export const docs = defineDocs({
  summary: 'One server under two names',
  why: 'The server is started twice, and the model is offered each of its tools twice. omp loads only the first of them, whatever its name.',
  fix: 'Remove one of the two.',
  mends: 'which of two names stays is a decision',
  examples: [
    {
      title: 'The same command and arguments',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["--all"] }, ⟦"handbook"⟧: { "command": "docs-mcp", "args": ["--all"] } } }\n',
      },
    },
    {
      title: 'omp drops the second',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp" }, ⟦"handbook"⟧: { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'Two files that OpenCode reads together',
      files: {
        'opencode.json': '{ "mcp": { ⟦"handbook"⟧: { "type": "local", "command": ["docs-mcp", "--all"] } } }\n',
        '.opencode/opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp", "--all"] } } }\n',
      },
    },
    {
      title: 'Of two files omp keeps the first name',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
        '.omp/.mcp.json': '{ "mcpServers": { ⟦"handbook"⟧: { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'Two accounts',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "mail-a": { "command": "mail-mcp", "env": { "ACCOUNT": "a" } }, "mail-b": { "command": "mail-mcp", "env": { "ACCOUNT": "b" } } } }\n',
      },
    },
    {
      title: 'Two ways to sign in',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "remote", "url": "https://docs.example.com/mcp", "oauth": { "clientId": "docs" } }, "public": { "type": "remote", "url": "https://docs.example.com/mcp", "oauth": false } } }\n',
      },
    },
    {
      title: 'An alternative that is switched off',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "local", "command": ["docs-mcp"] }, "old": { "type": "local", "command": ["docs-mcp"], "enabled": false } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'of two servers with the same connection the second is dropped; both are loaded by 18 other clients',
      source: 'omp 18.2.3 and 18 other clients, run (case 32f)',
      date: '2026-11-18',
    },
    {
      claim: 'command, arguments, variables and folder, or address and headers, are compared',
      source: 'can1357/oh-my-pi 0da8602, capability/mcp.ts, read',
      date: '2026-11-18',
    },
  ],
});
