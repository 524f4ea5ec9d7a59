import type { Dialect } from '../../clients/index.ts';
import { type Contest, contestsIn } from '../../model/precedence/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import { nameOf, placeOfName, type Server } from '../../model/server/index.ts';
import { at, grouped } from '../../model/values/index.ts';
import { consequence, losesServer } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'server-merge-conflict',
  category: 'correctness',
  severity: 'error',
  messages: {
    both: (data: { server: string; own: string; other: string; path: string; consequence: string }) =>
      `${data.server} gets ${quote(data.other)} from ${quote(data.path)} beside its ${quote(data.own)}, so ${data.consequence}`,
    neither: (data: { server: string; consequence: string }) =>
      `no file says what ${data.server} starts or calls, so ${data.consequence}`,
  },
  on: {
    run: {
      with: ['same-name', 'several-files'],
      check(workspace, { report }) {
        for (const contest of contestsIn(workspace)) {
          const { winner, loser, client, reading } = contest;
          const { dialect } = winner.server;
          const reaction = dialect.both.reaction;
          if (!isMixed(contest) || !losesServer(reaction.effect)) continue;
          const own = winner.server.url ?? winner.server.command;
          const theirs = winner.server.url === undefined ? loser.server.url : loser.server.command;
          if (own === undefined || theirs === undefined) continue;
          const data = {
            server: nameOf(winner.server),
            own: String(own.route.at(-1)),
            other: String(theirs.route.at(-1)),
            path: loser.reading.document.path,
            consequence: consequence(reaction, client.name),
          };
          report('both', data, at(winner.server.document, own.route, 'key'), {
            reading,
            server: winner.server,
            reaction,
            help: 'give one of the two servers another name',
            related: [{ place: at(loser.server.document, theirs.route, 'key'), message: 'laid under it' }],
          });
        }
        for (const { reading, server, reaction } of unfounded(workspace)) {
          const data = { server: nameOf(server), consequence: consequence(reaction, reading.client.name) };
          report('neither', data, placeOfName(server), {
            reading,
            server,
            reaction,
            help: 'add what it is to start or to call, or define it in the file that this one is laid over',
          });
        }
      },
    },
  },
});

/** One says a command and the other an address, and both reach the client. */
function isMixed({ precedence, winner, loser }: Contest): boolean {
  const [a, b] = [winner.server, loser.server];
  if (precedence.same !== 'merged' || a.broken || b.broken) return false;
  return (
    (a.url === undefined) !== (a.command === undefined) &&
    (b.url === undefined) !== (b.command === undefined) &&
    (a.url === undefined) !== (b.url === undefined)
  );
}

/** Entries that only change another one, which none of the files that the client lays them over has. */
function* unfounded({ readings }: Workspace) {
  const changing = readings.filter(({ owner, format }) => owner && format.dialect?.overrides !== undefined);
  if (changing.length === 0) return;
  const byClient = grouped(readings, ({ client }) => client);
  const named = new Map([...byClient].map(([client, all]) => [client, countedNames(all)]));
  for (const reading of changing) {
    const { client, names } = reading;
    const base = baseOf(reading);
    // Without the file that is laid under it nobody knows what stands there.
    if (base === undefined || !byClient.get(client)?.some((each) => each.format.dialect === base)) continue;
    const isElsewhere = (name: string) => (named.get(client)?.get(name) ?? 0) > (names.includes(name) ? 1 : 0);
    for (const server of reading.servers) {
      if (server.broken || startsAny(server) || isElsewhere(server.name)) continue;
      yield { reading, server, reaction: base.neither };
    }
  }
}

/** How many files have a server of each name. */
function countedNames(readings: readonly Reading[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { names } of readings) for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The dialect of the weakest source, where an entry has to be whole. */
function baseOf({ client, format }: Reading): Dialect | undefined {
  const merged = client.precedence?.find(
    ({ same, sources }) => same === 'merged' && sources.some((source) => source.format === format.id),
  );
  const weakest = merged?.sources.at(-1);
  const base = client.formats.find(({ id }) => id === weakest?.format)?.dialect;
  return base === undefined || base.overrides !== undefined || !losesServer(base.neither.effect) ? undefined : base;
}

function startsAny({ fields }: Server): boolean {
  return fields.some(
    ({ fact }) => fact !== undefined && !fact.unread && ['command', 'commandLine', 'url'].includes(fact.is),
  );
}

export const docs = defineDocs({
  summary: 'A server whose parts in several files do not fit together',
  why: 'Some clients lay the entry of one file over that of another, key by key. Each can be right alone and both together wrong: a command from one and an address from the other, or neither from any. Whether the files meet is known only where both are read, with `--user` for those of the home directory.',
  fix: 'Give one of the servers another name, or say everything in one file.',
  mends: 'which of the two is meant is a decision',
  examples: [
    {
      title: 'One entry beside itself is another question',
      files: { '.codex/config.toml': '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n' },
    },
    {
      title: 'A file that changes what another one defines',
      files: { '.codex/config.toml': '[mcp_servers.docs]\nstartup_timeout_sec = 20\n' },
    },
    {
      title: 'A command from one folder, an address from the other',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\nurl = "https://docs.example.com/mcp"\n',
        'app/.codex/config.toml': '[mcp_servers.docs]\n⟦command⟧ = "docs-mcp"\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        '"url is not supported for stdio" where the user’s file has the command and the project’s the address; "invalid transport" where no file has either',
      source: '@openai/codex 0.169.0, run in a trusted project',
      date: '2026-11-18',
    },
  ],
});
