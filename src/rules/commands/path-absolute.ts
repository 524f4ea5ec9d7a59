import type { Meaning } from '../../clients/index.ts';
import { containerRun, fileWord, programName, textsOf, wordsOf } from '../../model/launch/index.ts';
import { nameOf, type Part, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { variableIn } from '../../model/variables/index.ts';
import { onceMore } from '../../model/verdict/index.ts';
import { anyOf, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'path-absolute',
  category: 'compatibility',
  severity: 'info',
  inSnippets: 'never',
  messages: {
    path: (data: { server: string }) => `${data.server} needs a path of one machine, and git does not ignore this file`,
  },
  on: {
    server: {
      text: /(?:^|=)[a-z]:[\\/]|[\\/](?:users|home|volumes)[\\/]/i,
      check(server, { reading, report }) {
        const { owner, format, document, publishable } = reading;
        if (!owner || format.ofUser || server.transport !== 'stdio') return;
        const [first, ...others] = ownPaths(server);
        if (first === undefined || !publishable) return;
        // Without a file in its command, the folder may be there for anything.
        if (first.meaning === 'cwd' && !wordsOf(server).some((word) => fileWord.test(word.value.toLowerCase()))) return;
        report('path', { server: nameOf(server) }, at(document, first.route), {
          server,
          help: remedy(server, first),
          related: others.map(({ route }) => onceMore(at(document, route))),
        });
      },
    },
  },
});

interface OwnPath extends Part<string> {
  readonly meaning: Meaning;
}

function ownPaths(server: Server): OwnPath[] {
  const parts = wordsOf(server);
  // What follows an image is a path inside of the container.
  const image = containerRun(textsOf(parts))?.image ?? parts.length;
  const found: OwnPath[] = [];
  const add = ({ value, route }: Part<string>, meaning: Meaning) => {
    if (isOwn(value)) found.push({ value, route, meaning });
  };
  parts.slice(0, image).forEach((part, index) => void add(part, index === 0 ? 'command' : 'args'));
  if (server.cwd !== undefined) add(server.cwd, 'cwd');
  for (const variable of server.env) add(variable, 'env');
  return found;
}

/** Of a user or a drive, with the name of an option before it or without; not what documentation prints. */
function isOwn(word: string): boolean {
  const path = pathIn(word);
  const [, user] = /^(?:\/mnt\/[a-z]|[a-z]:)?[\\/](?:users|home)[\\/]([^\\/]+)/i.exec(path) ?? [];
  if (user !== undefined) return !isShared(user) && !standsForOne.test(user) && !/[<>{}[\]$%*]/.test(path);
  return /^[a-z]:[\\/](?!program|windows|msys|cygwin|path[\\/])[\w .-]/i.test(path) || /^\/Volumes\/\w/.test(path);
}

function pathIn(word: string): string {
  return word.startsWith('-') ? word.slice(word.indexOf('=') + 1) : word;
}

/** Names in examples, and the fixed user of containers and build machines. */
const isShared = anyOf(
  'you your me my user users name public shared default someone somebody path example dev developer node vscode codespace runner app ubuntu coder gitpod jovyan linuxbrew node_modules',
);
const standsForOne = /^(?:(?:your|my|user)[-_ ]?\w*|x+)$/i;

/** Windows has no "HOME", and what lies elsewhere is not found from there. */
const belowHome = /^\/(?:users|home)\//i;

/** They hand over what follows them to another system, whose home is not that of the client. */
const handsOver = anyOf('wsl ssh');

function remedy(server: Server, { value, meaning }: OwnPath): string {
  const isOfClient = meaning === 'command' || !wordsOf(server).some((word) => handsOver(programName(word.value)));
  // A store of secrets has none.
  const home =
    isOfClient && belowHome.test(pathIn(value))
      ? variableIn(server.dialect, meaning, 'HOME', 'of the environment')
      : undefined;
  return home === undefined
    ? 'write a path from the folder of the project, or a program that is found by its name'
    : `write a path from the folder of the project, or begin it with a variable such as ${quote(home)}`;
}

export const docs = defineDocs({
  summary: 'The path of one machine in a file that others get',
  why: 'Whoever clones the project has another user name or another drive, and the server does not start there. Files that git ignores and those that a client reads in the home directory are left alone, and so are paths that every machine of a kind has.',
  fix: 'Write a path from the folder of the project, a program that is found by its name, or a variable of the client.',
  mends: 'where the path lies for others cannot be told',
  examples: [
    {
      title: 'The folder of a user',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"/Users/anna.k/docs/index.js"⟧, "--root=/home/anna/docs"] } } }\n',
      },
    },
    {
      title: 'In a variable',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "DOCS_LOG": ⟦"/Users/anna.k/docs.log"⟧ } } } }\n',
      },
    },
    {
      title: 'A drive',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "docs": { "command": ⟦"D:\\\\tools\\\\docs-mcp.exe"⟧, "cwd": "${workspaceFolder}" } } }\n',
      },
    },
    {
      title: 'Paths of every machine, of a container, and of an example; a file in the home directory',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "/usr/bin/docs-mcp", "args": ["/tmp", "${HOME}/docs"] }, "wiki": { "command": "C:\\\\Program Files\\\\wiki\\\\wiki.exe" }, "git": { "command": "docker", "args": ["run", "-i", "mcp/git:1.0", "/home/anna/src"] }, "web": { "command": "/home/user/web-mcp" } } }\n',
        'claude_desktop_config.json': '{ "mcpServers": { "docs": { "command": "/Users/anna/bin/docs-mcp" } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'measured: one in seven real configuration files holds such a path, one in five repositories',
      source: 'real configuration files',
      date: '2026-11-18',
    },
  ],
});
