import { defineClient, type Reaction } from './define.ts';

/** The documentation shows what works, hardly ever what happens otherwise. */
const fine: Reaction = { effect: 'fine', by: 'M:CJD' };
const unknown: Reaction = { effect: 'fine', by: 'L:CJI' };
const guess: Reaction = { effect: 'skips-server', by: 'L:CJI' };
const unreadable: Reaction = { effect: 'refuses-file', by: 'I:CJI' };

export default defineClient({
  id: 'copilot-jetbrains',
  name: 'Copilot for JetBrains',
  about:
    "GitHub's assistant in JetBrains' editors, and in Xcode. Its one file lies in a folder of the user's; the form is that of VS Code. There is no file of a project.",
  sources: {
    CJD: { title: 'GitHub documentation, extending Copilot Chat with MCP', version: '2026', date: '2026-11-19' },
    CJI: {
      title: 'microsoft/copilot-intellij-feedback, issues 295, 672, 801, 1651 and 1661',
      version: '2025 and 2026',
      date: '2026-11-19',
    },
  },
  formats: [
    {
      id: 'copilot-jetbrains',
      belongsTo: 'user',
      title: "the servers of Copilot in JetBrains' editors",
      files: ['github-copilot/intellij/mcp.json', 'github-copilot/xcode/mcp.json'],
      ofUser: true,
      userFiles: [
        '~/.config/github-copilot/intellij/mcp.json',
        '~/.config/github-copilot/xcode/mcp.json',
        '~/AppData/Local/github-copilot/intellij/mcp.json',
      ],
      schemaBy: 'M:CJD',
      // A parser that passes over comments, and expects a name behind a comma.
      syntax: {
        language: 'json',
        comments: true,
        trailingCommas: false,
        bom: unknown,
        empty: unknown,
        broken: unreadable,
        duplicates: unknown,
      },
      servers: [{ at: ['servers'] }],
      noMap: fine,
      badRoot: unreadable,
      nullMap: unknown,
      dialect: {
        by: 'M:CJD',
        transportKey: 'type',
        spellings: { stdio: 'stdio', http: 'http', sse: 'sse' },
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          type: { is: 'transport', note: 'may be left out' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          env: { is: 'env', for: ['stdio'] },
          url: { is: 'url', for: ['http', 'sse'] },
          requestInit: { is: 'other', for: ['http', 'sse'], note: '`{"headers": {…}}`' },
          headers: { is: 'headers', for: ['http', 'sse'], by: 'L:CJI' },
          'x-metadata': { is: 'other', idle: true, note: 'written with servers of a registry', by: 'I:CJI' },
          tools: { is: 'other', idle: true, note: 'not documented', by: 'L:CJI' },
        },
        bad: guess,
        notObject: guess,
        neither: { effect: 'fails-server', by: 'M:CJD' },
        both: { reaction: { effect: 'ignored', by: 'L:CJI' } },
        unknownTransport: { withCommand: guess, withUrl: guess },
        mismatch: guess,
      },
      claims: 'path',
    },
  ],
});
