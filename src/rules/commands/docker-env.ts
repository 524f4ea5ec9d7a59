import { containerRun, programIndex, programName, textsOf, wordsOf } from '../../model/launch/index.ts';
import { type NamedPart, nameOf, type Part, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { placeholdersIn } from '../../model/variables/index.ts';
import type { Fix } from '../../model/verdict/index.ts';
import { anyOf, list, quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule } from '../define.ts';
import { fix, forAll } from '../shared/fixes.ts';

/** What docker, podman and the system read themselves. */
const isOfProgram = anyOf(
  'path home user lang tmp temp tmpdir systemroot appdata localappdata programfiles programdata userprofile ssh_auth_sock',
);
const OF_PROGRAM = /^(?:docker|podman|containers?|build(?:kit|x)|nerdctl|containerd|compose|xdg|lc)_|_proxy$/;

const messages = {
  kept: (data: { names: string; program: string; server: string; is: string }) =>
    `${data.program} gets ${data.names} and the container of ${data.server} does not: no "-e" hands ${data.is} on`,
  itself: (data: { host: string; server: string }) =>
    `in the container of ${data.server} ${quote(data.host)} is the container itself, and not this machine`,
  unnamed: (data: { text: string; program: string; server: string }) =>
    `"-e" names no variable: ${data.program} takes what ${quote(data.text)} stands for as the name of one, and ${data.server} gets none`,
};

export default defineRule({
  id: 'docker-env',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  messages,
  on: {
    server: [
      {
        word: /^(?:--env=|-e)?\$\{?[\w:]+\}?$|^(?:--env=|-e)?\{env:\w+\}$/,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          for (const { name, value, valueWord, valueStart } of containerRun(words)?.options ?? []) {
            const [part, variable] = [parts[valueWord], wholeVariable(value ?? '')];
            if ((name !== '-e' && name !== '--env') || part === undefined || variable === undefined) continue;
            const place = at(server.document, part.route, 'value', { start: valueStart, end: part.value.length });
            const program = programName(words[programIndex(words)] ?? '');
            report('unnamed', { text: value ?? '', program, server: nameOf(server) }, place, {
              server,
              ...(server.off && { severity: 'info' }),
              help: `write ${quote(`${variable}=${value}`)}, with the name that the server reads`,
            });
          }
        },
      },
      {
        word: /(?:docker|podman|nerdctl)(?:\.exe)?$/,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const run = containerRun(textsOf(parts));
          if (run?.image === undefined) return;
          // On the network of the machine it is the machine, and a pod has more than one container.
          if (run.options.some(({ name }) => /^--(?:net(?:work)?|pod|add-host|volumes-from)$/.test(name))) return;
          const given = run.options.flatMap(({ name, valueWord }) =>
            name === '-e' || name === '--env' ? (parts[valueWord] ?? []) : [],
          );
          for (const part of [...given, ...parts.slice(run.image + 1)]) tellItself(server, part, part.value, report);
          for (const part of server.env) tellItself(server, part, `${part.name}=${part.value}`, report);
        },
      },
      {
        word: /(?:docker|podman|nerdctl)(?:\.exe)?$/,
        check(server, { report }) {
          if (server.transport !== 'stdio' || server.env.length === 0) return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
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
          const names = kept.map(({ name }) => name);
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
            help: `add "-e", ${quote(first.name)}${names.length === 1 ? '' : ' and so on'} before the image`,
            fix: forAll(handingOn(image, names)),
          });
        },
      },
    ],
  },
});

/** A store of data on another port of the same machine: such servers hold none themselves. */
const STORE =
  /^(?:[\w-]{1,100}=)?(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqp|bolt|neo4j|mssql|sqlserver|clickhouse|cassandra)(?:\+\w{1,40})?:\/\/(?:[^@/\s]{0,300}@)?(localhost|127\.0\.0\.1)(?=[:/?]|$)/i;
const STORE_HOST =
  /^(?:\w{0,60}_)?(?:db|database|pg|postgres|postgresql|mysql|mariadb|mongo|mongodb|redis|neo4j|clickhouse|mssql)_?host=(localhost|127\.0\.0\.1)$/i;

function tellItself(
  server: Server,
  part: Part<string>,
  text: string,
  report: Context<typeof messages>['report'],
): void {
  const found = STORE.exec(text) ?? STORE_HOST.exec(text);
  const host = found?.[1];
  if (host === undefined || found === null) return;
  const end = found[0].length - (text.length - part.value.length);
  report(
    'itself',
    { host, server: nameOf(server) },
    at(server.document, part.route, 'value', { start: end - host.length, end }),
    {
      server,
      ...(server.off && { severity: 'info' }),
      help: 'write "host.docker.internal", or run it with "--network=host"',
    },
  );
}

/** What a variable is called, where the text is nothing else. */
function wholeVariable(text: string): string | undefined {
  const [only] = placeholdersIn(text);
  const isWhole = only !== undefined && only.start === 0 && only.end === text.length;
  return isWhole && /^[A-Za-z_]\w*$/.test(only.name) ? only.name : undefined;
}

function someOf(names: readonly string[]): string[] {
  return names.length > 3 ? [...names.slice(0, 2).map(quote), `${names.length - 2} more`] : names.map(quote);
}

/** Not one that is handed over by name, or whose value stands in the command line already. */
/** A note to the reader, where the format has no comments. */
const REMARK = /^_*(?:comment|note|remark)/;

function isKept({ name, value }: NamedPart, handed: readonly string[], words: readonly string[]): boolean {
  if (
    value === '' ||
    REMARK.test(name) ||
    isOfProgram(name) ||
    OF_PROGRAM.test(name.toLowerCase()) ||
    !/^\w+$/.test(name)
  )
    return false;
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
  summary: 'Variables of a server that do not reach its container',
  why: 'The client gives what stands in "env" to docker. A container gets none of that but what "-e NAME" names: the server inside misses its token, and says so at best. Variables that docker reads itself, such as DOCKER_HOST, are left alone, and everything is where a file brings variables along.',
  fix: 'Name each variable with "-e" before the image; where its value stands there, put the name and "=" before it.',
  mends: { safe: 'names each variable with "-e" before the image' },
  examples: [
    {
      title: 'A database of this machine, which is another one inside of a container',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "docker", "args": ["run", "-i", "-e", "DB_HOST=⟦localhost⟧", "mcp/db:1.0", "postgresql://⟦127.0.0.1⟧:5432/shop"] }, "wiki": { "command": "docker", "args": ["run", "-i", "--network=host", "mcp/wiki:1.0", "postgresql://localhost/wiki"] }, "web": { "command": "docker", "args": ["run", "-i", "-e", "BASE_URL=http://localhost:8080", "mcp/web:1.0"] } } }\n',
      },
    },
    {
      title: 'A token that docker keeps to itself',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "chat": { "command": "docker", "args": ["run", "-i", "--rm", "mcp/chat:1.0"], "env": { ⟦"CHAT_TOKEN"⟧: "from-the-team-page", "CHAT_TEAM": "docs" } } } }\n',
      },
      also: ['secret-suspected'],
    },
    {
      title: 'A value where the name belongs',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "chat": { "command": "docker", "args": ["run", "-i", "--rm", "-e", "⟦${CHAT_TOKEN}⟧", "mcp/chat:1.0"] } } }\n',
      },
    },
    {
      title: 'Handed on by name, by value and in a file, and what docker reads',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "chat": { "command": "docker", "args": ["run", "-i", "-e", "CHAT_TOKEN", "--env=CHAT_TEAM", "-e", "HOST=${CHAT_HOST}", "mcp/chat:1.0"], "env": { "_comment": "both are needed", "CHAT_TOKEN": "${CHAT_TOKEN}", "CHAT_TEAM": "docs", "CHAT_HOST": "${CHAT_HOST}", "DOCKER_HOST": "${DOCKER_HOST}" } }, "wiki": { "command": "docker", "args": ["run", "-i", "--env-file", ".env", "mcp/wiki:1.0"], "env": { "WIKI_TEAM": "docs" } } } }\n',
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
