import { filesBelow, filesIn, formatsOf, holdsDotfiles, isManaged } from '../../clients/index.ts';
import { folderHolding, isOfUser } from '../../model/folders/index.ts';
import { serverMaps, unreadKeys, unreadServers } from '../../model/reading/index.ts';
import { at, atSpan, isObject, own, routesAt, valueAt } from '../../model/values/index.ts';
import { count, isOneSlip, list, quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { renaming } from '../shared/fixes.ts';

export default defineRule({
  id: 'file-unread',
  category: 'correctness',
  severity: 'warning',
  strays: true,
  ofFile: true,
  messages: {
    misnamed: (data: { client: string; right: string; servers: number }) =>
      `no known client reads this file: its ${count(data.servers, 'server')} ${data.servers === 1 ? 'has' : 'have'} no effect; ${data.client} reads ${quote(data.right)} in this folder`,
    cased: (data: { client: string; right: string; name: string; servers: number }) =>
      `${data.client} reads ${quote(data.right)} in this folder, and takes ${quote(data.name)} for it only where the system does not tell capitals apart: elsewhere its ${count(data.servers, 'server')} ${data.servers === 1 ? 'has' : 'have'} no effect`,
    aside: (data: { client: string; right: string; servers: number }) =>
      `no known client reads this file: its ${count(data.servers, 'server')} ${data.servers === 1 ? 'has' : 'have'} no effect; ${data.client} reads ${quote(data.right)}`,
    unread: (data: { client: string; key: string; servers: number; where: string }) =>
      `${data.client} reads no servers from ${data.where}: ${quote(data.key)} with ${count(data.servers, 'server')} has no effect there`,
    unparsed: (data: { client: string; where: string }) =>
      `${data.client} reads no servers from ${data.where}: what this file holds has no effect there`,
    moved: (data: { client: string; key: string; where: string; servers: number }) =>
      `${data.client} reads no servers from ${data.where}: ${quote(data.key)} with ${count(data.servers, 'server')} counts only once it is moved out of them`,
    otherKey: (data: { client: string; key: string; right: string }) =>
      `${data.client} reads ${quote(data.right)} from this file; ${quote(data.key)} has no effect here`,
    list: (data: { client: string; key: string }) =>
      `${data.client} reads ${quote(data.key)} in the user's own file alone; it has no effect here`,
  },
  on: {
    file: [
      {
        format: 'references',
        check({ document, format, client: { formats } }, { client, report }) {
          for (const { only, instead, at: route, by } of format.references ?? []) {
            for (const wrong of routesAt(document.value, route)) {
              if (instead === undefined) break;
              const isThere = own(valueAt(document.value, wrong.slice(0, -1)), instead) !== undefined;
              report(
                'otherKey',
                { client, key: wrong.join('.'), right: [...wrong.slice(0, -1), instead].join('.') },
                at(document, wrong, 'key'),
                {
                  help: isThere ? `move what it holds to ${quote(instead)}` : `rename it to ${quote(instead)}`,
                  fix: isThere ? undefined : renaming(wrong, instead),
                  reaction: { effect: 'ignored', by },
                },
              );
            }
            if (only === undefined || isOfUser(document.path) || document.isBroken(route)) continue;
            const value = valueAt(document.value, route);
            if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
            const [ofUser = ''] = formats.flatMap(({ userFiles }) => userFiles ?? []);
            report('list', { client, key: route.join('.') }, at(document, route, 'key'), {
              help: `move it to ${quote(ofUser)}`,
              reaction: { effect: 'ignored', by },
            });
          }
        },
      },
      {
        format: 'unread',
        check({ document, format, snippet }, { client, report }) {
          const [first] = format.unread ?? [];
          if (first !== undefined && document.value === undefined && format.servers.length === 0) {
            const { text, problems } = document;
            const fault = problems.find(({ kind, fatal }) => kind === 'syntax' && fatal);
            const isOfServers = (format.unread ?? []).some(({ at: [key] }) => text.includes(`"${String(key)}"`));
            if (fault === undefined || !isOfServers) return;
            report('unparsed', { client, where: format.place ?? 'this file' }, atSpan(document, fault.span), {
              help: `move the servers to ${isOfUser(document.path) ? (first.insteadOfUser ?? first.instead) : first.instead}`,
            });
            return;
          }
          for (const unread of unreadKeys(document, format)) {
            const servers = unreadServers(valueAt(document.value, unread.at));
            if (servers === 0 || document.isBroken(unread.at)) continue;
            const joined = unread.at.join('.');
            // One key with a dot in its name is another, which is read.
            const isRead = format.servers.some((map) => map.at[0] === joined);
            const key = isRead ? String(unread.at.at(-1)) : joined;
            const readers = format.otherReaders ?? [];
            const others =
              readers.length === 0 ? '' : `; ${list(readers, { bare: true, conjunction: 'and' })} does read this file`;
            const instead = isOfUser(document.path) ? (unread.insteadOfUser ?? unread.instead) : unread.instead;
            // Whether the file is the user's own a text mostly leaves open.
            report(
              snippet !== undefined && unread.moved !== undefined ? 'moved' : 'unread',
              { client, key, servers, where: format.place ?? 'this file' },
              // What is around the servers is not read either.
              at(document, isRead ? unread.at : unread.at.slice(0, 1), 'key'),
              {
                help: `move the servers to ${instead}${others}`,
                ...(isRead && { reaction: { effect: 'drops-file', by: unread.by } }),
              },
            );
          }
        },
      },
      {
        format: 'inProject',
        check(reading, { client, report }) {
          const { document, format, neighbours, snippet } = reading;
          if (format.inProject === undefined || snippet !== undefined || !isObject(document.value)) return;
          if (document.path.includes('/') || isManaged(document.path)) return;
          const [map, ...others] = serverMaps(document, format);
          if (map === undefined || others.length > 0 || Object.keys(document.value).length > 1) return;
          const servers = isObject(map.value) ? Object.keys(map.value).length : 0;
          if (servers === 0 || holdsDotfiles('', (path) => neighbours.has(path) === true)) return;
          const key = map.route.join('.');
          report('unread', { client, key, servers, where: 'this path' }, at(document, map.route, 'key'), {
            help: `move the servers to ${format.inProject.instead}, or to the home directory if they are yours alone`,
          });
        },
      },
      {
        format: 'stray',
        check(reading, { report }) {
          const { document, format } = reading;
          if (!format.stray) return;
          const [map] = serverMaps(document, format);
          const meant = nearFile(document.path) ?? otherEnding(document.path) ?? fileOfFolder(document.path);
          if (map === undefined || meant === undefined || !isObject(map.value)) return;
          const { client, name: right, isNear } = meant;
          const place = map.route.length === 0 ? at(document, []) : at(document, map.route, 'key');
          const help = isNear ? `call it ${quote(right)}` : `move the servers to ${quote(right)}`;
          const servers = Object.keys(map.value).length;
          const name = document.path.slice(folderHolding(document.path).length);
          if (isNear && name.toLowerCase() === right.toLowerCase()) {
            report('cased', { client, right, name, servers }, place, { help });
          } else report(isNear ? 'misnamed' : 'aside', { client, right, servers }, place, { help });
        },
      },
    ],
  },
});

/** Copies that are kept aside, on purpose: "mcp2.json", "mcp.old.json", "_mcp.json". */
const shelved = /[\d~_]|old|ba(?:k|ckup)|copy|off|disabled|default|example|sample|template|dist|local|test/i;

/** What a client looks for, and whether the file at hand has nearly its name. */
interface Meant {
  readonly client: string;
  readonly name: string;
  readonly isNear: boolean;
}

/** The file that a client looks for here under nearly this name. */
function nearFile(path: string): Meant | undefined {
  const folder = folderHolding(path);
  const name = path.slice(folder.length);
  if (folder === '' || shelved.test(name.replace('mcp_config', ''))) return undefined;
  const near = filesIn(folder).find((file) => file.name !== name && isNear(name, file.name));
  return near && { client: near.clientName, name: near.name, isNear: true };
}

/** What an editor put behind the whole name, or the name with the ending of another language. */
function otherEnding(path: string): Meant | undefined {
  const folder = folderHolding(path);
  const name = path.slice(folder.length);
  const right = name.replace(/\.txt$|(?<=\.)(?:jsonc|json5|ya?ml|toml)$/, (end) => (end === '.txt' ? '' : 'json'));
  if (right === name) return undefined;
  const format = formatsOf(folder + right).find(
    ({ unread, stray, beside }) => unread !== true && stray !== true && beside === undefined,
  );
  // Other programs have a "settings.yaml"; the name of a client, and the hidden one, are nobody else's.
  const isItsOwn = name.endsWith('.txt') || right === '.mcp.json' || right.startsWith(format?.client ?? '/');
  if (format === undefined || !isItsOwn) return undefined;
  return { client: format.clientName, name: right, isNear: /\.(?:txt|jsonc|json5)$/.test(name) };
}

/** As people call a file of servers, signs and capitals aside, and the settings of a client in another language. */
const ofServers = /^\.?mcp(?:s|servers?|config|configuration|settings)?$/;

/** As the settings of other clients are called, which hold servers as well. */
const ofSettings = /^(?:settings|config)(?:\.local)?$/;

/** Folders of many programs: what lies there is written into the files of clients as likely as not. */
const sharedFolders: ReadonlySet<string> = new Set(['.ai/', '.agents/', '.config/', '.mcp/']);

/** In a client's own folder, or in one below it, the file that it reads there. */
function fileOfFolder(path: string): Meant | undefined {
  const folder = folderHolding(path);
  const name = path.slice(folder.length);
  const stem = name.replace(/\.\w+$/, '');
  for (const each of [folder, folderHolding(folder.slice(0, -1))]) {
    const [own] = /(?:^|\/)\.[\w-]+\/$/.exec(each) ?? [];
    if (own === undefined || sharedFolders.has(own.replace(/^\//, ''))) continue;
    const here = filesIn(each).filter((file) => file.name !== name);
    const [folderOfClient = ''] = /\.[\w-]+\/$/.exec(each) ?? [];
    const files = here.length > 0 ? here : filesBelow(folderOfClient);
    // Settings may be of anybody whose files lie there.
    const isOwn =
      (each === folder || filesIn(folder).length > 0) && new Set(files.map(({ clientName }) => clientName)).size === 1;
    const isTranslated = each === folder && files.some((file) => file.name.replace(/\.\w+$/, '') === stem);
    const isForServers = ofServers.test(stem.toLowerCase().replace(/[-_]/g, ''));
    if (!isTranslated && !isForServers && !(isOwn && ofSettings.test(stem))) continue;
    const found =
      files.find((file) => /mcp/.test(file.name)) ?? files.find((file) => /settings|config|^opencode/.test(file.name));
    if (found !== undefined) return { client: found.clientName, name: each + found.name, isNear: false };
  }
  return undefined;
}

/** A slip, or another way to join the words. */
function isNear(name: string, right: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[-_.]/g, '');
  return isOneSlip(name, right) || plain(name) === plain(right);
}

export const docs = defineDocs({
  summary: 'Servers in a file or under a key where the client does not look',
  why: 'The client never loads them, and nothing says so. `.claude/mcp.json` and `mcpServers` in `.claude/settings.json` look as if they belonged to Claude Code; it reads neither.',
  fix: 'Move the servers to the file that the client reads.',
  mends: {
    safe: 'renames a list of tools that stands under the key of another kind of text; servers that belong into another file are not moved',
  },
  examples: [
    {
      title: "A list that omp reads in the user's file alone",
      files: {
        '.omp/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } }, ⟦"disabledServers"⟧: ["docs"] }\n',
      },
    },
    {
      title: 'The list of tools of a command, in an agent',
      files: {
        '.claude/agents/reader.md':
          '---\nname: reader\ndescription: Reads\n⟦allowed-tools⟧: Read, mcp__docs__search\n---\n\nRead.\n',
        '.claude/commands/read.md': '---\nallowed-tools: Read, mcp__docs__search\n---\n\nRead.\n',
        '.mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: 'Servers in settings',
      files: { '.claude/settings.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'The key of other clients in settings',
      files: { '.vscode/settings.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A servers file in the folder of settings',
      files: { '.claude/mcp.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'One that cannot be parsed, in the folder of settings',
      files: { '.claude/mcp.json': '⟦s⟧ervers\n{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A letter too few in the name of the file',
      files: { '.gemini/setting.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'Capitals in the name of the file',
      files: { '.vscode/MCP.json': '{ ⟦"servers"⟧: { "docs": { "type": "stdio", "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'What an editor put behind the name, and another ending',
      files: {
        'claude_desktop_config.json.txt': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        '.mcp.jsonc': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        'tools/.mcp.yaml': '⟦mcpServers⟧:\n  docs:\n    command: docs-mcp\n',
        'mcp.yaml': 'mcpServers:\n  docs:\n    command: docs-mcp\n',
      },
    },
    {
      title: 'In the folder of a client, under names that it does not look for',
      files: {
        '.cursor/mcp-configs/mcp-servers.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        '.junie/mcp.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        '.codex/config.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        '.opencode/mcp.jsonc': '{ ⟦"mcp"⟧: { "docs": { "type": "local", "command": ["docs-mcp"] } } }\n',
      },
    },
    {
      title: 'In a folder that many programs share',
      files: { '.ai/mcp.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'In the folder of a client, called as the settings of others are',
      files: {
        '.kiro/settings.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        '.kiro/settings/settings.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
        '.trae/settings.local.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n',
      },
    },
    {
      title: "The name of the user's own file, at the top of a project",
      files: { '.claude.json': '{ ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'The same among dotfiles',
      files: { '.claude.json': '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }\n', '.zshrc': '\n' },
    },
    {
      title: "VS Code's file beside its folder",
      files: { 'mcp.json': '{ ⟦"servers"⟧: { "docs": { "type": "stdio", "command": "docs-mcp" } } }\n' },
    },
    {
      title: "Somebody else's file of that name",
      files: { 'mcp.json': '{ "servers": { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'A key with a dot in its name, taken for two',
      files: { '.amp/settings.json': '{ "amp": { ⟦"mcpServers"⟧: { "docs": { "command": "docs-mcp" } } } }\n' },
    },
    {
      title: 'A copy that is kept aside',
      files: { '.vscode/mcp.old.json': '{ "servers": { "docs": { "command": "docs-mcp" } } }\n' },
    },
    {
      title: 'Settings without servers',
      files: { '.claude/settings.json': '{ "enabledMcpjsonServers": ["docs"] }\n' },
    },
  ],
  evidence: [
    {
      claim: 'none of .claude/mcp.json, .claude/.mcp.json and mcpServers in a settings.json is read',
      source: 'Claude Code 2.1.326, run',
      date: '2026-11-18',
    },
    {
      claim: '"mcpServers" in an object "amp" is not read, and nothing is said',
      source: 'Amp 0.0.1790142911, run',
      date: '2026-11-19',
    },
    { claim: '.claude/mcp.json and .claude/.mcp.json are read', source: 'omp 18.3.4, read', date: '2026-09-27' },
  ],
});
