import { nameOf, type Part, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** Servers whose arguments are the folders that they open to the model. */
const servers =
  /^(?:(?:@[\w-]+\/)?(?:mcp-)?server-filesystem|rust-mcp-filesystem|mcp-filesystem-server)(?:@[\w.^~-]+)?$/;

const everything = /^(?:\/+|[A-Za-z]:[\\/]*|\\+)$/;
const home =
  /^(?:~|\$HOME|\$\{(?:env:)?HOME\}|\{env:HOME\}|\$\{userHome\}|%USERPROFILE%|\$\{(?:env:)?USERPROFILE\}|\/root|(?:\/(?:Users|home)|[A-Za-z]:[\\/]Users)(?:[\\/][^\\/]+)?)[\\/]*$/i;

export default defineRule({
  id: 'path-broad',
  category: 'security',
  severity: 'warning',
  strays: true,
  inSnippets: 'never',
  messages: {
    everything: (data: { server: string; path: string }) =>
      `${data.server} reaches every file that its user may open: ${quote(data.path)} is one of its folders`,
    home: (data: { server: string; path: string }) =>
      `${data.server} reaches all of ${quote(data.path)}, keys and settings of other programs included`,
  },
  on: {
    server: {
      word: /filesystem/,
      check(server, { report }) {
        const found = foldersOf(server).flatMap((part) => {
          const message = everything.test(part.value) ? 'everything' : home.test(part.value) ? 'home' : undefined;
          return message === undefined ? [] : [{ part, message } as const];
        });
        const first = found.find(({ message }) => message === 'everything') ?? found[0];
        if (first === undefined) return;
        const placeOf = ({ route }: Part<string>) => at(server.document, route);
        report(first.message, { server: nameOf(server), path: first.part.value }, placeOf(first.part), {
          server,
          ...(server.off && { severity: 'info' }),
          help: 'name the folders that it needs',
          related: found.flatMap((each) =>
            each === first ? [] : [{ place: placeOf(each.part), message: 'this one is wide, too' }],
          ),
        });
      },
    },
  },
});

/** What follows the server; of a container the folders are its own. */
function foldersOf({ command, args }: Server): readonly Part<string>[] {
  if (command === undefined || /(?:^|[\\/])(?:docker|podman)(?:\.exe)?$/.test(command.value)) return [];
  if (isFileServer(command.value)) return args;
  const index = args.findIndex(({ value }) => isFileServer(value));
  return index === -1 ? [] : args.slice(index + 1);
}

/** By the name of its package, its program, or the folder it was installed in. */
function isFileServer(text: string): boolean {
  return (
    servers.test(text) ||
    servers.test(
      text
        .replace(/(?:\.exe|\/dist\/index\.js)$/, '')
        .split(/[\\/]/)
        .at(-1) ?? '',
    )
  );
}

export const docs = defineDocs({
  cwe: [250],
  summary: 'A file server that is given the whole disk, or the whole home folder',
  why: 'Its folders are the limit of what a model can read and write with it. The home folder holds the keys of SSH, the tokens of other tools, mail, and the files that run at the next login. Known are the servers whose arguments are their folders.',
  fix: 'Name the folders that it needs, such as that of the project.',
  mends: 'which folder would do is a decision',
  examples: [
    {
      title: 'The whole disk',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "files": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", ⟦"/"⟧] } } }\n',
      },
    },
    {
      title: 'The home folder',
      files: {
        'claude_desktop_config.json':
          '{ "mcpServers": { "files": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem@2025.8.21", "/Users/me/work", ⟦"/Users/me"⟧] } } }\n',
      },
    },
    {
      title: 'Folders in it, and a root that is given to another server',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "files": { "command": "npx", "args": ["-y", "@modelcontextprotocol/server-filesystem", ".", "~/notes", "/Users/me/work"] }, "web": { "command": "web-mcp", "args": ["--base", "/"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'the server works in the folders that are its arguments, and in those below them; "~" is the home folder',
      source: '@modelcontextprotocol/server-filesystem, README',
      date: '2026-11-18',
    },
  ],
});
