import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { lintFiles } from '../formats/support.ts';

interface Parser {
  safeParse(value: unknown): { readonly success: boolean };
}

interface Sdk {
  readonly types: { readonly ListToolsResultSchema: Parser; readonly CallToolResultSchema: Parser };
  readonly Validator: new () => { getValidator(schema: unknown): unknown };
}

/** The official SDK brings a hundred packages: `MCP_SDK` names a folder in which it is installed. */
function installed(): Sdk | undefined {
  const folder = process.env.MCP_SDK;
  if (folder === undefined) return undefined;
  const require = createRequire(path.join(folder, 'package.json'));
  return {
    types: require('@modelcontextprotocol/sdk/types.js'),
    Validator: require('@modelcontextprotocol/sdk/validation/ajv').AjvJsonSchemaValidator,
  };
}

const sdk = installed();
const run = sdk === undefined ? test.skip : test;

const tool = {
  name: 'search',
  title: 'Search',
  description: 'Searches the docs',
  inputSchema: {
    type: 'object',
    properties: { query: { type: 'string', minLength: 1 }, tags: { type: 'array', items: { type: 'string' } } },
    required: ['query'],
  },
  outputSchema: {
    type: 'object',
    properties: { hits: { type: 'integer', minimum: 0 }, list: { type: 'array', items: { $ref: '#/$defs/hit' } } },
    required: ['hits'],
    $defs: { hit: { type: 'object', properties: { title: { type: 'string', enum: ['a', 'b'] } } } },
  },
  annotations: { title: 'Search', readOnlyHint: true, openWorldHint: false },
  icons: [{ src: 'https://example.com/a.png', mimeType: 'image/png', sizes: ['48x48'], theme: 'light' }],
  execution: { taskSupport: 'optional' },
  _meta: { 'com.example/owner': 'docs' },
};

const result = {
  content: [
    { type: 'text', text: 'done', annotations: { audience: ['user'], priority: 0.5 } },
    { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
    { type: 'audio', data: 'SUQz', mimeType: 'audio/mpeg' },
    { type: 'resource', resource: { uri: 'file:///a', text: 'a', mimeType: 'text/plain' } },
    { type: 'resource_link', uri: 'file:///a', name: 'a' },
  ],
  structuredContent: { hits: 1 },
  isError: false,
  _meta: {},
};

const nasty: readonly unknown[] = [undefined, null, true, 1, 'text', [], {}, ['text'], [{}], { type: 'object' }];

interface Mutation {
  /** Where, and what stands there now. */
  readonly what: string;
  readonly value: unknown;
}

/** The value with each of its parts replaced by each of these, or left out. */
function* mutations(value: unknown, way = ''): Generator<Mutation> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const inner = `${way}/${key}`;
    const others = nasty.map((other) => ({ what: `${inner} ${JSON.stringify(other) ?? 'left out'}`, value: other }));
    for (const other of [...others, ...mutations(Reflect.get(value, key), inner)]) {
      yield { what: other.what, value: replaced(value, key, other.value) };
    }
  }
}

function replaced(value: object, key: string, other: unknown): unknown {
  if (Array.isArray(value))
    return value.flatMap((item, index) => (String(index) !== key ? [item] : other === undefined ? [] : [other]));
  const { [key]: _, ...rest } = value as Record<string, unknown>;
  return other === undefined ? rest : { ...rest, [key]: other };
}

/** Listing tools checks the list, and compiles the schemas of answers. */
function losesList({ types, Validator }: Sdk, list: { tools: readonly unknown[] }): boolean {
  const parsed = types.ListToolsResultSchema.safeParse(list) as {
    success: boolean;
    data?: { tools: { outputSchema?: unknown }[] };
  };
  if (!parsed.success) return true;
  try {
    for (const { outputSchema } of parsed.data?.tools ?? [])
      if (outputSchema) new Validator().getValidator(outputSchema);
    return false;
  } catch {
    return true;
  }
}

run('what the SDK refuses of a list is an error, and what is said to cost the list does', async () => {
  const wrong: unknown[] = [];
  for (const { what, value } of mutations(tool)) {
    const list = { tools: [value] };
    const text = JSON.stringify(list);
    const { findings } = await lintFiles({ 'a.json': text }, { config: false, as: 'mcp-tools', paths: ['a.json'] });
    const errors = findings.filter(({ severity }) => severity === 'error');
    const said = errors.filter(({ message }) => message.includes('lose the whole list'));
    const lost = losesList(sdk as Sdk, JSON.parse(text));
    if (lost ? errors.length === 0 : said.length > 0) wrong.push([what, lost, ...errors.map(({ message }) => message)]);
  }
  expect(wrong).toEqual([]);
});

run('what the SDK refuses of a result is an error, and the reverse', async () => {
  const wrong: unknown[] = [];
  for (const { what, value } of mutations(result)) {
    const text = JSON.stringify(value);
    const { findings } = await lintFiles({ 'a.json': text }, { config: false, as: 'mcp-result', paths: ['a.json'] });
    const errors = findings.filter(({ severity }) => severity === 'error');
    const refused = !(sdk as Sdk).types.CallToolResultSchema.safeParse(JSON.parse(text)).success;
    if (refused !== errors.length > 0) wrong.push([what, refused, ...errors.map(({ message }) => message)]);
  }
  expect(wrong).toEqual([]);
});

const keywords =
  '$id $ref $defs definitions title description $comment type enum const multipleOf maximum exclusiveMaximum minimum maxLength minLength pattern maxItems minItems uniqueItems maxContains contains maxProperties required properties patternProperties additionalProperties dependencies dependentRequired dependentSchemas propertyNames if then else allOf anyOf oneOf not items prefixItems additionalItems unevaluatedProperties format default examples readOnly deprecated'.split(
    ' ',
  );

run('the same of every keyword of a schema', async () => {
  const wrong: unknown[] = [];
  const values = [
    ...nasty.filter((value) => value !== undefined),
    'string',
    -1,
    1.5,
    ['a', 'a'],
    [null],
    { a: null },
    { a: 1 },
    '(?i)a',
    '#/a',
  ];
  for (const keyword of keywords) {
    for (const value of values) {
      const outputSchema = { type: 'object', properties: { hits: { type: 'string', [keyword]: value } } };
      const text = JSON.stringify({ tools: [{ ...tool, outputSchema }] });
      const { findings } = await lintFiles({ 'a.json': text }, { config: false, as: 'mcp-tools', paths: ['a.json'] });
      const errors = findings.filter(({ severity }) => severity === 'error');
      const said = errors.filter(({ message }) => message.includes('lose the whole list'));
      const lost = losesList(sdk as Sdk, JSON.parse(text));
      if (lost ? errors.length === 0 : said.length > 0) {
        wrong.push([keyword, JSON.stringify(value), lost, ...errors.map(({ message }) => message)]);
      }
    }
  }
  expect(wrong).toEqual([]);
});
