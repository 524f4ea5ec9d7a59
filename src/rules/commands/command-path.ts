import { fileWord, isRelativePath, startedFile, wordsOf } from '../../model/launch/index.ts';
import { isReplaced, type Reading, readAtTop } from '../../model/reading/index.ts';
import { nameOf, type Server } from '../../model/server/index.ts';
import { at } from '../../model/values/index.ts';
import { anyOf, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';

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
  },
  on: {
    server: {
      word: fileWord,
      check(server, { reading, report, client }) {
        const { owner, format } = reading;
        // One of a folder of files to choose from is used in whatever project it is chosen for.
        if (!owner || format.ofUser || format.folder !== undefined || server.transport !== 'stdio') return;
        const parts = wordsOf(server);
        const part = parts[startedFile(parts.map(({ value }) => value)) ?? -1];
        if (part === undefined || !fileWord.test(part.value.toLowerCase())) return;
        const { ownFolder } = reading.format;
        const isOfPlugin = ownFolder !== undefined && server.cwd === undefined && !isReplaced(reading, server.name);
        if (isOfPlugin && isRelativePath(part.value)) {
          const data = { path: part.value, server: nameOf(server), client };
          report('ofPlugin', data, at(reading.document, part.route), {
            server,
            ...(server.off && { severity: 'info' }),
            help: remedy(reading, server, `${ownFolder}/${part.value.replace(/^(?:\.[\\/])+/, '')}`),
          });
          return;
        }
        if (!isToBeThere(part.value) || !lacks(reading, server, part.value)) return;
        report('missing', { path: part.value, server: nameOf(server) }, at(reading.document, part.route), {
          server,
          ...(server.off && { severity: 'info' }),
          help: 'correct the path, or add the file to the project',
        });
      },
    },
  },
});

/** Where the file is that of a project as well, the path is right for it as it stands. */
function remedy(reading: Reading, server: Server, path: string): string {
  const { replacedBy } = reading.format;
  if (replacedBy === undefined || readAtTop(reading) === undefined) return `write ${quote(path)}`;
  return `declare ${nameOf(server)} in ${quote(replacedBy.file)}, too, with ${quote(path)}`;
}

/** Not what a build or an installation puts there. */
function isToBeThere(path: string): boolean {
  if (!isRelativePath(path) || /["'\u200b-\u200d\u2060]/.test(path)) return false;
  const steps = path.split(/[\\/]/);
  return !steps.some((step) => isMade(step) || /^\.[\w-]*build$/i.test(step)) && !/^path[\\/]to[\\/]/i.test(path);
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
  summary: 'A command that starts a file which the project does not have',
  why: 'Clients start the servers of a project in its folder, and those of a plugin in the folder of whatever project it is used in. A script that was moved or never added leaves everybody else with a server that does not start. Files that git ignores, and folders such as node_modules and dist, are left alone: they come with a build.',
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
      claim: 'a server of a plugin is started in the project of the user: relative paths are not found',
      source: 'context-mode#531, claude-octopus#260, data-liberation-agent#30, mozilla-ai/cq#33',
      date: '2026-11-18',
    },
    {
      claim:
        'measured: of 15 such commands in 6 repositories that could be looked at, 14 name a file that is there, and one does not',
      source: 'real configuration files and the lists of files of their repositories',
      date: '2026-11-18',
    },
  ],
});
