import { isWhole } from '../fuzz.ts';

type Contents = ReadonlyMap<string, string | Buffer>;

function named(...contents: readonly (string | Buffer)[]): Contents {
  return new Map(contents.map((content, index) => [String(index), content]));
}

const sample = {
  mcpServers: {
    local: { type: 'stdio', command: 'a', args: ['b'], env: { C: 'd' }, cwd: 'e', timeout: 5000, enabled: true },
    remote: {
      type: 'http',
      url: 'https://a.example.com/mcp',
      headers: { B: 'c' },
      oauth: { clientId: 'd', callbackPort: 1 },
      tools: [{ name: 'e', permission_policy: 'always_ask' }],
      auth: { type: 'oauth', credentialId: 'f' },
    },
  },
  servers: {
    canonical: { name: 'canonical', transport: 'stdio', command: 'a', platforms: ['linux'], disabled: false },
  },
  mcp: {
    local: { type: 'local', command: ['a', 'b'], environment: { C: 'd' }, enabled: true, timeout: 5000 },
    remote: { type: 'remote', url: 'https://a.example.com/mcp', headers: { B: 'c' }, oauth: { scope: 'd' } },
  },
  managedMcpServers: { docs: { type: 'http', url: 'https://a.example.com/mcp' } },
  projects: { '/a': { mcpServers: { local: { command: 'a' } } } },
  allowedMcpServers: [{ serverName: 'a' }],
  tools: { 'local*': false },
};

const replacements = ['null', 'true', '0', '-1', '1e400', '""', '[]', '{}', `${'['.repeat(150)}${']'.repeat(150)}`];

/** The text of a value in which the node at the given count of the walk is another text. */
function withReplaced(value: unknown, at: { left: number }, text: string): string {
  if (at.left-- === 0) return text;
  if (Array.isArray(value)) return `[${value.map((item) => withReplaced(item, at, text)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${withReplaced(item, at, text)}`);
  return `{${members.join(',')}}`;
}

function nodesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, item) => sum + nodesIn(item), 1);
}

/** Every node of the sample in turn, spread over the replacements. */
function wrongTypes(text: string): Contents {
  return named(...Array.from({ length: nodesIn(sample) }, (_, index) => withReplaced(sample, { left: index }, text)));
}

const strange = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

function prototypes(): Contents {
  const entry = (key: string) =>
    `{"type":"stdio","command":"a","env":{"${key}":"b"},"headers":{"${key}":1},"${key}":5}`;
  return named(
    ...strange.flatMap((key) => [
      `{"${key}":{"a":{"command":"b"}}}`,
      `{"mcpServers":{"${key}":${entry(key)}},"mcp":{"${key}":${entry(key)}},"servers":{"${key}":${entry(key)}}}`,
      `{"mcpServers":{"a":{"${key}":{"command":"b"}}},"mcp":{"a":{"type":"${key}"}},"servers":{"a":{"transport":"${key}"}}}`,
      `{"mcpServers":{"a":{"type":"${key}","command":"${key}"}},"mcp":{"servers":{"${key}":{"type":"${key}"}}}}`,
      `---\nmcpServers:\n  - ${key}:\n      command: a\n      ${key}: b\n  - ${key}\n---\n`,
    ]),
  );
}

function deep(levels: number): Contents {
  const open = '{"mcpServers":{"a":{"x":';
  return named(
    '['.repeat(levels),
    `${'['.repeat(levels)}${']'.repeat(levels)}`,
    '{"a":'.repeat(levels),
    `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
    `${open}${'['.repeat(levels)}${']'.repeat(levels)}}}}`,
    `{"mcp":{"a":${'{"command":'.repeat(levels)}`,
    `---\nmcpServers: ${'['.repeat(levels)}${']'.repeat(levels)}\n---\n`,
  );
}

/** Millions of blanks: more levels are no other case. */
function indented(levels: number): string {
  return `---\n${Array.from({ length: levels }, (_, index) => `${' '.repeat(index)}a:`).join('\n')}\n---\n`;
}

/** Each level refers to the one before it many times. */
function aliases(levels: number): string {
  const rows = Array.from({ length: levels }, (_, index) => {
    const item = index === 0 ? 'x' : `*a${index - 1}`;
    return `a${index}: &a${index} [${Array.from({ length: 10 }, () => item).join(', ')}]`;
  });
  return `---\n${rows.join('\n')}\nmcpServers: *a${levels - 1}\n---\n`;
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const plain = '{"mcpServers":{"a":{"command":"b"}},"mcp":{},"servers":{}}';

/** Kind to texts, each of which every format is given. */
export const nasty: ReadonlyMap<string, Contents> = new Map([
  ['nothing', named('', ' ', '\n\n\t', '\ufeff', '\r', '---', '---\n---\n', '---\n---')],
  ['other values', named('null', '[]', '{}', '"x"', '1', '-0', 'true', '[[]]', '[null]', '{"":""}', 'x', '<xml/>')],
  [
    'torn texts',
    named(
      '{"mcpServers":[[[[',
      '{',
      '{"',
      '{"a',
      '{"a":',
      '{"a":1,',
      '}',
      ']]]',
      '{"mcpServers":{"a":{"command":"',
      '"\\',
      '/*',
      '//',
      '---\na: [',
      '---\n"a: b',
      '---\n\t- a',
      '---\na: &b [*b]\n---\n',
      '---\na: *b\n---\n',
    ),
  ],
  ['5 000 levels', deep(5000)],
  // More than calls fit on the stack.
  ['tens of thousands of levels', deep(isWhole ? 100_000 : 20_000)],
  ['thousands of levels by their blanks', named(indented(isWhole ? 3000 : 1000))],
  ['aliases that multiply', named(aliases(3), aliases(9), aliases(30), `---\na: &a\n  b: *a\nmcpServers: [*a]\n---\n`)],
  ['names of the prototype', prototypes()],
  ...replacements.map((text) => [`${text.slice(0, 8)} in every place`, wrongTypes(text)] as const),
  [
    'encodings',
    named(
      utf16(plain),
      Buffer.from(plain, 'utf16le'),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(plain)]),
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf]), Buffer.from(plain)]),
      Buffer.concat([
        Buffer.from('{"mcpServers":{"a'),
        Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
        Buffer.from('":{}}}'),
      ]),
      Buffer.from([0, 1, 2, 3, 255, 254, 253]),
      Buffer.alloc(4096),
      plain.replace('"b"', '"b\u0000"'),
      `${plain}\u0000\u0000`,
    ),
  ],
  [
    'strange characters',
    named(
      '{"mcpServers":{"\\ud800":{"command":"\\udfff","args":["\\ud83d"],"env":{"\\udc00":"\\ud800"}}},"mcp":{"\\ud800":{}}}',
      '{"mcpServers":{"a\\u0000b":{"command":"\\u0000"}},"mcp":{"\\u001b[31m":{}},"servers":{"\\u202e":{"transport":"\\u0007"}}}',
      '{"mcpServers":{"\\n::error::x":{"type":"\\r\\n"}},"mcp":{"%0A":{"type":"%0D"}},"servers":{"a":{"transport":"\\u2028"}}}',
      `{"mcpServers":{"${'é'.repeat(20_000)}":{"type":"${'x'.repeat(20_000)}"}},"mcp":{"${'😀'.repeat(9999)}":{}}}`,
      '{"mcpServers":{"${jndi:ldap://a}":{"command":"${${A}}","args":["${","$","${}","{env:","{{","%","%%","\\"`$(x)`\\""]}}}',
      '{"mcpServers":{"\'":{"url":"\\\\"},"\\"":{"type":"\\""},"`":{"command":""}}}',
    ),
  ],
]);
