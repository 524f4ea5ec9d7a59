import { defineClient, type Reaction } from './define.ts';
import { isObject, own } from './own.ts';

const refuses: Reaction = { effect: 'refuses-file', by: 'H:AIX' };

export default defineClient({
  id: 'aix',
  name: 'aix',
  about:
    'Keeps servers in one canonical form and writes the files of Claude Code, OpenCode and Gemini from it. Not a client itself: a fault here stops the writing.',
  sources: {
    AIX: { title: 'thoreinstein/aix 070fd29, read', version: '0.8.1', date: '2026-04-27' },
    MAP: { title: 'thoreinstein/aix, docs/mcp-field-mapping.md', version: '0.1.0', date: '2026-11-19' },
  },
  formats: [
    {
      id: 'aix',
      title: 'an aix canonical file',
      files: ['.aix/*.json', 'aix*.json'],
      schemaBy: 'H:AIX',
      syntax: {
        language: 'json',
        comments: false,
        trailingCommas: false,
        bom: refuses,
        empty: { effect: 'fine', by: 'H:AIX' },
        broken: refuses,
        duplicates: { effect: 'fine', by: 'H:AIX' },
      },
      servers: [{ at: ['servers'] }],
      noMap: refuses,
      badRoot: refuses,
      writes: [
        // The platforms stand in the file that it writes, although Claude Code itself does not read them.
        { client: 'claude-code', keeps: ['platforms'], copies: true, as: { sse: 'http' }, by: 'H:AIX' },
        { client: 'opencode', keeps: [], copies: true, by: 'H:AIX' },
      ],
      when: ({ path, value, text }) => (value === undefined ? mentionsServers(text) : isCanonical(value, path)),
      dialect: {
        by: 'H:AIX',
        transportKey: 'transport',
        spellings: { stdio: 'stdio', sse: 'sse' },
        inferred: { command: 'stdio', url: 'sse', urlReaction: { effect: 'fine', by: 'H:AIX' } },
        fields: {
          name: { is: 'name', repeatsName: true, note: 'overwritten with the key' },
          transport: {
            is: 'transport',
            note: 'missing: stdio with a `command`, sse with a `url`; sse is written as `http` for Claude Code',
          },
          command: { is: 'command', for: ['stdio'] },
          args: { is: 'args', for: ['stdio'] },
          url: { is: 'url', for: ['sse'] },
          env: { is: 'env', for: ['stdio'] },
          headers: { is: 'headers', for: ['sse'] },
          platforms: { is: 'platforms', note: 'OpenCode has no such field: lost there' },
          disabled: { is: 'disabled', default: 'false' },
        },
        emptyMeansAbsent: true,
        bad: refuses,
        notObject: refuses,
        neither: refuses,
        both: { winner: 'command', reaction: { effect: 'ignored', by: 'H:AIX' } },
        unknownTransport: { withCommand: refuses, withUrl: refuses },
        mismatch: refuses,
      },
    },
  ],
  formerly: [
    { what: '`sse` was written as `sse` for Claude Code; today it is `http`', until: '0.8.1', by: 'M:MAP' },
    {
      what: '`transport` was written under its own name for Claude Code; today it is `type`',
      until: '0.8.1',
      by: 'M:MAP',
    },
    {
      what: '`disabled` was written under its own name for OpenCode; today it is `enabled`, the other way round',
      until: '0.8.1',
      by: 'M:MAP',
    },
    {
      what: 'its mapping says that unknown fields survive a round trip; its own file keeps them, and they are lost on the way to and from Claude Code and OpenCode',
      by: 'H:AIX',
    },
    {
      what: 'its mapping says that Claude Code keeps `platforms` and `disabled`; they stand in the file, and nothing reads them',
      by: 'M:MAP',
    },
  ],
});

/**
 * A map `servers` whose entries carry `transport`, `platforms` or a `name` equal to their key; of a file that is called
 * like the program, any map of servers.
 */
function isCanonical(value: unknown, path: string): boolean {
  const isNamed = /(?:^|\/)(?:\.aix\/[^/]+|aix)\.json$/.test(path);
  // Under the key of most clients, from which it would write nothing.
  const servers = own(value, 'servers') ?? (isNamed ? own(value, 'mcpServers') : undefined);
  if (!isObject(servers)) return false;
  return Object.entries(servers).some(
    ([name, entry]) =>
      isObject(entry) &&
      (Object.hasOwn(entry, 'transport') ||
        Array.isArray(own(entry, 'platforms')) ||
        own(entry, 'name') === name ||
        (isNamed && (typeof own(entry, 'command') === 'string' || typeof own(entry, 'url') === 'string'))),
  );
}

/** Where nothing can be read. */
function mentionsServers(text: string): boolean {
  return text.includes('"servers"') && text.includes('"transport"');
}
