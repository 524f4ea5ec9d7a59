import type { Evidence } from '../../clients/index.ts';
import { programWithArguments, splitsCommand } from '../../model/launch/index.ts';
import { nameOf, ownKey, type Part, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { consequence } from '../../model/verdict/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { isRefused } from '../shared/refused.ts';

interface Data {
  readonly server: string;
  readonly consequence: string;
}

export default defineRule({
  id: 'command-unstartable',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'never',
  messages: {
    address: (data: Data) =>
      `the command of ${data.server} is an address and not the name of a program, so ${data.consequence}`,
    quotes: (data: Data) =>
      `the quotes in the command of ${data.server} belong to the program's name, so ${data.consequence}`,
    shell: (data: Data) =>
      `the command of ${data.server} is a line for a shell, and there is none, so ${data.consequence}`,
    folder: (data: Data) => `the command of ${data.server} is a folder, so ${data.consequence}`,
    half: (data: Data) => `the command of ${data.server} holds half of a character, so ${data.consequence}`,
    nowhere: (data: Data) => `the folder that ${data.server} is to start in has no name, so ${data.consequence}`,
    located: (data: Data) =>
      `the folder that ${data.server} is to start in is an address and not a path, so ${data.consequence}`,
    nul: (data: Data & { readonly what: string }) =>
      `${data.what} of ${data.server} holds a NUL, which no program can be given, so ${data.consequence}`,
  },
  on: {
    server: [
      {
        command: /:\/\/|^["']|[\s;]|^\.{1,2}[\\/]?$|[\ud800-\udfff]|^(?:cd|source|export|eval|set|unset|alias|pushd)$/,
        check(server, { client, report, violations }) {
          const { command, transport } = server;
          if (command === undefined || transport !== 'stdio' || isRefused(command.route, violations)) return;
          const message = faultIn(command.value, server);
          if (message === undefined) return;
          const reaction = unstarted(server);
          const data = { server: nameOf(server), consequence: consequence(reaction, client) };
          const url = ownKey(server.dialect, 'url');
          const help =
            message === 'quotes'
              ? 'write the command without them'
              : message === 'shell'
                ? 'start it with "sh" and "-c", or write the program alone and its variables under their key'
                : message === 'half'
                  ? 'take it out'
                  : /^https?:/i.test(command.value) && url !== undefined
                    ? `write it as ${quote(url)}`
                    : 'write the path of the program';
          report(message, data, at(server.document, command.route), { reaction, server, help });
        },
      },
      {
        text: /^\s+$|^file:\/\//i,
        check(server, { client, report }) {
          const { cwd, dialect, transport } = server;
          if (cwd === undefined || transport !== 'stdio' || dialect.starts?.skipsBadCwd !== undefined) return;
          const isAddress = /^file:\/\//i.test(cwd.value);
          if (!isAddress && !/^\s+$/.test(cwd.value)) return;
          const reaction = unstarted(server);
          const data = { server: nameOf(server), consequence: consequence(reaction, client) };
          const help = isAddress ? 'write the path alone' : 'name a folder, or remove it';
          report(isAddress ? 'located' : 'nowhere', data, at(server.document, cwd.route), { reaction, server, help });
        },
      },
      {
        text: /\0/,
        check(server, { client, report }) {
          if (server.transport !== 'stdio') return;
          const reaction = unstarted(server);
          const data = { server: nameOf(server), consequence: consequence(reaction, client) };
          for (const { what, part } of handedOver(server)) {
            if (!part.value.includes('\0')) continue;
            report('nul', { ...data, what }, at(server.document, part.route), {
              reaction,
              server,
              help: 'take it out',
            });
          }
        },
      },
      {
        variables: 'odd',
        check(server, { client, report }) {
          if (server.transport !== 'stdio') return;
          const reaction = unstarted(server);
          const data = { server: nameOf(server), consequence: consequence(reaction, client) };
          for (const { name, route } of server.env) {
            if (!name.includes('\0')) continue;
            report('nul', { ...data, what: 'the name of a variable' }, at(server.document, route, 'key'), {
              reaction,
              server,
              help: 'take it out',
            });
          }
        },
      },
    ],
  },
});

/** Signs that mean something to a shell alone, where a program would stand. */
const ofShell = /^\S+\s+(?:\|\|?|&&|[<>]{1,2}|;)\s|^[\w./-]+;$|^[A-Z_][A-Z0-9_]*=\S*\s+\S/;

/** What a shell does itself: where a system has programs of these names, they end at once. */
const builtIn = /^(?:cd|source|export|eval|set|unset|alias|pushd)(?!\S)/;

/** Split at its blanks, that is a program with odd arguments. */
const piped = /^\S+\s+[|&<>;]/;

/** A path of Windows in quotes is left alone: a shim of its shell may take them off. */
function faultIn(command: string, server: Server): 'address' | 'quotes' | 'shell' | 'folder' | 'half' | undefined {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(command)) return 'address';
  if (/^\.{1,2}[\\/]?$/.test(command)) return 'folder';
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(command)) return 'half';
  // What has arguments is told by another rule.
  const { starts } = server.dialect;
  const isKnown = starts !== undefined && starts.shellOnWindows === undefined;
  const isSplit = splitsCommand(server);
  const isLine = ofShell.test(command) && (isSplit || programWithArguments(command) === undefined);
  if (isLine && isKnown && !(isSplit && piped.test(command))) return 'shell';
  if (isKnown && builtIn.test(command) && (isSplit || !/\s/.test(command))) return 'shell';
  const isQuoted = /^(["']).+\1$/s.test(command) && !command.includes('\\');
  return isQuoted && isKnown && !isSplit ? 'quotes' : undefined;
}

function handedOver({ command, args, env, cwd, dialect }: Server): { what: string; part: Part<string> }[] {
  return [
    ...(command === undefined ? [] : [{ what: 'the command', part: command }]),
    ...args.map((part) => ({ what: 'an argument', part })),
    ...env.map((part) => ({ what: 'a variable', part })),
    ...(cwd === undefined || dialect.starts?.skipsBadCwd ? [] : [{ what: 'the folder', part: cwd }]),
  ];
}

/** No system starts it; what this client makes of that, it may not have been watched at. */
function unstarted({ dialect }: Server) {
  const evidence: Evidence = dialect.starts?.by ?? `M:${dialect.by.slice('M:'.length)}`;
  return { effect: 'fails-server', by: evidence } as const;
}

export const docs = defineDocs({
  summary: 'A command that no system can start',
  why: 'A command is the name of a program or the path to one. An address is neither, quotes around a name become part of it where no shell takes them off, and what is handed to a new process ends at the first NUL, so that systems refuse one inside a text.',
  fix: 'Name the program; give the address of a remote server as its address.',
  mends: 'which program is meant cannot be told',
  examples: [
    {
      title: 'What only a shell can do: mcporter splits a command, and Claude Code does not',
      files: {
        'config/mcporter.json': '{ "mcpServers": { "docs": { "command": ⟦"cd /srv/docs && ./docs-mcp"⟧ } } }\n',
        '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"cd"⟧, "args": ["/srv/docs", "&&", "./docs-mcp"] } } }\n',
      },
      also: ['command-shell-syntax'],
    },
    {
      title: 'The address of a folder',
      files: {
        '.codex/config.toml': '[mcp_servers.docs]\ncommand = "docs-mcp"\ncwd = ⟦"file:///srv/docs"⟧\n',
      },
    },
    {
      title: 'A NUL in the name of a variable',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { ⟦"DOCS\\u0000URL"⟧: "a" } } } }\n',
      },
    },
    {
      title: 'Lines for a shell, a folder, half of a character, and a folder without a name',
      files: {
        '.omp/mcp.json':
          '{ "mcpServers": { "docs": { "command": ⟦"/opt/docs/docs-mcp | tee log"⟧ }, "wiki": { "command": ⟦"LANG=C bin/wiki-mcp serve"⟧ }, "mail": { "command": ⟦"mail-mcp;"⟧ }, "here": { "command": ⟦"."⟧ }, "half": { "command": ⟦"half-mcp\\ud800"⟧ }, "blank": { "command": "blank-mcp", "cwd": ⟦" "⟧ } } }\n',
      },
    },
    {
      title: 'An address as the command',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"https://docs.example.com/mcp"⟧ } } }\n' },
    },
    {
      title: 'Quotes in the quotes',
      files: {
        '.gemini/settings.json': '{ "mcpServers": { "docs": { "command": ⟦"\\"/opt/docs tools/docs-mcp\\""⟧ } } }\n',
      },
    },
    {
      title: 'A NUL in an argument',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": [⟦"--name=docs\\u0000"⟧] } } }\n',
      },
    },
    {
      title: 'An address among the arguments is what the program makes of it',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "mcp-remote", "args": ["https://docs.example.com/mcp"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a command that is an address is not found; one in quotes neither, but by mcporter, which takes them off',
      source:
        'Claude Code 2.1.327, Codex 0.169.0, Factory Droid 0.225.2, Gemini CLI 0.61.0, Grok Build 1.0.41, mcporter 0.12.3, omp 18.2.3, OpenCode 1.18.34, run',
      date: '2026-11-19',
    },
    {
      claim: 'a NUL in the command, an argument or a variable keeps the server from being started',
      source: 'the same clients, run',
      date: '2026-11-19',
    },
  ],
});
