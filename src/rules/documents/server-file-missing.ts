import { at, isObject, valueAt } from '../../model/values/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { adding } from '../shared/fixes.ts';

export default defineRule({
  id: 'server-file-missing',
  category: 'correctness',
  severity: 'error',
  inSnippets: 'never',
  messages: {
    missing: (data: { path: string; client: string }) =>
      `there is no ${quote(data.path)}, and ${data.client} loads none of its servers, without a word`,
    prefix: (data: { path: string; prefix: string; refused: string }) =>
      `the path ${quote(data.path)} does not begin with ${quote(data.prefix)}, so ${data.refused}`,
    unnamed: (data: { client: string; read: string; unread: string; key: string }) =>
      `${data.client} looks for ${quote(data.read)} in this plugin, and reads ${quote(data.unread)} only where ${quote(data.key)} names it`,
    outside: (data: { path: string; refused: string }) =>
      `the path ${quote(data.path)} has ".." in it, so ${data.refused}`,
  },
  on: {
    file: {
      format: 'serverFiles',
      check({ document, format: { serverFiles }, neighbours }, { client, report }) {
        if (serverFiles === undefined) return;
        const { prefix, from, missing, refused: reaction, unnamed, usual } = serverFiles;
        const refused = `${client} ${reaction.effect === 'refuses-file' ? 'refuses the file' : 'does not look there'}`;
        const isThere = (file: string) => neighbours.has(`${from}/${file}`) === true;
        if (
          unnamed !== undefined &&
          isObject(document.value) &&
          valueAt(document.value, serverFiles.at) === undefined
        ) {
          const { read, unread, by } = unnamed;
          const key = serverFiles.at.join('.');
          if (isThere(unread) && !isThere(read)) {
            report('unnamed', { client, read, unread, key }, at(document, []), {
              reaction: { effect: 'drops-file', by },
              help: `add "${key}": "${prefix}${unread}", or call the file ${quote(read)}`,
              fix: adding(serverFiles.at, `${prefix}${unread}`, 'unsafe'),
            });
          }
        }
        for (const [route, path] of pathsAt(document, serverFiles.at)) {
          // Bundles may come from the web, and their files from a build.
          if (/^[a-z][a-z0-9+.-]*:/i.test(path) || !path.endsWith('.json') || document.isBroken(route)) continue;
          const place = at(document, route);
          if (path.split(/[\\/]/).includes('..')) {
            report('outside', { path, refused }, place, { reaction, help: 'move the file into the plugin' });
          } else if (!path.startsWith(prefix)) {
            // It is found all the same.
            if (path === usual && isThere(usual)) continue;
            report('prefix', { path, prefix, refused }, place, {
              reaction,
              help: `write ${quote(prefix + path.replace(/^\/+/, ''))}`,
            });
          } else if (neighbours.has(`${from}/${path}`) === false) {
            report('missing', { path, client }, place, {
              reaction: missing,
              help: 'add the file, or correct the path',
            });
          }
        }
      },
    },
  },
});

function pathsAt({ value }: Document, route: Route): [Route, string][] {
  const found = valueAt(value, route);
  const items: [Route, unknown][] = Array.isArray(found)
    ? found.map((item, index) => [[...route, index], item])
    : [[route, found]];
  return items.flatMap(([at, item]): [Route, string][] => (typeof item === 'string' ? [[at, item]] : []));
}

export const docs = defineDocs({
  summary: 'A path to a file with servers that is not there',
  why: 'A plugin names the file with its servers. When it is not there, Claude Code skips it and says nothing; a path that does not begin with `./` or leads out of the plugin costs the whole manifest.',
  fix: 'Write the path from the folder of the plugin, with `./` before it.',
  mends: { unsafe: 'names the file that a plugin has and the client does not look for' },
  examples: [
    {
      title: 'A file that was renamed',
      files: { '.claude-plugin/plugin.json': '{ "name": "weather", "mcpServers": ⟦"./servers.json"⟧ }\n' },
    },
    {
      title: 'A path without its beginning, and one that leads out',
      files: {
        '.claude-plugin/plugin.json':
          '{ "name": "weather", "mcpServers": [⟦"servers.json"⟧, ⟦"./../servers.json"⟧] }\n',
        'servers.json': '{ "mcpServers": {} }\n',
      },
    },
    {
      title: 'The same for Codex, which reads ".mcp.json" of a plugin whatever its manifest says',
      files: {
        'a/.codex-plugin/plugin.json': '{ "name": "weather", "mcpServers": ⟦"./servers.json"⟧ }\n',
        'b/.codex-plugin/plugin.json': '{ "name": "wiki", "mcpServers": ⟦"servers.json"⟧ }\n',
        'b/servers.json': '{ "mcpServers": {} }\n',
        'c/.codex-plugin/plugin.json': '{ "name": "docs", "mcpServers": ".mcp.json" }\n',
        'c/.mcp.json': '{ "mcpServers": {} }\n',
      },
    },
    {
      title: 'A file that Cursor does not look for in a plugin',
      files: {
        '.cursor-plugin/plugin.json': '⟦{ "name": "weather" }⟧\n',
        '.mcp.json': '{ "mcpServers": { "weather": { "command": "npx", "args": ["-y", "@acme/weather-mcp"] } } }\n',
      },
    },
    {
      title: 'A file of the plugin, and a bundle from the web',
      files: {
        '.claude-plugin/plugin.json':
          '{ "name": "weather", "mcpServers": ["./servers.json", "https://example.com/weather.mcpb"] }\n',
        'servers.json': '{ "mcpServers": {} }\n',
      },
    },
  ],
  evidence: [
    {
      claim: 'a server in ".mcp.json" of a plugin is not there in Cursor, one in "mcp.json" is',
      source: 'vercel/vercel-plugin#125; cursor/plugins 100d651, its schema and its plugins',
      date: '2026-11-20',
    },
    {
      claim: 'a missing file gives no servers; a path is taken where it begins with "./" and has no ".."',
      source: 'openai/codex 343074d, core-plugins, manifest.rs and loader.rs, read',
      date: '2026-11-20',
    },
    {
      claim: 'a missing file is skipped without a report; paths begin with "./" and have no ".."',
      source: 'Claude Code 2.1.326, "claude plugin validate" run',
      date: '2026-11-18',
    },
  ],
});
