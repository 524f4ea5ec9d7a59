import { describe, expect, test } from '@jest/globals';
import { errorsOf, lintResult, lintTools } from './support.ts';

const object = { type: 'object', properties: {} };
const revisions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

const withInput = (inputSchema: unknown) => ({ name: 'search', description: 'Searches the docs', inputSchema });
const withKeys = (keys: object) => ({ ...withInput(object), ...keys });

/**
 * What the published schema of each revision says, and last the list schema of SDK 1.32.2, which speaks 2025-11-25:
 * F for refused. Measured by running them.
 */
const measured: readonly (readonly [title: string, tool: unknown, verdicts: string])[] = [
  ['no inputSchema', { name: 'search', description: 'Searches' }, 'FFFFF F'],
  ['an empty inputSchema', withInput({}), 'FFFFF F'],
  ['inputSchema null', withInput(null), 'FFFFF F'],
  ['inputSchema true', withInput(true), 'FFFFF F'],
  ['input_schema', { name: 'search', description: 'Searches', input_schema: object }, 'FFFFF F'],
  ['a root anyOf without type', withInput({ anyOf: [object] }), 'FFFFF F'],
  ['a list of types', withInput({ type: ['object', 'null'] }), 'FFFFF F'],
  ['a root reference without type', withInput({ $ref: '#/$defs/a', $defs: { a: object } }), 'FFFFF F'],
  ['properties []', withInput({ type: 'object', properties: [] }), 'FFFF. F'],
  ['properties null', withInput({ type: 'object', properties: null }), 'FFFF. F'],
  ['required null', withInput({ ...object, required: null }), 'FFFF. F'],
  ['required true', withInput({ ...object, required: true }), 'FFFF. F'],
  ['a property that is true', withInput({ type: 'object', properties: { a: true } }), 'FFFF. F'],
  ['description null', withKeys({ description: null }), 'FFFFF F'],
  ['title null', withKeys({ title: null }), '..FFF F'],
  ['annotations null', withKeys({ annotations: null }), '.FFFF F'],
  ['icons null', withKeys({ icons: null }), '...FF F'],
  ['_meta null', withKeys({ _meta: null }), '..FFF F'],
  ['outputSchema null', withKeys({ outputSchema: null }), '..FFF F'],
  ['outputSchema without type', withKeys({ outputSchema: { properties: { a: {} } } }), '..FF. F'],
  ['outputSchema of a list', withKeys({ outputSchema: { type: 'array', items: {} } }), '..FF. F'],
  ['a hint in quotes', withKeys({ annotations: { readOnlyHint: 'true' } }), '.FFFF F'],
  ['a hint that is null', withKeys({ annotations: { readOnlyHint: null } }), '.FFFF F'],
  ['annotations []', withKeys({ annotations: [] }), '.FFFF F'],
  ['an unknown annotation', withKeys({ annotations: { a: 1 } }), '..... .'],
  ['sizes in a string', withKeys({ icons: [{ src: 'https://example.com/a', sizes: '48x48' }] }), '...FF F'],
  ['an icon without src', withKeys({ icons: [{}] }), '...FF F'],
  ['a bogus taskSupport', withKeys({ execution: { taskSupport: 'a' } }), '...F. F'],
  ['a root oneOf beside the type', withInput({ ...object, oneOf: [object] }), '..... .'],
  ['a name that is a number', { ...withInput(object), name: 1 }, 'FFFFF F'],
  ['a title that is a number', withKeys({ title: 1 }), '..FFF F'],
  ['a tool that is a string', 'search', 'FFFFF F'],
];

describe.each(measured)('%s', (_, tool, verdicts) => {
  test.each(revisions.map((revision, index) => [revision, verdicts[index]] as const))(
    'in %s',
    async (revision, verdict) => {
      const errors = errorsOf(await lintTools([tool], revision));
      expect(errors.length > 0 ? 'F' : '.').toBe(verdict);
      // One cause, one finding.
      expect(errors.length).toBeLessThanOrEqual(1);
    },
  );

  test('in the official SDK', async () => {
    const errors = errorsOf(await lintTools([tool]));
    expect(errors.length > 0 ? 'F' : '.').toBe(verdicts.at(-1));
  });
});

const text = { type: 'text', text: 'done' };

/** The same of results: SDK 1.32.2 and 2.4.0 agree on these. */
const results: readonly (readonly [title: string, result: unknown, verdict: string])[] = [
  ['text', { content: [text] }, '.'],
  ['no content', { isError: false }, '.'],
  ['nothing in the content', { content: [] }, '.'],
  ['a block of an unknown type', { content: [{ type: 'json', json: {} }] }, 'F'],
  ['a data address', { content: [{ type: 'image', data: 'data:image/png;base64,AAAA', mimeType: 'image/png' }] }, 'F'],
  ['no Base64', { content: [{ type: 'image', data: 'a.png', mimeType: 'image/png' }] }, 'F'],
  ['isError in quotes', { content: [text], isError: 'true' }, 'F'],
  ['a resource without content', { content: [{ type: 'resource', resource: { uri: 'file:///a' } }] }, 'F'],
  ['a link without a name', { content: [{ type: 'resource_link', uri: 'file:///a' }] }, 'F'],
  [
    'annotations inside the resource',
    { content: [{ type: 'resource', resource: { uri: 'file:///a', text: 'a', annotations: {} } }] },
    '.',
  ],
];

test.each(results)('a result with %s', async (_, result, verdict) => {
  const errors = errorsOf(await lintResult(result));
  expect(errors.length > 0 ? 'F' : '.').toBe(verdict);
  expect(errors.length).toBeLessThanOrEqual(1);
});

test('structured content that is no object, in SDK 1.32.2', async () => {
  for (const structuredContent of [[], 'a', null, 1]) {
    expect(errorsOf(await lintResult({ content: [text], structuredContent }))).toEqual(['result-structured-type']);
  }
});
