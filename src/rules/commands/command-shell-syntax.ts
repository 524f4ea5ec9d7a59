import type { Dialect, Meaning, Reaction } from '../../clients/index.ts';
import {
  containerRun,
  ownPaths,
  programIndex,
  programName,
  programWithArguments,
  startedFile,
  textsOf,
  wordsOf,
} from '../../model/launch/index.ts';
import { nameOf, type Part } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { expandableStrings, expandedElsewhere, placeholdersIn, variableIn } from '../../model/variables/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

export default defineRule({
  id: 'command-shell-syntax',
  category: 'correctness',
  severity: 'warning',
  messages: {
    operator: (data: { text: string; server: string; client: string }) =>
      `${data.client} starts ${data.server} without a shell, so ${quote(data.text)} is one more argument`,
    home: (data: { server: string; client: string }) =>
      `${data.client} starts ${data.server} without a shell, so "~" is the name of a folder here`,
    expansion: (data: { text: string; server: string; client: string }) =>
      `${data.client} starts ${data.server} without a shell, so ${quote(data.text)} stays as it is`,
  },
  on: {
    server: [
      {
        word: /^(?:[12]?[|&<>]|;$|`)|~[\\/]|\$(?!\{)|%\w/,
        check(server, { client, report }) {
          const { dialect, document, command, args, transport } = server;
          const { starts } = dialect;
          if (command === undefined || transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          if (takesScripts.includes(programName(words[programIndex(words)] ?? ''))) return;
          const data = { server: nameOf(server), client };
          const { keepsTilde } = dialect;
          for (const { word, within } of homes(words)) {
            const kept = keepsTilde?.words ?? (word === 0 ? undefined : keepsTilde?.args);
            if (kept === undefined) continue;
            // The command has been called one program with a blank in its name.
            if (word === 0 && programWithArguments(command.value.trim()) !== undefined) continue;
            const isStarted = word === 0 || word === startedFile(words);
            const reaction: Reaction = { effect: isStarted ? 'fails-server' : 'ignored', by: kept };
            const { route } = parts[word] ?? command;
            report('home', data, at(document, route, 'value', { start: within, end: within + 1 }), {
              server,
              reaction,
              help: 'write the whole path, or one that the client expands',
            });
          }
          // What a shell of Windows would make of them is its own.
          if (starts === undefined || starts.shellOnWindows !== undefined) return;
          const ignored: Reaction = { effect: 'ignored', by: starts.by };
          for (const { text, start } of expansions(command, dialect, 'command')) {
            // A shim of Windows runs in a shell after all.
            const reaction: Reaction = text.startsWith('%') ? ignored : { ...ignored, effect: 'fails-server' };
            const place = at(document, command.route, 'value', { start, end: start + text.length });
            report('expansion', { ...data, text }, place, {
              server,
              reaction,
              help: inOwnSyntax(text, dialect, 'command'),
            });
          }
          const isScript = expandedElsewhere(command.value, textsOf(args));
          for (const [index, part] of args.entries()) {
            if (isScript(index)) continue;
            if (operators.test(part.value)) {
              report('operator', { ...data, text: part.value }, at(document, part.route), {
                server,
                reaction: ignored,
                help: 'put the line into a script, or start it with "sh" and "-c"',
              });
            }
            for (const { text, start } of expansions(part, dialect, 'args')) {
              report(
                'expansion',
                { ...data, text },
                at(document, part.route, 'value', { start, end: start + text.length }),
                {
                  server,
                  reaction: ignored,
                  help: inOwnSyntax(text, dialect, 'args'),
                },
              );
            }
          }
        },
      },
      {
        text: /\$(?!\{)[A-Z]|%[A-Z]/,
        check(server, { client, report }) {
          const { dialect, document, transport } = server;
          const { starts } = dialect;
          if (starts === undefined || starts.shellOnWindows !== undefined || transport !== 'stdio') return;
          for (const { part, meaning } of expandableStrings(server, (text) => /[$%]/.test(text))) {
            if (meaning !== 'env' && (meaning !== 'cwd' || starts.skipsBadCwd)) continue;
            const effect = meaning === 'cwd' ? 'fails-server' : 'ignored';
            for (const { text, start } of expansions(part, dialect, meaning)) {
              // The output of a command has a finding of its own.
              if (/^\$\(|^`/.test(text)) continue;
              const place = at(document, part.route, 'value', { start, end: start + text.length });
              report('expansion', { text, server: nameOf(server), client }, place, {
                server,
                reaction: { effect, by: starts.by },
                help: inOwnSyntax(text, dialect, meaning),
              });
            }
          }
        },
      },
      {
        text: /^~(?:[\\/]|$)/,
        check(server, { client, report }) {
          const {
            cwd,
            document,
            dialect: { keepsTilde },
          } = server;
          if (keepsTilde?.cwd === undefined || cwd === undefined || !/^~(?:[\\/]|$)/.test(cwd.value)) return;
          const place = at(document, cwd.route, 'value', { start: 0, end: 1 });
          report('home', { server: nameOf(server), client }, place, {
            server,
            reaction: { effect: 'fails-server', by: keepsTilde.cwd },
            help: 'write the whole path',
          });
        },
      },
    ],
  },
});

/** Programs that hand their arguments to a shell, or have such signs of their own. */
const takesScripts = [
  'ssh',
  'find',
  'parallel',
  'concurrently',
  'nix',
  'nix-shell',
  'su',
  'watch',
  'make',
  'jq',
  'expr',
];

const operators =
  /^(?:\|\|?|&&?|;|>>?(?:[\w.~]?[\\/][^\s<>]*|[\w-]+\.(?:log|txt|err|out))?|<|[12]>&[12]|[12&]>>?[^\s>&]*)$/;

interface Home {
  readonly word: number;
  /** Where in it the "~" stands. */
  readonly within: number;
}

/** Only where the program that gets it is known to take it as it is: servers may expand it themselves. */
function homes(words: readonly string[]): Home[] {
  const found: Home[] = [{ word: 0, within: 0 }];
  const started = startedFile(words) ?? 0;
  if (started > 0) found.push({ word: started, within: 0 });
  found.push(...ownPaths(words));
  for (const { name, valueWord, valueStart } of containerRun(words)?.options ?? []) {
    if (name === '-v' || name === '--volume') found.push({ word: valueWord, within: valueStart });
  }
  return found.filter(({ word, within }) => /^~[\\/]/.test((words[word] ?? '').slice(within)));
}

interface Expansion {
  readonly text: string;
  readonly start: number;
}

const wellKnown = 'HOME|PATH|PWD|USER|USERPROFILE|APPDATA|LOCALAPPDATA|TMPDIR';
const programs = 'pwd|which|cat|echo|whoami|id|op|pass|gh|git|npm|brew|realpath|dirname|date|hostname|node|python3?';

function inOwnSyntax(text: string, dialect: Dialect, meaning: Meaning): string {
  const name = /^(?:\$(\w+)|%(\w+)%)$/.exec(text)?.slice(1).join('');
  const variable = name === undefined ? undefined : variableIn(dialect, meaning, name);
  return variable === undefined ? 'write the value itself' : `write ${quote(variable)}`;
}

/** Names that nobody writes by accident, and programs in `$( )`; whole references are judged by another rule. */
function expansions({ value }: Part<string>, { placeholders }: Dialect, meaning: Meaning): Expansion[] {
  if (!/[$%`]/.test(value) || placeholders === undefined) return [];
  const known = placeholders.in[meaning] ?? [];
  const others = placeholdersIn(value);
  // Between two slashes of a path, it can be nothing else.
  const segment = meaning === 'command' || meaning === 'cwd' ? '|(?<=^|[\\\\/])\\$[A-Z][A-Z0-9_]*(?=[\\\\/]|$)' : '';
  const named = `\`(?:${programs})\\b[^\`]*\`|\\$(?:${wellKnown})\\b|%(?:${wellKnown})%|\\$\\((?:${programs})\\b[^()]*\\)`;
  const forms = new RegExp(named + segment, 'g');
  return [...value.matchAll(forms)].flatMap(({ 0: text, index }) => {
    const isOutput = /^(?:\$\(|`)/.test(text);
    const isKnown = isOutput ? placeholders.shell === true : known.includes(text.startsWith('%') ? '%NAME%' : '$NAME');
    const isJudged = others.some(({ start, end }) => start < index + text.length && index < end);
    return isKnown || isJudged ? [] : [{ text, start: index }];
  });
}

export const docs = defineDocs({
  summary: 'Signs for a shell where no shell reads them',
  why: 'A client starts the program itself. Pipes, redirections, "~" and "$HOME" are then plain text, which the program gets as an argument. Only what is certain is reported: scripts after "sh -c" and the like are left alone, and so is "~" in an argument of the server, which may expand it itself.',
  fix: 'Write whole paths, or variables in the syntax of the client; put what needs a shell into a script.',
  mends: 'a shell, a script or other arguments would do: that is a choice',
  examples: [
    {
      title: 'A second command, and a log',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["--stdio", ⟦"2>>docs.log"⟧, ⟦"||"⟧, "true"] } } }\n',
      },
    },
    {
      title: 'A variable inside the value of another',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "env": { "PATH": "/opt/docs/bin:⟦$PATH⟧" } } } }\n',
      },
    },
    {
      title: 'The home folder',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "⟦~⟧/bin/docs-mcp" }, "wiki": { "command": "node", "args": ["⟦~⟧/wiki/index.js"] } } }\n',
      },
    },
    {
      title: 'In a client that expands it in the command alone',
      files: {
        '.amazonq/mcp.json':
          '{ "mcpServers": { "docs": { "command": "~/bin/docs-mcp" }, "wiki": { "command": "node", "args": ["⟦~⟧/wiki/index.js"] } } }\n',
      },
    },
    {
      title: 'A variable of the shell before the program',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "⟦$HOME⟧/go/bin/docs-mcp" } } }\n',
        'opencode.json': '{ "mcp": { "docs": { "type": "local", "command": ["⟦$HOME⟧/go/bin/docs-mcp"] } } }\n',
      },
    },
    {
      title: 'A folder for a container',
      files: {
        'opencode.json':
          '{ "mcp": { "git": { "type": "local", "command": ["docker", "run", "-i", "-v", "⟦$(pwd)⟧:/a", "-v", "⟦~⟧/b:/b", "-v", "⟦$HOME⟧/c:/c", "mcp/git:1.0"] } } }\n',
      },
    },
    {
      title: 'A folder for uv, which takes it as it is',
      files: {
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "uv", "args": ["run", "--directory", "⟦~⟧/docs", "server.py", "--root", "~/wiki"] } } }\n',
      },
    },
    {
      title: 'The folder to start in, where the client takes it as it is',
      files: {
        '.gemini/settings.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "cwd": "⟦~⟧/docs" } } }\n',
        '.roo/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp", "cwd": "⟦~⟧/docs" } } }\n',
      },
    },
    {
      title: 'VS Code expands "~"',
      files: { '.vscode/mcp.json': '{ "servers": { "docs": { "command": "~/bin/docs-mcp" } } }\n' },
    },
    {
      title: 'Gemini CLI expands such variables, a server may expand "~", and a shell expands all of it',
      files: {
        '.gemini/settings.json':
          '{ "mcpServers": { "docs": { "command": "docs-mcp", "args": ["$HOME/docs", "~/wiki", "a && b"] }, "wiki": { "command": "bash", "args": ["-c", "cd ~ && exec wiki-mcp 2>/dev/null"] } } }\n',
      },
    },
  ],
  evidence: [
    {
      claim:
        '"~/x", "$(pwd)" and "&&" arrive as they are written; "$HOME/y" does too, but for Gemini CLI and Qwen Code',
      source: 'Claude Code 2.1.326, OpenCode 1.18.33, mcporter 0.12.3, Gemini CLI 0.61.0, Qwen Code 0.24.4, run',
      date: '2026-11-18',
    },
    {
      claim: '"~" is expanded in a command, and in no argument',
      source: 'aws/amazon-q-developer-cli, client.rs; charmbracelet/crush 37f36e9, init.go, read',
      date: '2026-11-20',
    },
    { claim: 'VS Code expands "~"', source: 'microsoft/vscode, extHostMcpNode.ts, read', date: '2026-11-18' },
    {
      claim: 'the program is started without a shell',
      source: 'microsoft/vscode, extHostMcpNode.ts; openai/codex, rmcp-client, read',
      date: '2026-11-18',
    },
    {
      claim: 'command, arguments and folder go to the SDK as they stand once variables are replaced',
      source: 'RooCodeInc/Roo-Code, McpHub.ts, read',
      date: '2026-11-19',
    },
  ],
});
