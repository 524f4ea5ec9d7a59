import { expect, test } from '@jest/globals';
import { answerWalk } from '../../src/judge/answers/walk.ts';
import type { Filters, Listener, ListenersOf, Subject, Subjects } from '../../src/judge/index.ts';
import type { Reading } from '../../src/model/reading/index.ts';
import { parseSource } from '../../src/parse/index.ts';

/** What is handed over when one rule asks for one kind of thing. */
async function handed<S extends Subject>(subject: S, where: Filters[S], value: unknown): Promise<Subjects[S][]> {
  const document = await parseSource({ path: 'tools.json', text: JSON.stringify(value), problems: [] }, 'json');
  const found: Subjects[S][] = [];
  const listener: Listener<S> = { where, tell: (thing) => found.push(thing) };
  const listenersOf = ((asked: Subject) => (asked === subject ? [listener] : [])) as ListenersOf;
  answerWalk(listenersOf)({ document, protocol: {} } as Reading, []);
  return found;
}

const inner = { type: 'array', items: { type: 'string', enum: ['a'] }, title: 'Inner' };
const tool = {
  name: 'search',
  description: 'Finds – what is there',
  inputSchema: { type: 'object', properties: { inner, title: { const: 1, default: { title: 'data' } } } },
  outputSchema: { $defs: { named: { type: 'string' } }, not: { type: 'null' } },
};
const list = { tools: [tool, { name: 'other', annotations: { title: 'Other' } }] };

test('each schema once, outer ones first, with the way to it', async () => {
  const nodes = await handed('schemaNode', {}, list);
  expect(nodes.map(({ inside }) => inside.join('.'))).toEqual([
    'inputSchema',
    'inputSchema.properties.inner',
    'inputSchema.properties.title',
    'inputSchema.properties.inner.items',
    'outputSchema',
    'outputSchema.not',
    'outputSchema.$defs.named',
  ]);
  expect(nodes.map(({ route }) => route.slice(0, 2))).toEqual(nodes.map(() => ['tools', 0]));
  expect(nodes.map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 0, 1, 1]);
  expect(nodes.map(({ called }) => called)).toEqual([
    'inputSchema',
    'inner',
    'title',
    'items',
    'outputSchema',
    'not',
    'named',
  ]);
});

test.each<[string, Filters['schemaNode'], string[]]>([
  ['a keyword', { keywords: ['enum'] }, ['items']],
  ['one of several, once', { keywords: ['const', 'default', 'enum'] }, ['title', 'items']],
  ['a keyword of some form', { keywords: (keyword) => keyword.startsWith('$') }, ['outputSchema']],
  ['what a tool answers', { side: 'outputSchema', keywords: ['type'] }, ['not', 'named']],
  ['what stands under a keyword', { under: 'properties' }, ['inner', 'title']],
])('schemas with %s', async (_, where, called) => {
  expect((await handed('schemaNode', where, list)).map((node) => node.called)).toEqual(called);
});

test('a schema as a whole with all inside', async () => {
  const schemas = await handed('toolSchema', { side: 'inputSchema' }, list);
  expect(schemas.map(({ nodes }) => nodes.length)).toEqual([4]);
});

test('tools with one of some keys, and their list', async () => {
  expect((await handed('tool', { keys: ['annotations', 'icons'] }, list)).map(({ name }) => name)).toEqual(['other']);
  expect((await handed('toolList', {}, list)).map(({ tools }) => tools.length)).toEqual([2]);
});

test('titles and descriptions, but not those that are data or names', async () => {
  expect((await handed('description', {}, list)).map(({ text }) => text)).toEqual([
    'Finds – what is there',
    'Inner',
    'Other',
  ]);
  const [description, ...others] = await handed('description', { like: /inn/i }, list);
  expect(description?.route).toEqual(['tools', 0, 'inputSchema', 'properties', 'inner', 'title']);
  expect(others).toEqual([]);
});

test('odd texts', async () => {
  const texts = await handed('answerText', { odd: true }, list);
  expect(texts.map(({ text, side }) => [text, side])).toEqual([['Finds – what is there', 'value']]);
});

test('nothing of a file that a rule does not ask about, or that has no sign of what it looks for', async () => {
  expect(await handed('tool', { when: () => false }, list)).toEqual([]);
  expect(await handed('tool', { signs: ({ text }) => text.includes('icons') }, list)).toEqual([]);
});

test('results and their blocks', async () => {
  const value = { content: [{ type: 'text', text: 'done' }, 5] };
  expect((await handed('result', {}, value)).map(({ route }) => route)).toEqual([[]]);
  expect((await handed('block', {}, value)).map(({ route }) => route)).toEqual([['content', 0]]);
});

test('four times as many tools are met four times as often', async () => {
  const many = (count: number) => ({
    tools: Array.from({ length: count }, (_, index) => ({ ...tool, name: `t${index}` })),
  });
  for (const subject of ['schemaNode', 'description', 'tool', 'toolSchema'] as const) {
    const [few, more] = [await handed(subject, {}, many(50)), await handed(subject, {}, many(200))];
    expect(more.length).toBe(4 * few.length);
  }
});
