import { isForOneProject, isOfUser, systemOfFile } from '../../model/folders/index.ts';
import {
  fileWord,
  isMoved,
  isRelativePath,
  ownPaths,
  programIndex,
  programName,
  startedFile,
  textsOf,
  wordsOf,
} from '../../model/launch/index.ts';
import { isReplaced, type Reading, readAtTop } from '../../model/reading/index.ts';
import { nameOf, ownKey, type Server } from '../../model/server/index.ts';
import { at, baseName, plainPath } from '../../model/values/index.ts';
import { anyOf, assignment, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

/** Of programs that fetch and start others. */
const FOLDER_OPTION = /^-(?:-directory|-project|-prefix|-dir|c)(?:=|$)/;

/** What version managers, runners and systems make for one session or one run, in small letters. */
const FOR_A_WHILE =
  /fnm_multishells|(?<=[\\/])_npx(?=[\\/])|var\/folders(?=\/)|appdata[\\/]local[\\/]temp(?=[\\/])|archive-v0(?=[\\/])/;

/** How the second half of a path begins that is known to have a blank, in small letters. */
const CUT = /^(?:files(?: \(x86\))?[\\/]|support\/|\S[^\n]*\.app\/contents\/macos\/)/;
const WHOLE = /^(?:[A-Za-z]:[\\/]Program Files\b|\/.*\/Application Support\/|\/[^\n]*\.app\/Contents\/MacOS\/)/;

/** The whole path of a virtual environment as far as the folder of its programs. */
const VENV = /(?:[A-Za-z]:|\/)[^:;"'\n]{0,300}[\\/]\.?venv[\\/](bin|Scripts)(?=[\\/;:]|$)/g;

/** Git's shell and WSL write the drives of Windows otherwise. */
function systemOfPath(path: string): string | undefined {
  if (/^[A-Za-z]:/.test(path)) return 'Windows';
  return /^\/(?:home|Users|opt|srv|root)\//.test(path) ? 'this system' : undefined;
}

const OF_ONE_SYSTEM = /^(?:\/(?:home|root|opt|usr|bin|var|mnt|applications)\/|[a-z]:[\\/])/;

export default defineRule({
  id: 'command-path',
  category: 'correctness',
  severity: 'warning',
  inSnippets: 'never',
  messages: {
    missing: (data: { path: string; server: string }) =>
      `${quote(data.path)}, which starts ${data.server}, lies neither beside this file nor in a folder above it`,
    ofPlugin: (data: { path: string; server: string; client: string }) =>
      `${data.client} looks for ${quote(data.path)} in the project of whoever uses the plugin, so ${data.server} does not start`,
    outOfPlugin: (data: { path: string; server: string; client: string }) =>
      `${quote(data.path)} of ${data.server} leads out of the folder that ${data.client} copies when it is installed`,
    ofUser: (data: { path: string; server: string; client: string }) =>
      `${quote(data.path)} of ${data.server} counts from the folder that ${data.client} starts it in, and not from this file`,
    gone: (data: { path: string; server: string }) =>
      `${quote(data.path)} in the path of ${data.server} is a folder that is made for a while, so the server does not start later`,
    file: (data: { path: string; option: string; program: string }) =>
      `${quote(data.option)} of ${data.program} takes a folder, and ${quote(data.path)} is the name of a file`,
    cut: (data: { server: string; path: string }) =>
      `the path ${quote(data.path)} was cut at its blank, so ${data.server} starts a program of another name`,
    venv: (data: { path: string; there: string; here: string; system: string }) =>
      `on ${data.system} a virtual environment of Python has its programs in ${quote(data.there)}, and not in ${quote(data.here)}`,
    otherSystem: (data: { path: string; server: string; system: string }) =>
      `this file is read on ${data.system}, where ${quote(data.path)} is no path, so ${data.server} does not start`,
  },
  on: {
    server: [
      {
        word: fileWord,
        check(server, { reading, report, client }) {
          const { owner, format } = reading;
          // One of a folder of files to choose from is used in whatever project it is chosen for.
          if (format.folder !== undefined || server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const part = parts[startedFile(textsOf(parts)) ?? -1];
          if (part === undefined || !fileWord.test(part.value.toLowerCase())) return;
          if (isElsewhere(server, reading) && isRelativePath(part.value)) {
            const data = { path: part.value, server: nameOf(server), client };
            report('ofPlugin', data, at(reading.document, part.route), {
              server,
              ...(server.off && { severity: 'info' }),
              help: remedy(reading, server, part.value),
            });
            return;
          }
          if (!owner) return;
          if (isInHome(server, reading)) {
            if (!isRelativePath(part.value)) return;
            const data = { path: part.value, server: nameOf(server), client };
            report('ofUser', data, at(reading.document, part.route), {
              server,
              ...(server.off && { severity: 'info' }),
              help: 'write the whole path',
            });
            return;
          }
          if (format.ofUser || !isToBeThere(part.value) || !lacks(reading, server, part.value)) return;
          report('missing', { path: part.value, server: nameOf(server) }, at(reading.document, part.route), {
            server,
            ...(server.off && { severity: 'info' }),
            help: 'correct the path, or add the file to the project',
          });
        },
      },
      {
        word: FOLDER_OPTION,
        check(server, { reading, report, client }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const isOfPlugin = isElsewhere(server, reading);
          // From the folder that a program in front changes to, it leads where that says.
          const isFromHere = !isMoved(words);
          for (const { option, word, within } of ownPaths(words)) {
            const part = parts[word];
            const path = part?.value.slice(within) ?? '';
            if (part === undefined || !FOLDER_OPTION.test(option.toLowerCase())) continue;
            const place = at(server.document, part.route, 'value', { start: within, end: part.value.length });
            if (isNameOfFile(path)) {
              const program = programName(words[programIndex(words)] ?? '');
              report('file', { path, option, program }, place, {
                server,
                help: 'name the folder that the file lies in',
              });
              // In the folder of somebody's project a server may well be wanted.
            } else if (isFromHere && isOfPlugin && /\w/.test(path) && isRelativePath(path)) {
              report('ofPlugin', { path, server: nameOf(server), client }, place, {
                server,
                ...(server.off && { severity: 'info' }),
                help: remedy(reading, server, path),
              });
            } else if (isFromHere && isInHome(server, reading) && isRelativePath(path) && path !== '') {
              report('ofUser', { path, server: nameOf(server), client }, place, {
                server,
                ...(server.off && { severity: 'info' }),
                help: 'write the whole path',
              });
            }
          }
        },
      },
      {
        text: /\.\.[\\/]/,
        check(server, { reading, report, client }) {
          const { ownFolder } = reading.format;
          if (ownFolder === undefined || server.transport !== 'stdio') return;
          // In its client's own folder it lies where it is run.
          if (IN_PLACE.test(server.document.path)) return;
          for (const part of [...wordsOf(server), ...server.env]) {
            const start = part.value.indexOf(ownFolder);
            const [path = ''] = start === -1 ? [] : part.value.slice(start).split(/[:;,\s"']/, 1);
            if (!leadsOut(path.slice(ownFolder.length))) continue;
            report(
              'outOfPlugin',
              { path, server: nameOf(server), client },
              at(server.document, part.route, 'value', { start, end: start + path.length }),
              {
                server,
                ...(server.off && { severity: 'info' }),
                help: `put what it needs into the folder, and write a path below ${quote(ownFolder)}`,
              },
            );
          }
        },
      },
      {
        word: FOR_A_WHILE,
        check(server, { report }) {
          if (server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const started = startedFile(textsOf(parts)) ?? 0;
          for (const part of new Set([parts[0], parts[started]])) {
            const found = FOR_A_WHILE.exec(part?.value.toLowerCase() ?? '');
            if (part === undefined || found === null) continue;
            const [span = ''] = found;
            const path = part.value.slice(found.index, found.index + span.length);
            report(
              'gone',
              { path, server: nameOf(server) },
              at(server.document, part.route, 'value', { start: found.index, end: found.index + span.length }),
              { server, help: 'write the path of the program where it is installed, or its name alone' },
            );
          }
        },
      },
      {
        word: CUT,
        check(server, { report }) {
          const { command, args, document } = server;
          const [first] = args;
          if (server.transport !== 'stdio' || command === undefined || first === undefined) return;
          const whole = `${command.value} ${first.value}`;
          if (!/^(?:\/|[A-Za-z]:[\\/])\S+$/.test(command.value) || !CUT.test(first.value.toLowerCase())) return;
          if (!WHOLE.test(whole)) return;
          report('cut', { server: nameOf(server), path: whole }, at(document, command.route), {
            server,
            help: `write it whole, as ${quote(ownKey(server.dialect, 'command') ?? 'command')}`,
          });
        },
      },
      {
        text: /\bvenv[\\/](?:bin|Scripts)/i,
        check(server, { reading, report }) {
          if (server.transport !== 'stdio') return;
          for (const part of [...wordsOf(server), ...server.env]) {
            for (const { 0: path, 1: here = '', index } of part.value.matchAll(VENV)) {
              const system = systemOfPath(path) ?? systemOf(reading.document.path)?.name;
              const there = here === 'bin' ? 'Scripts' : 'bin';
              if (system === undefined || (system === 'Windows') === (there === 'bin')) continue;
              const start = index + path.length - here.length;
              const place = at(server.document, part.route, 'value', { start, end: start + here.length });
              report('venv', { path, there, here, system }, place, { server, help: `write ${quote(there)}` });
            }
          }
        },
      },
      {
        word: OF_ONE_SYSTEM,
        check(server, { reading, report }) {
          const system = systemOf(reading.document.path);
          if (system === undefined || server.transport !== 'stdio') return;
          const parts = wordsOf(server);
          const words = textsOf(parts);
          const started = /^(?:ba|z)?sh$/.test(programName(words[0] ?? '')) ? undefined : startedFile(words);
          // "wsl" and its like hand over what follows them.
          if (programIndex(words) > 0) return;
          for (const part of [parts[0], ...(started === undefined || started === 0 ? [] : [parts[started]])]) {
            if (part === undefined || !system.foreign.test(part.value)) continue;
            report(
              'otherSystem',
              { path: part.value, server: nameOf(server), system: system.name },
              at(server.document, part.route),
              {
                server,
                help: system.help,
              },
            );
          }
        },
      },
    ],
  },
});

/** Read in the home directory, for whatever project there is; of one for a single project the folder is known. */
function isInHome(server: Server, { document: { path }, format, client }: Reading): boolean {
  if (server.cwd !== undefined || isForOneProject({ route: server.route, format })) return false;
  if (isOfUser(path)) return true;
  // Among somebody's dotfiles; by its name alone it may be an example.
  const all = client.formats.flatMap(({ userFiles = [] }) => userFiles);
  return format.ofUser === true && all.some((file) => `/${path}`.endsWith(file.slice(1)));
}

/** A server of a plugin, which starts in somebody's project. */
function isElsewhere(server: Server, reading: Reading): boolean {
  const { ownFolder, ownCwd } = reading.format;
  return (ownFolder ?? ownCwd) !== undefined && server.cwd === undefined && !isReplaced(reading, server.name);
}

const IN_PLACE = /(?:^|\/)\.[\w-]+\/(?:extensions|plugins)\//;

/** From the folder that it counts from, by more steps up than down. */
function leadsOut(path: string): boolean {
  return plainPath(path.replaceAll('\\', '/')) === undefined;
}

function inFolder(folder: string, path: string): string {
  return `${folder}/${path.replace(/^(?:\.[\\/])+/, '')}`;
}

/** Folders may end in ".js" as well. */
function isNameOfFile(path: string): boolean {
  return /^(?:[\w-]+\.(?:py|mjs|cjs|json|toml)|(?:index|server|main|cli)\.[jt]s)$/.test(baseName(path));
}

interface System {
  readonly name: string;
  readonly foreign: RegExp;
  readonly help: string;
}

/** What the folder of a file says of the machine; a path such as "/Users/…" leads somewhere on Windows, too. */
function systemOf(path: string): System | undefined {
  if (systemOfFile(path) === 'Windows') {
    return {
      name: 'Windows',
      foreign: /^\/(?:home|root|opt|usr|bin|var|mnt|Applications)\//,
      help: 'write the path that it has on Windows, or start it with "wsl"',
    };
  }
  if (systemOfFile(path) === undefined) return undefined;
  return { name: 'macOS', foreign: /^[A-Za-z]:[\\/]/, help: 'write the path that it has on this machine' };
}

/** Where the file is that of a project as well, the path is right for it as it stands. */
function remedy(reading: Reading, server: Server, relative: string): string {
  const { replacedBy, ownFolder, ownCwd } = reading.format;
  if (ownFolder === undefined) return `add ${assignment(server.document.language, 'cwd', quote(ownCwd ?? ''))}`;
  const path = inFolder(ownFolder, relative);
  if (replacedBy === undefined || readAtTop(reading) === undefined) return `write ${quote(path)}`;
  return `declare ${nameOf(server)} in ${quote(replacedBy.file)}, too, with ${quote(path)}`;
}

/** Not what a build or an installation puts there. */
function isToBeThere(path: string): boolean {
  if (!isRelativePath(path) || /["'\u200b-\u200d\u2060]/.test(path)) return false;
  const steps = path.split(/[\\/]/);
  return (
    !steps.some((step) => isMade(step) || (step.startsWith('.') && /^\.[\w-]*build$/i.test(step))) &&
    !/^path[\\/]to[\\/]/i.test(path)
  );
}

const isMade = anyOf(
  'node_modules .venv venv env vendor dist build _build out output target bin obj lib publish release debug .next .nuxt',
);

function lacks(reading: Reading, { cwd, fields }: Server, path: string): boolean {
  const from = cwd?.value.replace(/^\$\{workspaceFolder\}(?:[\\/]|$)/, '');
  if (from === undefined && fields.some(({ fact }) => fact?.is === 'cwd' && fact.unread !== true)) return false;
  if (from !== undefined && from !== '' && !isRelativePath(from)) return false;
  const slashed = (text: string) => text.replaceAll('\\', '/');
  return reading.lacks(slashed(path)) && (!from || reading.lacks(`${slashed(from)}/${slashed(path)}`));
}

export const docs = defineDocs({
  summary: 'A command with a path that leads nowhere',
  why: 'Clients start the servers of a project in its folder, those of a plugin in the folder of whatever project it is used in, and those of the user in a folder that the file does not tell. A script that was moved or never added leaves everybody else with a server that does not start. Files that git ignores, and folders such as node_modules and dist, are left alone: they come with a build. A path of Linux means nothing in a file that lies in a folder of Windows, and a folder to work in is no file.',
  fix: 'Correct the path, or add the file.',
  mends: 'where the script lies, or should lie, cannot be told',
  examples: [
    {
      title: 'A script that was moved',
      files: {
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"scripts/docs.mjs"⟧] } } }\n',
        'tools/docs.mjs': '',
      },
    },
    {
      title: 'A program of the project, in a folder of its own',
      files: {
        '.cursor/mcp.json': '{ "mcpServers": { "docs": { "command": ⟦"./tools/docs-mcp"⟧, "cwd": "web" } } }\n',
      },
    },
    {
      title: 'A script of a plugin, which is started in the project of somebody else',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"./docs.mjs"⟧] }, "wiki": { "command": "${CLAUDE_PLUGIN_ROOT}/bin/wiki" } } }\n',
        'flow/docs.mjs': '',
      },
    },
    {
      title: 'A script that is handed to what others start',
      files: {
        'flow/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "npx", "args": ["tsx", ⟦"src/docs.ts"⟧] }, "wiki": { "command": "uv", "args": ["run", "--with", "mcp", ⟦"wiki.py"⟧] }, "all": { "command": "uv", "args": ["run", "mcp", "run", "${CLAUDE_PLUGIN_ROOT}/all.py"] }, "web": { "command": "npx", "args": ["-y", "web-mcp@1.0.0", "src/web.ts"] } } }\n',
      },
      also: ['package-unpinned'],
    },
    {
      title: 'What lies beside a plugin and is not copied with it',
      files: {
        '.gemini/extensions/docs/gemini-extension.json':
          '{ "name": "docs", "version": "1.0.0", "mcpServers": { "docs": { "command": "node", "args": ["${extensionPath}/../../../docs.mjs"] } } }\n',
        'flow/.claude-plugin/plugin.json': '{ "name": "docs" }\n',
        'flow/.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": ["⟦${CLAUDE_PLUGIN_ROOT}/../shared/docs.mjs⟧"] }, "wiki": { "command": "wiki-mcp", "args": ["--config=⟦${CLAUDE_PLUGIN_ROOT}/data/../../wiki.json⟧"] }, "web": { "command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/bin/../web.mjs"] } } }\n',
      },
    },
    {
      title: 'A folder of a plugin, which uv looks for in the project of somebody else',
      files: {
        'flow/.claude-plugin/plugin.json':
          '{ "name": "docs", "mcpServers": { "docs": { "command": "uv", "args": ["run", "--directory", "⟦server⟧", "docs-mcp"] }, "wiki": { "command": "uv", "args": ["run", "--directory=${CLAUDE_PLUGIN_ROOT}/wiki", "wiki-mcp"] }, "all": { "command": "uv", "args": ["--directory", ".", "run", "all-mcp"] } } }\n',
      },
    },
    {
      title: 'A script of a plugin of Codex, which only a "cwd" leads to, and of an extension of Gemini CLI',
      files: {
        '.codex-plugin/plugin.json': '{ "name": "docs", "mcpServers": "./.mcp.json" }\n',
        '.mcp.json':
          '{ "mcpServers": { "docs": { "command": "node", "args": [⟦"./docs.mjs"⟧] }, "wiki": { "command": "node", "args": ["./docs.mjs"], "cwd": "." } } }\n',
        'docs.mjs': '',
        'extension/gemini-extension.json':
          '{ "name": "docs", "version": "1.0.0", "mcpServers": { "docs": { "command": "node", "args": [⟦"dist/docs.js"⟧] }, "wiki": { "command": "node", "args": ["${extensionPath}/dist/wiki.js"] } } }\n',
      },
    },
    {
      title: 'A path without its beginning in the home directory, and in an example',
      files: {
        'Library/Application Support/Claude/claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "command": "python3", "args": [⟦"docs.py"⟧] }, "wiki": { "command": "uv", "args": ["--directory", "⟦wiki⟧", "run", "wiki-mcp"] }, "web": { "command": "node", "args": ["/opt/web.js"] },\n  "a": { "command": "wsl", "args": ["--cd", "/opt/a", "node", "a.js"] }, "b": { "command": "env", "args": ["-C", "/opt/b", "uv", "--directory", "b", "run", "b-mcp"] } } }\n',
        'claude_desktop_config.json': '{ "mcpServers": { "docs": { "command": "python3", "args": ["docs.py"] } } }\n',
      },
    },
    {
      title: 'A folder that a version manager makes for one session',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "/run/user/1000/⟦fnm_multishells⟧/32996_1746258653075/bin/npx", "args": ["-y", "docs-mcp"] }, "wiki": { "command": "/opt/node/bin/npx", "args": ["-y", "wiki-mcp", "/var/folders/wiki"] } } }\n',
      },
    },
    {
      title: 'A file where uv takes a folder',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "uv", "args": ["run", "--directory", "⟦/opt/docs/server.py⟧", "server.py"] }, "wiki": { "command": "npx", "args": ["--prefix", "/opt/wiki.js", "wiki-mcp"] } } }\n',
      },
    },
    {
      title: 'A path that was cut at its blank',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "hex": { "command": ⟦"/Applications/Hex"⟧, "args": ["View.app/Contents/MacOS/hex-mcp"] }, "docs": { "command": ⟦"C:\\\\Program"⟧, "args": ["Files\\\\docs\\\\docs-mcp.exe"] }, "wiki": { "command": "/usr/bin/node", "args": ["/opt/View.app/Contents/wiki.js"] } } }\n',
      },
    },
    {
      title: 'Folders of virtual environments',
      files: {
        '.cursor/mcp.json':
          '{ "mcpServers": { "docs": { "command": "C:\\\\docs\\\\.venv\\\\⟦bin⟧\\\\python.exe", "args": ["-m", "docs"] }, "wiki": { "command": "/opt/wiki/venv/⟦Scripts⟧/python", "args": ["-m", "wiki"] }, "web": { "command": "/mnt/c/web/venv/Scripts/python.exe", "args": ["-m", "web"] }, "all": { "command": "/opt/all/.venv/bin/python", "args": ["-m", "all"] } } }\n',
      },
    },
    {
      title: 'Paths of another system than the one that the file lies on',
      files: {
        'AppData/Roaming/Claude/claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "command": ⟦"/home/anna/.local/bin/uv"⟧, "args": ["run", ⟦"/home/anna/docs.py"⟧] }, "wiki": { "command": "node", "args": [⟦"/mnt/c/wiki/index.js"⟧] },\n  "git": { "command": "wsl", "args": ["/home/anna/bin/git-mcp"] }, "web": { "command": "node", "args": ["/Users/anna/web.js", "/home/anna"] } } }\n',
        'Library/Application Support/Claude/claude_desktop_config.json':
          '{ "mcpServers": { "docs": { "command": ⟦"C:\\\\docs\\\\docs-mcp.exe"⟧ } } }\n',
      },
    },
    {
      title: 'Files that are there, that come with a build, or that nobody can know',
      files: {
        '.vscode/mcp.json':
          '{ "servers": { "docs": { "command": "python3", "args": ["-u", "tools/docs.py"] }, "wiki": { "command": "node", "args": ["dist/wiki.js"] }, "web": { "command": "node", "args": ["server.js"], "cwd": "${workspaceFolder}/web" }, "all": { "command": "node", "args": ["${workspaceFolder}/none.js"] } } }\n',
        'tools/docs.py': '',
        'web/server.js': '',
      },
    },
  ],
  evidence: [
    {
      claim: 'a server of a project is started in the folder of the workspace',
      source: 'microsoft/vscode, extHostMcpNode.ts and mainThreadMcp.ts, read; Claude Code 2.1.326, run',
      date: '2026-11-18',
    },
    {
      claim: 'the folder in which a server of claude_desktop_config.json starts is not known, and may be "/"',
      source: 'modelcontextprotocol.io, debugging',
      date: '2026-11-20',
    },
    {
      claim: 'a server of a plugin is started in the project of the user: relative paths are not found',
      source: 'context-mode#531, claude-octopus#260, data-liberation-agent#30, mozilla-ai/cq#33',
      date: '2026-11-18',
    },
    {
      claim: 'a plugin is copied when it is installed, and paths that lead out of its folder find nothing',
      source: 'code.claude.com, plugins reference, caching and file resolution; google-gemini/gemini-cli, extensions',
      date: '2026-11-20',
    },
    {
      claim:
        'uv started with "--directory" and a file ends at once; a path of WSL or of ".venv/bin" is not found on Windows',
      source:
        'kvncampos/nautobot_mcp#5, modelcontextprotocol/servers#1286, tiianhk/MaxMSP-MCP-Server#2, neon-solutions/add-mcp#29',
      date: '2026-11-19',
    },
    {
      claim:
        'measured: of 15 such commands in 6 repositories that could be looked at, 14 name a file that is there, and one does not',
      source: 'real configuration files and the lists of files of their repositories',
      date: '2026-11-18',
    },
  ],
});
