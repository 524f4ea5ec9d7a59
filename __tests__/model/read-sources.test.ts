import { expect, test } from '@jest/globals';
import type { Reading } from '../../src/model/reading/index.ts';
import type { Source } from '../../src/parse/index.ts';
import { readingsOf } from './workspace.ts';

/** Tells when it is read and forgotten. */
class Watched implements Source {
  readonly path: string;
  readonly problems = [];
  readonly #log: string[];
  readonly #texts: string[];
  #text: string | undefined;

  constructor(path: string, texts: readonly string[], log: string[]) {
    this.path = path;
    this.#texts = [...texts];
    this.#log = log;
  }

  get text(): string {
    if (this.#text === undefined) {
      this.#log.push(`read ${this.path}`);
      this.#text = this.#texts.shift() ?? '';
    }
    return this.#text;
  }

  forget(): void {
    this.#log.push(`forget ${this.path}`);
    this.#text = undefined;
  }
}

const docs = '{ "mcpServers": { "docs": { "command": "docs-mcp" } } }';

/** More than are held, so that what is read is forgotten. */
const crowd = (log: string[]) =>
  Array.from({ length: 40 }, (_, index) => new Watched(`${index}/.mcp.json`, [docs], log));

test('a text is read when its turn comes, and kept where somebody says so', async () => {
  const log: string[] = [];
  const paths = ['.mcp.json', 'a/.mcp.json', 'settings.md', '.claude/settings.json'];
  const sources = [...paths.map((path) => new Watched(path, [docs], log)), ...crowd([])];
  for await (const each of readingsOf(sources)) {
    if (!paths.includes(each.document.path)) continue;
    log.push(`ask ${each.document.path} ${each.names.join()}`);
    if (each.document.path === 'a/.mcp.json') each.keep();
  }
  expect(log).toEqual([
    'read .mcp.json',
    'ask .mcp.json docs',
    'read a/.mcp.json',
    'ask a/.mcp.json docs',
    'forget settings.md',
    'read .claude/settings.json',
    'ask .claude/settings.json ',
    'forget .mcp.json',
    'forget .claude/settings.json',
  ]);
});

test('the texts of a few files are held', async () => {
  const log: string[] = [];
  for await (const each of readingsOf([new Watched('.mcp.json', [docs], log)])) log.push(`ask ${each.names.join()}`);
  expect(log).toEqual(['read .mcp.json', 'ask docs']);
});

test.each([
  ['the same', docs, ['docs'], { start: 18, end: 24 }],
  ['another one', '{ "mcpServers": { "wiki-of-docs": { "command": "a" } } }', ['wiki-of-docs'], { start: 2, end: 14 }],
  ['cut off', '{ "mcpServers": { "docs"', [], { start: 0, end: 0 }],
  ['gone', '', [], { start: 0, end: 0 }],
  ['far too deep', '['.repeat(200_000), [], { start: 0, end: 0 }],
])('a file that is %s when it is read again', async (_, text, names, span) => {
  const readings: Reading[] = [];
  for await (const each of readingsOf([new Watched('.mcp.json', [docs, text], []), ...crowd([])])) readings.push(each);
  const reading = readings[0];
  expect(reading?.servers.map(({ name }) => name)).toEqual(names);
  expect(reading?.document.locate(['mcpServers', 'docs'], 'key')).toEqual(span);
});

const long = 'x'.repeat(600_000);
const deep = '['.repeat(300) + ']'.repeat(300);

test.each([
  ['.claude/agents/dev.md', `---\ndescription: ${long}\ntools: mcp__db__query\n---\n`, 'claude-code-agent'],
  ['.claude/commands/dev.md', `---\ndescription: ${long}\nallowed-tools: mcp__db__query\n---\n`, 'claude-code-command'],
  ['.cursor/cli.json', `{ "a": ${deep}, "permissions": { "allow": ["Mcp(db:query)"] } }`, 'cursor-cli'],
  // What names no server is nobody's, however long it is.
  ['.opencode/agent/dev.md', `---\ndescription: ${long}\ntools: { bash: true }\n---\n`, undefined],
])('%s is not passed over because it cannot be read whole', async (path, text, format) => {
  const found: Reading[] = [];
  for await (const each of readingsOf([{ path, text, problems: [] }])) found.push(each);
  expect(found[0]?.format.id).toBe(format);
  expect(found.flatMap(({ document }) => document.problems.map(({ kind }) => kind))).toEqual(format ? ['limits'] : []);
});
