import { defineClient, type Reaction } from './define.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:GAW', note: '"gh aw compile" stops' };
/** Read as well; what is refused is the first to be allowed by a newer version. */
const narrow: Reaction = { ...refuses, by: 'M:GAW' };
const fine: Reaction = { effect: 'fine', by: 'H:GAW' };

export default defineClient({
  id: 'gh-aw',
  name: 'gh-aw',
  about:
    'GitHub Agentic Workflows: Markdown with front matter in `.github/workflows`, which `gh aw compile` makes workflows of. Under `mcp-servers` stand the servers of one workflow, or of those that import the file from `shared`. A fault in one of them keeps the whole workflow from being compiled.',
  sources: {
    GAW: { title: 'github/gh-aw cec1ecf, read', version: '2026-02', date: '2026-11-20' },
  },
  formats: [
    {
      id: 'gh-aw',
      belongsTo: 'agent',
      title: 'an agentic workflow of GitHub',
      files: ['.github/workflows/*.md', '.github/workflows/shared/**/*.md'],
      schemaBy: 'H:GAW',
      syntax: {
        language: 'markdown',
        bom: { effect: 'ignored', by: 'L:GAW' },
        empty: fine,
        broken: refuses,
        duplicates: narrow,
      },
      servers: [{ at: ['mcp-servers'] }],
      noMap: fine,
      badRoot: refuses,
      nullRoot: fine,
      dialect: {
        by: 'H:GAW',
        transportKey: 'type',
        spellings: { stdio: 'stdio', local: 'stdio', http: 'http' },
        inferred: { command: 'stdio', url: 'http', urlReaction: fine },
        fields: {
          type: { is: 'transport', note: '`local` is `stdio`' },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio', 'builtin'] },
          env: { is: 'env', for: ['stdio', 'builtin'], note: 'names in capital letters' },
          container: { is: 'other', selects: 'builtin', note: 'an image, in place of `command`' },
          version: { is: 'other', note: 'of the image' },
          entrypoint: { is: 'other', note: 'of the image' },
          entrypointArgs: { is: 'other', note: 'of the image' },
          mounts: { is: 'other', note: '`source:destination:ro` or `:rw`' },
          url: { is: 'url', for: ['http'] },
          headers: { is: 'headers', for: ['http'] },
          allowed: { is: 'toolsAllowed', note: '`*` for all' },
          registry: { is: 'other', idle: true, note: 'where the server was installed from' },
          tools: { is: 'toolsAllowed', unread: true },
        },
        bad: refuses,
        notObject: refuses,
        neither: refuses,
        both: { reaction: refuses },
        otherTransport: narrow,
        unknownTransport: { withCommand: refuses, withUrl: refuses },
        mismatch: refuses,
        names: [
          {
            pattern: /^[A-Za-z0-9_-]+$/,
            allows: 'letters, digits, "-" and "_"',
            reaction: refuses,
          },
        ],
      },
      holds: ['mcp-servers'],
      claims: 'shape',
    },
  ],
});
