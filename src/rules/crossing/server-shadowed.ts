import type { Difference } from '../../model/canonical/index.ts';
import { folderOf } from '../../model/folders/index.ts';
import { type Contest, contestsIn } from '../../model/precedence/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { keyOf, nameOf, placeOfName, type Server } from '../../model/server/index.ts';
import { isObject, own } from '../../model/values/index.ts';
import { confidenceOf } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { differing, fieldsOf } from '../shared/differing.ts';

interface Clash {
  readonly client: string;
  readonly server: string;
  readonly other: string;
}

interface Differing extends Clash {
  readonly fields: string;
}

export default defineRule({
  id: 'server-shadowed',
  category: 'correctness',
  severity: 'warning',
  messages: {
    replaced: ({ client, server, other, fields }: Differing) =>
      `${client} takes ${server} from ${other} instead; the two differ in ${fields}`,
    merged: ({ client, server, other, fields }: Differing) =>
      `${client} takes ${fields} of ${server} from ${other}, whatever stands here`,
    nested: ({ client, server, other, fields, folder }: Differing & { folder: string }) =>
      `${client} takes ${server} from ${other} when it runs in ${quote(folder)}; the two differ in ${fields}`,
    same: ({ client, server, other }: Clash) => `${client} takes ${server} from ${other}, where it is the same`,
    off: ({ client, server, other }: Clash) =>
      `${client} takes ${server} from ${other}, where it is switched off, so it does not run`,
  },
  on: {
    run: {
      with: 'same-name',
      check(workspace, { report }) {
        for (const [first, ...others] of alike(contestsIn(workspace))) {
          const { contest, message, fields } = first;
          const { client, reading, winner, source, loser, precedence } = contest;
          const data = {
            client: reading.format.reader ?? client.name,
            server: nameOf(loser.server),
            other: sourceOf(contest),
            fields,
            folder: deeper(winner.reading, loser.reading).slice(0, -1),
          };
          const effect = message === 'replaced' || message === 'merged' ? 'ignored' : 'fine';
          const help =
            message === 'merged' ? 'keep each field in one of the two' : 'keep one of the two, or rename one';
          report(message, data, placeOfName(loser.server), {
            reading,
            reaction: { effect, by: precedence.by },
            server: loser.server,
            help: source.note === undefined ? help : `${help}; ${source.note}`,
            ...(others.length > 0 && { clients: [client.id, ...others.map((other) => other.contest.client.id)] }),
            related: [{ place: placeOfName(winner.server), message: 'this one counts' }],
          });
        }
      },
    },
  },
});

interface Verdict {
  readonly contest: Contest;
  readonly message: 'replaced' | 'merged' | 'nested' | 'same' | 'off';
  readonly fields: string;
}

/** What several clients do with the same two servers is told once. */
function alike(contests: readonly Contest[]): Iterable<readonly [Verdict, ...Verdict[]]> {
  const found = new Map<string, [Verdict, ...Verdict[]]>();
  for (const contest of contests) {
    const verdict = verdictOn(contest);
    if (verdict === undefined) continue;
    const { winner, loser, precedence } = contest;
    const { message, fields } = verdict;
    const key = JSON.stringify([
      keyOf(winner.server),
      keyOf(loser.server),
      message,
      fields,
      confidenceOf(precedence.by),
    ]);
    const known = found.get(key);
    if (known === undefined) found.set(key, [{ contest, message, fields }]);
    else known.push({ contest, message, fields });
  }
  return found.values();
}

/** The folder in which the client reads both. */
function deeper(...readings: readonly Reading[]): string {
  return readings.map(folderOf).reduce((a, b) => (a.length < b.length ? b : a));
}

/** What is lost, if anything is. */
function verdictOn({ client, winner, loser, nested, precedence }: Contest) {
  const isOwn = loser.reading.owner && loser.reading.client === client;
  if (!isWhole(winner.server) || !isWhole(loser.server)) return undefined;
  const found = differing(winner.server, loser.server);
  if (precedence.same === 'merged') {
    const decided = found.filter((difference) => isDecided(difference, winner.server, loser.server));
    if (decided.length > 0) return { message: nested ? 'nested' : 'merged', fields: fieldsOf(decided) } as const;
  }
  // A copy in a file of another client is there for that one.
  if (found.length === 0) return nested || !isOwn ? undefined : ({ message: 'same', fields: '' } as const);
  if (precedence.same === 'merged') return undefined;
  if (nested) return { message: 'nested', fields: fieldsOf(found) } as const;
  if (winner.server.off && !loser.server.off) return { message: 'off', fields: '' } as const;
  return { message: 'replaced', fields: fieldsOf(found) } as const;
}

/** What the client does not know how to start neither counts nor is missed. */
function isWhole({ broken, transport }: Server): boolean {
  return !broken && transport !== undefined;
}

/** Objects are laid over each other key by key, everything else gives way as a whole; what only one says is still said. */
function isDecided({ a, b }: Difference, winner: Server, loser: Server): boolean {
  if (a !== undefined && b !== undefined) return true;
  const key = a?.[winner.route.length] ?? b?.[loser.route.length];
  const values = [winner, loser].map(({ entry }) => own(entry, String(key)));
  return values.every((value) => value !== undefined && !isObject(value));
}

/** The file that counts, in words. */
function sourceOf({ winner, loser }: Contest): string {
  const { document } = winner.reading;
  return document === loser.reading.document ? 'its servers of this project' : quote(document.path);
}

export const docs = defineDocs({
  summary: 'A server of a name that a stronger source of the client defines too',
  why: 'Most clients read several files, and each has its own order in which they count. Some take one of two servers with the same name as a whole, some lay one over the other, and none says so. The definition that loses looks as if it were in use.',
  fix: 'Keep the definition in one of the files, or give one of the servers another name. A user’s own definition that a project replaces on purpose can be left as it is.',
  mends: 'which of two definitions should count is a decision',
  examples: [
    {
      title: 'OpenCode lays .opencode/opencode.json over opencode.json',
      files: {
        'opencode.json': '{ "mcp": { ⟦"db"⟧: { "type": "local", "command": ["db-mcp"], "timeout": 5000 } } }\n',
        '.opencode/opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp", "--read-only"] } } }\n',
      },
    },
    {
      title: 'The same server in two files of omp',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'mcp.json': '{ "mcpServers": { ⟦"db"⟧: { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Another server of the same name in two files of omp',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--read-only"] } } }\n',
        'mcp.json': '{ "mcpServers": { ⟦"db"⟧: { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Switched off in the file that counts',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "enabled": false } } }\n',
        'mcp.json': '{ "mcpServers": { ⟦"db"⟧: { "command": "db-mcp" } } }\n',
      },
    },
    {
      title: 'Claude Code reads the files of the folders above as well',
      files: {
        '.mcp.json': '{ "mcpServers": { ⟦"db"⟧: { "command": "db-mcp" } } }\n',
        'packages/app/.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--app"] } } }\n',
      },
    },
    {
      title: 'A project’s file of another client, for omp',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.mcp.json': '{ "mcpServers": { ⟦"db"⟧: { "command": "db-mcp", "args": ["--all"] } } }\n',
      },
      targets: ['omp'],
    },
    {
      title: 'Two clients, each with its own file',
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--all"] } } }\n',
      },
    },
    {
      title: 'Two packages beside each other',
      files: {
        'packages/app/.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'packages/site/.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--site"] } } }\n',
      },
    },
    {
      title: 'Cursor does not read the folders above',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp" } } }\n',
        'packages/app/.cursor/mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "args": ["--app"] } } }\n',
      },
    },
    {
      title: 'A field that only one of two files of OpenCode has',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "remote", "url": "https://docs.example.com/mcp", "headers": { "X-A": "1" } } } }\n',
        '.opencode/opencode.json':
          '{ "mcp": { "docs": { "type": "remote", "url": "https://docs.example.com/mcp", "headers": { "X-B": "1" } } } }\n',
      },
    },
    {
      title: 'A server of OpenCode that another file switches off',
      files: {
        'opencode.json': '{ "mcp": { "db": { "type": "local", "command": ["db-mcp"] } } }\n',
        '.opencode/opencode.json': '{ "mcp": { "db": { "enabled": false } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'the project’s file wins over the user’s in nine clients',
      source:
        'Claude Code 2.1.326, Copilot CLI 1.0.102, Droid 0.215.0, Amp, Gemini CLI 0.61.0, Qwen Code 0.24.4, mcporter 0.12.3, OpenCode 1.18.33, Kilo 7.7.9, run (case 23)',
      date: '2026-11-18',
    },
    {
      claim: 'a local server wins over the project’s, that of a nearer folder over that of one above',
      source: 'Claude Code 2.1.326, run',
      date: '2026-11-18',
    },
    {
      claim: 'files are merged recursively, arrays replaced; .opencode after opencode.json, .jsonc after .json',
      source: 'anomalyco/opencode d545d8f, config.ts, read',
      date: '2026-11-18',
    },
    {
      claim:
        'the first definition wins by the priority of its provider, nothing is merged, and a disabled one keeps its name',
      source: '@oh-my-pi/pi-coding-agent 18.3.4 and can1357/oh-my-pi 0add640, read',
      date: '2026-11-18',
    },
  ],
});
