import { containerRun, programIndex, programName, wordsOf } from '../../model/launch/index.ts';
import { nameOf, type Part } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import { list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix, forAll } from '../shared/fixes.ts';

/** What docker, podman and the system read themselves. */
const OF_PROGRAM =
  /^(?:DOCKER|PODMAN|CONTAINERS?|BUILDKIT|BUILDX|NERDCTL|CONTAINERD|COMPOSE|XDG|LC)_|^(?:PATH|HOME|USER|LANG|TE?MP|TMPDIR|SYSTEMROOT|APPDATA|LOCALAPPDATA|PROGRAMFILES|PROGRAMDATA|USERPROFILE|SSH_AUTH_SOCK)$|_proxy$/i;

export default defineRule({
  id: 'docker-env',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  messages: {
    kept: (data: { names: string; program: string; server: string; is: string }) =>
      `${data.program} gets ${data.names} and the container of ${data.server} does not: no "-e" hands ${data.is} on`,
  },
  on: {
    server: {
      word: /(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/,
      check(server, { report }) {
        if (server.transport !== 'stdio' || server.env.length === 0) return;
        const parts = wordsOf(server);
        const words = parts.map(({ value }) => value);
        const run = containerRun(words);
        const image = parts[run?.image ?? parts.length];
        if (run === undefined || image === undefined) return;
        // What a file brings along, or everything, is not known here.
        if (run.options.some(({ name }) => /^--env-(?:file|host|merge)$/.test(name))) return;
        const handed = run.options.flatMap(({ name, value }) =>
          name === '-e' || name === '--env' ? (value ?? '').trim().split('=', 1) : [],
        );
        const kept = server.env.filter((part) => isKept(part, handed, words));
        const [first] = kept;
        if (first === undefined) return;
        const names = kept.map(nameIn);
        const data = {
          names: list(someOf(names), { bare: true, conjunction: 'and' }),
          program: programName(words[programIndex(words)] ?? ''),
          server: nameOf(server),
          is: names.length === 1 ? 'it' : 'them',
        };
        report('kept', data, at(server.document, first.route, 'key'), {
          server,
          ...(server.off && { severity: 'info' }),
          related: kept.slice(1).map(({ route }) => ({
            place: at(server.document, route, 'key'),
            message: 'likewise',
          })),
          help: `add "-e", ${quote(nameIn(first))}${names.length === 1 ? '' : ' and so on'} before the image`,
          fix: forAll(handingOn(image, names)),
        });
      },
    },
  },
});

function someOf(names: readonly string[]): string[] {
  return names.length > 3 ? [...names.slice(0, 2).map(quote), `${names.length - 2} more`] : names.map(quote);
}

function nameIn({ route }: Part<string>): string {
  return String(route.at(-1));
}

/** Not one that is handed over by name, or whose value stands in the command line already. */
function isKept(part: Part<string>, handed: readonly string[], words: readonly string[]): boolean {
  const name = nameIn(part);
  if (part.value === '' || OF_PROGRAM.test(name) || !/^\w+$/.test(name)) return false;
  if (handed.includes(name) || handed.includes('*')) return false;
  return !words.some((word) => word.includes(name));
}

function handingOn({ route }: Part<string>, names: readonly string[]): Fix | undefined {
  const position = route.at(-1);
  if (typeof position !== 'number') return undefined;
  const values = names.flatMap((name) => ['-e', name]);
  return fix('safe', 'hand them on with "-e"', { do: 'insert', into: route.slice(0, -1), position, values });
}

export const docs = defineDocs({
  summary: 'Variables of a server that stay outside of its container',
  why: 'The client gives what stands in "env" to docker. A container gets none of that but what "-e NAME" names: the server inside misses its token, and says so at best. Variables that docker reads itself, such as DOCKER_HOST, are left alone, and everything is where a file brings variables along.',
  fix: 'Name each variable with "-e" before the image.',
  mends: { safe: 'names each variable with "-e" before the image' },
  examples: [
    {
      title: 'A token that docker keeps to itself',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "chat": { "command": "docker", "args": ["run", "-i", "--rm", "mcp/chat:1.0"], "env": { ⟦"CHAT_TOKEN"⟧: "from-the-team-page", "CHAT_TEAM": "docs" } } } }\n',
      },
      also: ['secret-suspected'],
    },
    {
      title: 'Handed on by name, by value and in a file, and what docker reads',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "chat": { "command": "docker", "args": ["run", "-i", "-e", "CHAT_TOKEN", "--env=CHAT_TEAM", "-e", "HOST=${CHAT_HOST}", "mcp/chat:1.0"], "env": { "CHAT_TOKEN": "${CHAT_TOKEN}", "CHAT_TEAM": "docs", "CHAT_HOST": "${CHAT_HOST}", "DOCKER_HOST": "${DOCKER_HOST}" } }, "wiki": { "command": "docker", "args": ["run", "-i", "--env-file", ".env", "mcp/wiki:1.0"], "env": { "WIKI_TEAM": "docs" } } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: '`docker run` passes on no variable of its own environment that no "-e" or "--env-file" names',
      source: 'docs.docker.com, docker container run, "Set environment variables"',
      date: '2026-11-19',
    },
    {
      claim: 'a server in a container without its token, until "-e" was added',
      source: 'korotovsky/slack-mcp-server#6',
      date: '2025-06-05',
    },
  ],
});
