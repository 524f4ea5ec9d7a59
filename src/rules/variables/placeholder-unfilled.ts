import type { FieldFact, Meaning } from '../../clients/index.ts';
import { isOfUser } from '../../model/folders/index.ts';
import { uncallableAddress, unfilledAddress } from '../../model/launch/index.ts';
import { asVariable, forShowIn, isForThisMachine, isSecretName, isTakenOut } from '../../model/secrets/index.ts';
import { nameOf, type Part, type Server, subjectOf } from '../../model/server/index.ts';
import { at, eachString } from '../../model/values/index.ts';
import { expandedHere, isFilledIn, standInsIn, variableIn } from '../../model/variables/index.ts';
import { consequence, losesServer, onceMore } from '../../model/verdict/index.ts';
import type { Violation } from '../../schema/index.ts';
import { quote } from '../../wording/index.ts';
import { type Context, defineDocs, defineRule, type Messages } from '../define.ts';
import { isRefused } from '../shared/refused.ts';

/** Folders in which placeholders are the point, and those whose own name is one. */
const forShow =
  /(?<![^/_.-])(?:examples?|templates?|samples?|fixtures?|snippets?)(?![^/_.-])|\.(?:dist|default)\.\w+$|\{\{/i;
/** What nobody reads has another ending, such as ".json.dist". */
const read = /\.(?:json[c5]?|ya?ml|toml)$/i;
/** Where files that no client reads are kept for whoever takes one. */
const catalogue = /(?:^|\/)(?:components|catalog(?:ue)?s?|registry|registries|presets|blueprints|mcps)\//i;

export default defineRule({
  id: 'placeholder-unfilled',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  inSnippets: 'never',
  messages: {
    left: (data: { subject: string; text: string; others: number }) =>
      `${data.subject} still holds the placeholder ${quote(data.text)}${others(data.others)}`,
    nowhere: (data: { server: string; text: string; consequence: string }) =>
      `the address of ${data.server} still holds the placeholder ${quote(data.text)}, so ${data.consequence}`,
  },
  on: {
    server: {
      standIn: true,
      check(server, context) {
        const { client, report, violations } = context;
        const { document } = server;
        const { path } = document;
        if (forShow.test(path) || (server.format.stray && (catalogue.test(path) || !read.test(path)))) return;
        // What the client itself objects to is said with what it does then.
        const all = leftIn(server).filter((each) => !isSaid(server, each, violations));
        const unknown = all.filter((each) => !isTakenOut(each.text));
        const [first, ...rest] = unknown.length > 0 ? unknown : all;
        if (first === undefined) return;
        const placeOf = ({ route, start, end }: Left) => at(document, route, 'value', { start, end });
        const { text } = first;
        const shared = {
          server,
          // What is switched off may wait for its values, who took one out knows of it, and a copy is filled in where it is read.
          ...((server.off || unknown.length === 0 || isToBeCopied(server, first, context)) && {
            severity: 'info' as const,
          }),
          help: remedy(server, first, context),
          related: rest.map((each) => onceMore(placeOf(each))),
        };
        const reaction = first.meaning === 'url' ? unfilledAddress(server) : undefined;
        if (reaction === undefined || !losesServer(reaction.effect)) {
          report(
            'left',
            { subject: subjectOf(first.route, server), text, others: rest.length },
            placeOf(first),
            shared,
          );
        } else {
          const outcome =
            reaction.effect === 'fails-server' ? `${client} cannot connect to it` : consequence(reaction, client);
          report('nowhere', { server: nameOf(server), text, consequence: outcome }, placeOf(first), {
            ...shared,
            reaction,
          });
        }
      },
    },
  },
});

/** In a file of the home directory that somebody publishes; an address is of no use to whoever copies it, either. */
function isToBeCopied({ format, document }: Server, { meaning }: Left, { reading }: Reader): boolean {
  return meaning !== 'url' && format.ofUser === true && !isOfUser(document.path) && reading.publishable;
}

function isSaid(server: Server, { meaning, route }: Left, violations: readonly Violation[]): boolean {
  if (meaning === 'url' && uncallableAddress(server) !== undefined) return true;
  return isRefused(route, violations);
}

function others(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ', and there is another one in this server' : `, and there are ${count} more in this server`;
}

type Reader = Pick<Context<Messages>, 'client' | 'reading'>;

interface Left {
  readonly meaning: Meaning;
  readonly route: Part<string>['route'];
  readonly text: string;
  /** What the string is the value of. */
  readonly name: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** Fields whose values are sent to a program or a host; the rest is for people. */
const used: ReadonlySet<Meaning> = new Set<Meaning>([
  'command',
  'env',
  'envFile',
  'cwd',
  'url',
  'headers',
  'headersHelper',
  'auth',
  'oauth',
]);

/** In the order of the file. */
function leftIn(server: Server): Left[] {
  const found: Left[] = [];
  const look = (text: string, route: Part<string>['route'], fact: FieldFact, name: string | undefined) => {
    const standIns = standInsIn(text);
    const shown = standIns.length === 0 && !isOfNames(server, fact) ? forShowIn(text, name) : undefined;
    for (const { start, end } of shown === undefined ? standIns : [shown]) {
      const left = text.slice(start, end);
      // Programs on this machine take any key.
      if (shown !== undefined && !/pass|pwd/i.test(name ?? '') && isForThisMachine(server, route)) continue;
      // Nobody's file is a template as likely as not.
      if (isFilledIn(server, left, fact.is) || (server.format.stray && left.includes('{{'))) continue;
      found.push({ meaning: fact.is, route: [...route], text: left, name, start, end });
    }
  };
  for (const field of server.fields) {
    const { fact } = field;
    if (fact === undefined || fact.unread) continue;
    // What is for the other transport has no effect, filled in or not.
    if (server.transport !== undefined && fact.for?.includes(server.transport) === false) continue;
    if (fact.is === 'args' || fact.is === 'commandLine') {
      const own = expandedHere(server.command, server.args);
      for (const part of own) look(part.value, part.route, fact, optionBefore(server, part));
    } else if (used.has(fact.is)) {
      eachString(field.value, (text, route, name) => look(text, route, fact, name), field.route);
    }
  }
  return found;
}

/** "--api-key", whose value is the next word. */
function optionBefore({ args }: Server, part: Part<string>): string | undefined {
  const before = args[args.indexOf(part) - 1]?.value;
  return before !== undefined && /^-{1,2}[A-Za-z][\w-]*$/.test(before) ? before : undefined;
}

/** The client looks the text up, so that a name is what belongs there. */
function isOfNames({ dialect }: Server, { is, form }: FieldFact): boolean {
  return form !== undefined || dialect.placeholders?.lookedUp?.in.includes(is) === true;
}

/** Some services call their header like the variable. */
const likeVariable = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/;

function remedy(server: Server, { meaning, route, text, name: of }: Left, { client, reading }: Reader): string {
  if (/[\\/]/.test(text)) return 'write the path itself';
  const filled = text.startsWith('{{') ? server.dialect.fillsBraces?.only : undefined;
  if (filled !== undefined)
    return `write a name that ${client} fills in: one that begins with ${quote(filled.prefix)}, or is a key of ${quote(filled.namedIn)}`;
  const key = String(route.at(-1));
  const named = meaning === 'env' || (meaning === 'headers' && likeVariable.test(key));
  const name = named ? key : variableFor(text, of);
  const isSecret = reading.publishable && (isSecretName(name) || isSecretName(key));
  const variable = variableIn(server.dialect, meaning, name);
  if (variable === undefined)
    return isSecret ? 'write the value itself, and keep it in a file that git ignores' : 'write the value itself';
  return `write ${isSecret ? '' : 'the value, or '}${quote(variable)} and set the variable where ${client} starts`;
}

/** "YOUR_API_KEY_HERE" and "<api-key>" are both about an API_KEY; of a mask, only what it is the value of says more. */
function variableFor(text: string, of: string | undefined): string {
  const words = text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const telling = words.filter(
    (word) =>
      !/^(?:YOUR|HERE|MY|THE|ENTER|INSERT|PASTE|REPLACE|WITH|X+|TODO|ENV|PROCESS|OS|GETENV|ENVIRON)$/.test(word),
  );
  const name = telling.join('_');
  if (/^[A-Z]\w{1,40}$/.test(name)) return name;
  return (of === undefined ? undefined : asVariable(of)) ?? 'VALUE';
}

export const docs = defineDocs({
  summary: 'A placeholder that nobody filled in',
  why: 'The server is started or called with the text itself. It then fails to sign in or does not start, far away from this line. Not looked at are files in folders of examples, templates, samples and fixtures, scripts for a shell, and texts for people such as descriptions. What is switched off is an info, and so are a value that says that it was taken out, and one other than an address in a file that its client reads in the home directory alone, where a project has an example of it.',
  fix: "Write the value, or a variable in the client's syntax.",
  mends: 'the value is not known',
  examples: [
    {
      title: 'Variables of a remote server, which nobody sets',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "url": "https://docs.example.com/mcp", "env": { "DOCS_TOKEN": "YOUR_DOCS_TOKEN" } } } }\n',
      },
      also: ['field-other-transport'],
    },
    {
      title: 'A token that was to be filled in, and another one',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "⟦YOUR_DB_TOKEN⟧", "DB_NAME": "<database name>" } } } }\n',
      },
    },
    {
      title: 'Two placeholders and a third',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "files": { "command": "node", "args": ["⟦/path/to/server.js⟧", "--key=<api-key>"], "env": { "TOKEN": "TOKEN_HERE" } } } }\n',
      },
    },
    {
      title: 'In other tongues, and in words with blanks',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦sua-chave-de-api⟧" } }, "b": { "command": "docs-mcp", "args": ["⟦/pfad/zu/docs⟧"] },\n  "c": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦你的API密钥⟧" } }, "d": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦your api key⟧" } } } }\n',
      },
    },
    {
      title: 'One in a header',
      files: {
        'opencode.json':
          '{ "mcp": { "docs": { "type": "remote", "url": "https://docs.example.com/mcp", "headers": { "Authorization": "Bearer ⟦<your token>⟧" } } } }\n',
      },
    },
    {
      title: 'An address that does not parse, which the client tells by itself',
      files: {
        'librechat.yaml':
          'version: 1.2.8\nmcpServers:\n  docs:\n    type: streamable-http\n    url: <enter the address>\n',
      },
      also: ['field-value', 'url-shape'],
    },
    {
      title: 'One that leaves no address',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "type": "http", "url": "⟦<your address>⟧" } } }\n',
      },
    },
    {
      title:
        'A key that was made unreadable, the name of a variable, what a program would ask for, and a value that may be meant',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦****⟧" } }, "b": { "command": "docs-mcp", "args": ["--api-key", "⟦xxxx⟧"] }, "c": { "command": "docs-mcp", "env": { "DOCS_API_KEY": "⟦DOCS_API_KEY⟧" } },\n  "d": { "type": "http", "url": "https://docs.acme.dev/mcp", "headers": { "X-Api-Key": "⟦[API_KEY]⟧" } }, "e": { "command": "docs-mcp", "env": { "DOCS_API_KEY": "⟦process.env.DOCS_API_KEY⟧" } }, "f": { "command": "docs-mcp", "env": { "DOCS_API_KEY": "not-needed" } } } }\n',
      },
    },
    {
      title: 'What somebody took out is an info; a program on this machine takes any key',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦[REDACTED]⟧" } }, "b": { "command": "docs-mcp", "env": { "LLM_API_KEY": "api-key", "LLM_BASE_URL": "http://localhost:1234/v1" } } } }\n',
      },
    },
    {
      title: 'An example of what lies in the home directory is an info',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "DOCS_TOKEN": "⟦YOUR_DOCS_TOKEN⟧" } } } }\n',
      },
    },
    {
      title: 'What a script puts in, which was not run; a generator of projects has names of its own',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "args": ["⟦__ROOT__⟧/docs", "{{date}}"], "env": { "DOCS_NAME": "{{ cookiecutter.name }}" } } } }\n',
      },
    },
    {
      title: 'Names that stand for somebody’s own',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "docs-mcp", "env": { "DOCS_URL": "https://⟦yourcompany⟧.docs.example" } }, "b": { "command": "docs-mcp", "args": ["postgresql://⟦user:password@host⟧:5432/docs"] } } }\n',
      },
    },
    {
      title: 'A template that nobody filled in',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "db": { "command": "⟦{{HOME}}⟧/bin/db-mcp", "args": ["--format", "{{.Name}}", "--greet=Hello {{name}}"] } } }\n',
      },
    },
    {
      title: "The same in nobody's file, which some program may fill in",
      files: {
        'assets/servers.mcp.json': '{ "mcpServers": { "db": { "command": "docs-mcp", "args": ["{{CONTAINER}}"] } } }\n',
      },
    },
    {
      title: 'LibreChat fills in its own names, and those that the entry asks its users for',
      files: {
        'librechat.yaml':
          'version: 1.2.8\nmcpServers:\n  docs:\n    type: streamable-http\n    url: https://docs.example.com/mcp\n    headers:\n      X-User: "⟦{{user.id}}⟧"\n      X-Email: "{{LIBRECHAT_USER_EMAIL}}"\n      X-Key: "{{DOCS_KEY}}"\n    customUserVars:\n      DOCS_KEY:\n        title: The key\n        description: From the settings of the service\n',
      },
    },
    {
      title: 'A variable of that name',
      files: {
        '.mcp.json': '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "${YOUR_DB_TOKEN}" } } } }\n',
      },
    },
    {
      title: 'A folder of templates',
      files: {
        'templates/.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "YOUR_DB_TOKEN" } } } }\n',
      },
    },
    {
      title: 'A catalogue, and a file that no known client reads outside of one',
      files: {
        'components/mcps/db.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "YOUR_DB_TOKEN" } } } }\n',
        'team/db.mcp.json':
          '{ "mcpServers": { "db": { "command": "db-mcp", "env": { "DB_TOKEN": "⟦YOUR_DB_TOKEN⟧" } } } }\n',
      },
    },
    {
      title: 'Extras of a package, a pattern, and a script',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "a": { "command": "uvx", "args": ["semble[mcp]", "--match=(?<name>.*)", "./..."] }, "b": { "command": "sh", "args": ["-c", "b-mcp <input >output"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        '956 servers of real files: 38 with a placeholder outside of folders of examples, in 7 repositories; each read, each for a person to fill in',
      source: 'scripts/corpus.mjs on a collection of 894 files',
      date: '2026-11-18',
    },
    {
      claim: 'an environment and arguments are passed on as they are written, but for variables',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, Codex 0.169.0 and others, run with a started server (cases 22)',
      date: '2026-11-18',
    },
  ],
});
