import { defineClient, type Reaction, type ServedTool } from './define.ts';

const stops: Reaction = { effect: 'refuses-file', by: 'H:HUB', note: 'the first fault stops the loading of all files' };
const fine: Reaction = { effect: 'fine', by: 'H:HUB' };
const fails: Reaction = { effect: 'fails-server', by: 'R:HUB' };

const variables = ['${NAME}', '${env:NAME}', '${input:id}', '${workspaceFolder}', '${cmd: command}'] as const;

const foreign = [
  '${NAME:-default}',
  '${NAME:default}',
  '${{ secrets.NAME }}',
  '${process.env.NAME}',
  '${object.key}',
  '${config:key}',
  '${secret:name}',
  '${file:path}',
] as const;

export default defineClient({
  id: 'mcp-hub',
  name: 'MCP Hub',
  about:
    'One server in front of many, used above all from Neovim (mcphub.nvim). It takes JSON5, and files in the layout of VS Code as well as the usual one.',
  sources: {
    HUB: { title: 'mcp-hub, run and read', version: '4.2.1', date: '2026-11-19', recordings: ['mcp-hub'] },
    HUBR: { title: 'ravitemer/mcp-hub, release notes of v4.2.0', version: '4.2.0', date: '2025-07-20' },
  },
  formats: [
    {
      id: 'mcp-hub',
      belongsTo: 'user',
      title: "MCP Hub's servers",
      files: ['mcphub/servers.json', '.mcphub/servers.json'],
      userFiles: ['~/.config/mcphub/servers.json'],
      schemaBy: 'H:HUB',
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: true,
        json5: true,
        bom: fine,
        empty: stops,
        broken: stops,
        duplicates: fine,
      },
      servers: [{ at: ['mcpServers'], unless: 'servers' }, { at: ['servers'] }],
      noMap: stops,
      badRoot: stops,
      arrayMap: { effect: 'fine', by: 'R:HUB', note: 'the servers are called 0, 1 …' },
      claims: 'path',
      dialect: {
        by: 'H:HUB',
        transportKey: null,
        spellings: {},
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          type: { is: 'other', idle: true, note: 'replaced: what counts is the `command` or the `url`' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'], default: '[]', writtenAsText: 'R:HUB' },
          env: { is: 'env', for: ['stdio'], note: 'null or "" takes the value of the environment' },
          cwd: { is: 'cwd', for: ['stdio'] },
          dev: { is: 'other', note: 'only with a `command`; restarts the server when its files change' },
          url: { is: 'url', for: ['http'], note: 'checked as a URL before variables are expanded' },
          headers: { is: 'headers', for: ['http'], mindsNull: 'R:HUB' },
          headersHelper: { is: 'headersHelper', unread: true },
          disabled: { is: 'disabled', default: 'false' },
          name: { is: 'name' },
          config_source: { is: 'other', idle: true, note: 'written by MCP Hub' },
          description: { is: 'description', by: 'M:HUB' },
          autoApprove: { is: 'autoApprove', approvesAll: true, by: 'M:HUB', note: 'read by mcphub.nvim' },
          disabled_tools: { is: 'toolsDenied', by: 'M:HUB', note: 'read by mcphub.nvim' },
          disabled_prompts: { is: 'other', by: 'M:HUB', note: 'read by mcphub.nvim' },
          disabled_resources: { is: 'other', by: 'M:HUB', note: 'read by mcphub.nvim' },
          disabled_resourceTemplates: { is: 'other', by: 'M:HUB', note: 'read by mcphub.nvim' },
          custom_instructions: { is: 'other', by: 'M:HUB', note: 'read by mcphub.nvim' },
        },
        bad: stops,
        notObject: stops,
        neither: stops,
        both: { reaction: stops },
        urls: { parsed: 'always', reaction: stops, called: fails, userInfo: fails },
        unsendable: fails,
        ownHeaders: {
          names: ['connection', 'content-length', 'expect', 'transfer-encoding', 'upgrade'],
          reaction: fails,
        },
        starts: { blanks: 'one-program', by: 'R:HUB' },
        keepsTilde: { words: 'R:HUB', cwd: 'R:HUB' },
        reserved: [{ name: '__proto__', reaction: { effect: 'drops-server', by: 'R:HUB' } }],
        placeholders: {
          in: {
            command: variables,
            args: [...variables, '$NAME'],
            env: variables,
            cwd: variables,
            url: variables,
            headers: variables,
          },
          alone: ['$NAME'],
          whenUnset: 'the server does not start',
          // All between "${" and the next brace is the name that it looks for.
          refused: { syntaxes: foreign, reaction: fails },
          by: 'M:HUBR',
        },
      },
    },
  ],
  toolNames: {
    form: 'S__T',
    server: cleaned,
    name: (server, tool) => `${cleaned(server)}__${tool}`,
    names: toolNames,
    apartBy: 'a number after the name of the server',
    collision: 'a second server with one cleaned name gets a number',
    clash: { across: 'one' },
    by: 'H:HUB',
  },
});

function cleaned(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '_');
}

function toolNames(tools: readonly ServedTool[]): string[] {
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  const last = new Map<string, number>();
  return tools.map(({ server, tool }) => {
    let id = ids.get(server);
    if (id === undefined) {
      const base = cleaned(server);
      let number = last.get(base) ?? 0;
      id = base;
      while (taken.has(id)) {
        number += 1;
        id = `${base}_${number}`;
      }
      last.set(base, number);
      taken.add(id);
      ids.set(server, id);
    }
    return `${id}__${tool}`;
  });
}
