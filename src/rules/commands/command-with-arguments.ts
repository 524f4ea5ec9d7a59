import { systemOfFile } from '../../model/folders/index.ts';
import { programWithArguments, splitLine, splitsCommand } from '../../model/launch/index.ts';
import { fieldMeaning, nameOf, ownKey, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { type Change, consequence, type Fix } from '../../model/verdict/index.ts';
import type { Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { fix, forAll } from '../shared/fixes.ts';

export default defineRule({
  id: 'command-with-arguments',
  category: 'correctness',
  severity: 'error',
  strays: true,
  messages: {
    whole: (data: { server: string }) =>
      `the command of ${data.server} is a whole line, which most clients take for the name of one program`,
    arguments: (data: { server: string; client: string; consequence: string; where: string }) =>
      `${data.where}${data.client} takes the whole command of ${data.server} for one program, so ${data.consequence}`,
    blank: (data: { end: string; server: string; client: string; consequence: string; where: string }) =>
      `${data.where}a blank at the ${data.end} of the command of ${data.server} is part of the program's name, so ${data.consequence}`,
    hidden: (data: { end: string; server: string; client: string; consequence: string; where: string }) =>
      `${data.where}an invisible character at the ${data.end} of the command of ${data.server} is part of the program's name, so ${data.consequence}`,
  },
  on: {
    server: {
      command: /[\s\u200b-\u200d\u2060]/,
      check(server, { client, reading, report }) {
        const { command, dialect, transport } = server;
        const { starts } = dialect;
        if (command === undefined || transport !== 'stdio') return;
        if (starts === undefined) {
          // Files are written from it for clients of which nobody was named.
          const isForAnybody = reading.format.writes !== undefined && reading.targets.length === 0;
          const isForMany = reading.format.stray || isForAnybody;
          const program = isForMany ? programWithArguments(command.value.trim()) : undefined;
          if (program === undefined) return;
          const help = remedy(server, program);
          report('whole', { server: nameOf(server) }, at(server.document, command.route), {
            server,
            help,
            severity: 'info',
            meant: splitLine(server, command.value.trim()),
          });
          return;
        }
        const trimmed = command.value.replace(OUTER, '');
        // Who splits it at its blanks has no program with a blank in its name.
        const isOdd = command.value.trim().replace(OUTER, '') !== command.value.trim();
        const isSplit = splitsCommand(server);
        if (isSplit && !isOdd) return;
        const program = isSplit ? undefined : programWithArguments(trimmed);
        if (trimmed === '' || (program === undefined && trimmed === command.value)) return;
        const isElsewhere = starts.shellOnWindows !== undefined;
        if (isElsewhere && (systemOfFile(server.document.path) === 'Windows' || ofWindows.test(trimmed))) return;
        const reaction = { effect: 'fails-server', by: starts.by } as const;
        const where = isElsewhere ? 'outside of Windows, ' : '';
        const said = { reaction, server, ...(isElsewhere && { severity: 'warning' as const }) };
        const place = at(server.document, command.route);
        if (program === undefined) {
          const end = command.value.startsWith(trimmed) ? 'end' : 'start';
          const isSeen = command.value.replace(trimmed, '').trim() === '';
          const data = { end, server: nameOf(server), client, consequence: consequence(reaction, client), where };
          report(isSeen ? 'blank' : 'hidden', data, place, {
            ...said,
            help: isSeen ? 'remove the blank' : 'remove it',
            fix: forAll(trimming(command.route, trimmed)),
          });
        } else {
          const data = { server: nameOf(server), client, consequence: consequence(reaction, 'it'), where };
          const changes = splitLine(server, trimmed);
          report('arguments', data, place, {
            ...said,
            help: remedy(server, program),
            fix: forAll(splitting(changes)),
            meant: changes,
          });
        }
      },
    },
  },
});

/** A program that other systems do not have. */
const ofWindows = /^(?:cmd|powershell|wsl)(?:\s|$)|^\S*\\|^[\w./-]+\.(?:exe|cmd|bat|ps1)(?:\s|$)/i;

/** Blanks, and signs without any width, that a paste brings along. */
const OUTER = /^[\s\u200b-\u200d\u2060]+|(?<![\s\u200b-\u200d\u2060])[\s\u200b-\u200d\u2060]+$/g;

function remedy(server: Server, program: string): string {
  const line = fieldMeaning(server, 'commandLine');
  const args = quote(ownKey(server.dialect, 'args') ?? 'args');
  return line === undefined
    ? `write ${quote(program)} as the command and each further word as an item of ${args}`
    : `make each word an item of its own in ${quote(line.key)}`;
}

function trimming(route: Route, text: string): Fix {
  return fix('safe', 'remove the blank', { do: 'set', at: route, value: text });
}

/** As a shell would split it; where it would do more than that, only the user knows what is meant. */
function splitting(changes: readonly Change[] | undefined): Fix | undefined {
  return changes && fix('safe', 'make an item of each word', ...changes);
}

export const docs = defineDocs({
  summary: 'A command that holds its arguments too',
  why: 'Most clients start the program whose name the command is, without a shell: "npx -y docs-mcp" is then looked for as one program with two blanks in its name, and is not found. Some split a command that has no arguments beside it.',
  fix: 'Name the program alone and write every argument as an item of its own.',
  mends: { safe: 'writes the program alone and an item for each further word; takes blanks off' },
  examples: [
    {
      title: 'A sign without a width that a paste left',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"\\u200b/opt/docs/docs-mcp"⟧ } } }\n' },
    },
    {
      title: 'The line of a terminal, for a reader that nobody knows',
      files: { '.docs/team.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"npx -y docs-mcp"⟧ } } }\n' },
    },
    {
      title: 'What rulesync writes for every client',
      files: { '.rulesync/mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"npx -y docs-mcp"⟧ } } }\n' },
    },
    {
      title: 'The line of a terminal',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"npx -y docs-mcp"⟧ } } }\n' },
    },
    {
      title: 'With an empty list of arguments',
      files: {
        '.gemini/settings.json': '{ "mcpServers": { "docs": { "command": ⟦"uv run docs.py"⟧, "args": [] } } }\n',
        'docs.py': '',
      },
    },
    {
      title: 'A blank at the end',
      files: { '.vscode/mcp.json': '{ "servers": { "docs": { "command": ⟦"npx "⟧, "args": ["-y", "docs-mcp"] } } }\n' },
    },
    {
      title: 'Beside arguments, Cursor does not split either',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"npx -y"⟧, "args": ["docs-mcp"] } } }\n',
      },
    },
    {
      title: 'Cursor splits a command that stands alone',
      files: { '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": "npx -y docs-mcp" } } }\n' },
    },
    {
      title: 'Roo Code hands the line to a shell, but on Windows alone',
      files: {
        '.roo/mcp.json':
          '{ "mcpServers": { "docs": { "command": ⟦"npx -y docs-mcp"⟧ }, "wiki": { "command": "cmd /c npx -y wiki-mcp" }, "git": { "command": "npx", "args": ["-y", "git-mcp"] } } }\n',
      },
    },
    {
      title: 'A blank at the start',
      files: { '.mcp.json': '{ "mcpServers": { "docs": { "command": ⟦" docs-mcp"⟧ } } }\n' },
    },
    {
      title: 'A path with blanks is one program',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "C:\\\\Program Files\\\\docs\\\\docs-mcp.exe" }, "wiki": { "command": "/Library/Application Support/wiki-mcp" } } }\n',
      },
      also: ['path-absolute'],
    },
  ],
  evidence: [
    {
      claim: 'a command of two words is not found; the words of "args" arrive as they are written',
      source:
        'Claude Code 2.1.326, OpenCode 1.18.33, Gemini CLI 0.61.0, Qwen Code 0.24.4, Factory Droid 0.215.0, run with a program that writes down its arguments',
      date: '2026-11-18',
    },
    {
      claim: 'a command of two words is split where there are no "args"',
      source: 'mcporter 0.12.3, run; @cursor/sdk 1.0.32, read',
      date: '2026-11-18',
    },
    {
      claim:
        'on Windows the command and its arguments stand behind "cmd.exe /c", or are handed to a shell; elsewhere not',
      source: 'RooCodeInc/Roo-Code cb836567, McpHub.ts; cline/cline 21cb8d25, its SDK, read',
      date: '2026-11-20',
    },
    {
      claim: 'it is started without a shell and without being split on every system',
      source:
        'aws/amazon-q-developer-cli, aws/language-servers, charmbracelet/crush, danny-avila/LibreChat, lastmile-ai/mcp-agent, evalstate/fast-agent, open-webui/mcpo, PrefectHQ/fastmcp, metatool-ai/metamcp, read',
      date: '2026-11-20',
    },
    {
      claim: 'the command is started without a shell and without being split',
      source: 'microsoft/vscode, extHostMcpNode.ts; openai/codex, rmcp-client, read',
      date: '2026-11-18',
    },
  ],
});
