import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type FieldFact, type Format, loadClient, registry } from '../../src/clients/index.ts';
import { blockKeys, entryKeys, rootKeys, typesUnder } from './entry-keys.ts';

const formats: Format[] = [];
for (const id of new Set(registry().map(({ client }) => client))) formats.push(...(await loadClient(id)).formats);

/** Keys of which a schema says something, though the client of this format does not read them, or reads them elsewhere. */
const others: Readonly<Record<string, readonly string[]>> = {
  // Its servers are remote; what is said of these is that they may not stand there.
  'claude-code-managed-settings': ['args', 'command', 'env', 'headersHelper'],
  // Holds the address and the headers.
  'docker-mcp': ['remote'],
  // One schema describes the entries of several formats, of which not all read the same.
  'gemini-extension': ['trust'],
  mcp: ['description'],
  'mcp-yaml': ['description'],
  'mcp-toml': ['description'],
  'mcp-agents': ['description'],
  stray: ['description'],
  'stray-yaml': ['description'],
  'stray-toml': ['description'],
  'stray-aside': ['description'],
  'stray-yaml-aside': ['description'],
  'stray-toml-aside': ['description'],
  metamcp: ['cwd'],
  qwen: ['type'],
  'qwen-extension': ['type'],
};

describe('the schema of a format knows the keys that the client reads, and no others', () => {
  for (const format of formats) {
    const { dialect, schema, servers, id } = format;
    if (dialect === undefined || servers.length === 0 || schema === 'none') continue;
    test(id, () => {
      const read = Object.entries(dialect.fields).filter(([, { unread }]) => !unread);
      const known = [...entryKeys(format, dialect.nested)].filter((key) => !others[id]?.includes(key));
      expect(known.sort()).toEqual(read.map(([key]) => key).sort());
    });
  }

  test('exceptions are about formats and keys that exist', () => {
    for (const [id, keys] of Object.entries(others)) {
      const format = formats.find((each) => each.id === id);
      if (format === undefined) throw new Error(`there is no format ${id}`);
      expect([...entryKeys(format, format.dialect?.nested)]).toEqual(expect.arrayContaining([...keys]));
    }
  });
});

/** Blocks in whose place a schema lets any value stand: what comes of another one is not known. */
const unlooked: Readonly<Record<string, readonly string[]>> = {
  'claude-code-managed-settings': ['oauth', 'tools', 'toolPermissions'],
  cline: ['oauthClient'],
  'qoder-project': ['oauth'],
  qwen: ['oauth', 'authProviderType'],
  'qwen-project': ['oauth', 'authProviderType'],
  'qwen-extension': ['oauth', 'authProviderType'],
};

const kinds: Readonly<Record<string, string>> = { object: 'object', boolean: 'boolean', string: 'text', array: 'list' };

/** Blocks of which other clients have nothing, or of which it is not known which other keys are read. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  amp: ['oauth'],
  'copilot-cli': ['oauth'],
  'copilot-cli-plugin': ['oauth'],
  'copilot-cli-user': ['oauth'],
  librechat: ['apiKey', 'obo'],
  mcporter: ['oauthCommand', 'oauth_command'],
  omp: ['auth'],
  'omp-root': ['auth'],
};

function isForSigningIn({ is, unread }: FieldFact): boolean {
  return !unread && (is === 'auth' || is === 'oauth');
}

describe('the schema of a format knows what the client takes for a block, and the keys that it reads there', () => {
  for (const format of formats) {
    const { dialect, schema, servers, id } = format;
    if (dialect === undefined || servers.length === 0 || schema === 'none') continue;
    const blocks = Object.entries(dialect.fields).filter(([, each]) => each.takes || each.keys || isForSigningIn(each));
    if (blocks.length === 0) continue;
    test(id, () => {
      for (const [key, block] of blocks) {
        const { takes, keys } = block;
        const types = [...typesUnder(format, dialect.nested, key)].flatMap((type) => kinds[type] ?? []);
        const isLooked = unlooked[id]?.includes(key) !== true;
        if (takes || keys)
          expect([key, ...types.sort()]).toEqual([key, ...(isLooked ? [...(takes ?? [])].sort() : [])]);
        if (!keys && (!isForSigningIn(block) || unlisted[id]?.includes(key))) continue;
        const known = [...blockKeys(format, dialect.nested, key)];
        expect([key, ...known.sort()]).toEqual([key, ...(isLooked ? Object.keys(keys ?? {}).sort() : [])]);
      }
    });
  }
});

test('the schema of a format knows the keys of the root that the client reads', () => {
  const unknown = formats.flatMap((format) => {
    const read = Object.entries(format.rootFields ?? {}).filter(([, { unread }]) => !unread);
    const known = read.length === 0 ? new Set() : rootKeys(format);
    return read.flatMap(([key]) => (known.has(key) ? [] : [`${format.id} ${key}`]));
  });
  expect(unknown).toEqual([]);
});

test('a pattern has words for people, or leaves the question to a rule', () => {
  const folder = path.join(import.meta.dirname, '../../schemas');
  const silent: string[] = [];
  const walk = (node: unknown, at: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, 'x-label': label, 'x-rule': rule } = node as Record<string, unknown>;
    if (typeof pattern === 'string' && label === undefined && rule === undefined) silent.push(at);
    for (const [key, each] of Object.entries(node)) walk(each, `${at}/${key}`);
  };
  for (const file of fs.readdirSync(folder)) walk(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')), file);
  expect(silent).toEqual([]);
});
