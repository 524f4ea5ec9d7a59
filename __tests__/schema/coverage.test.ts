import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { registry } from '../../src/clients/index.ts';
import { type Document, type Language, loadParsers } from '../../src/parse/index.ts';
import { checkDocument } from '../../src/schema/index.ts';
import { inTurnAmongAll } from '../fuzz.ts';
import { type Fixtures, uncovered } from './coverage.ts';
import { readSchemas, root } from './real-schemas.ts';

const LANGUAGES: Readonly<Record<string, Language>> = {
  '.json': 'json',
  '.jsonc': 'json',
  '.yaml': 'yaml',
  '.yml': 'yaml',
  '.toml': 'toml',
  '.md': 'markdown',
};

const parse = await loadParsers(new Set(Object.values(LANGUAGES)));

const known = new Map<string, readonly Document[]>();

function documentsIn(id: string, folder: 'valid' | 'invalid' | 'rules'): readonly Document[] {
  const found = known.get(`${id}/${folder}`) ?? parsedIn(id, folder);
  known.set(`${id}/${folder}`, found);
  return found;
}

function parsedIn(id: string, folder: string): Document[] {
  const directory = path.join(root, '__tests__/fixtures/formats', id, folder);
  if (!fs.existsSync(directory)) return [];
  const habits = registry().find((format) => format.id === id);
  return fs
    .readdirSync(directory)
    .sort()
    .flatMap((name) => {
      const language = LANGUAGES[path.extname(name)];
      if (language === undefined) return [];
      const text = fs.readFileSync(path.join(directory, name), 'utf8');
      return [parse({ path: `${id}/${folder}/${name}`, text, problems: [] }, language, habits)];
    });
}

async function valuesOf(id: string): Promise<Fixtures> {
  const values = (documents: readonly Document[]) =>
    documents.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const parts = partsOf(id);
  // What rules speak of may be all right for the schema.
  const taken: Document[] = [];
  for (const document of documentsIn(id, 'rules')) {
    if ((await checkDocument(document, id)).length === 0) taken.push(document);
  }
  return {
    valid: [...values(documentsIn(id, 'valid')), ...values(taken), ...parts.valid],
    invalid: [...values(documentsIn(id, 'invalid')), ...parts.invalid],
  };
}

/** Schemas of parts of an answer have their fixtures side by side. */
function partsOf(id: string): Fixtures {
  const file = path.join(root, '__tests__/fixtures/answers', `${id}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { valid: [], invalid: [] };
}

const schemas = readSchemas();
const asked = inTurnAmongAll([...schemas.keys()], 0);

describe.each(asked)('the fixtures of %s', (id) => {
  test('are valid or not as their folders say', async () => {
    const faulty: Document[] = [];
    const faultless: Document[] = [];
    for (const document of documentsIn(id, 'valid')) {
      if ((await checkDocument(document, id)).length > 0) faulty.push(document);
    }
    for (const document of documentsIn(id, 'invalid')) {
      if ((await checkDocument(document, id)).length === 0) faultless.push(document);
    }
    const judge = async (value: unknown) => {
      const document = parse({ path: id, text: JSON.stringify(value), problems: [] }, 'json');
      return (await checkDocument(document, id)).length > 0;
    };
    for (const value of partsOf(id).valid) expect([value, await judge(value)]).toEqual([value, false]);
    for (const value of partsOf(id).invalid) expect([value, await judge(value)]).toEqual([value, true]);
    expect(faulty.map((document) => document.path)).toEqual([]);
    expect(faultless.filter(({ problems }) => problems.length === 0).map((document) => document.path)).toEqual([]);
  });
});

test('every constraint of every schema is violated by a fixture and met by another one', async () => {
  const fixtures = new Map<string, Fixtures>();
  for (const id of asked) fixtures.set(id, await valuesOf(id));
  // A tag has chosen its branch, and so fits it.
  const isTag = (line: string) => /^mcp-result-\S+\/properties\/type\/const is never violated$/.test(line);
  const found = uncovered(schemas, (id) => fixtures.get(id) ?? { valid: [], invalid: [] }, asked);
  expect(found.filter((line) => !isTag(line))).toEqual([]);
});

describe('what is not covered', () => {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  const server = {
    $schema,
    type: 'object',
    properties: { type: { enum: ['a', 'b'] }, port: { type: 'integer', minimum: 1 } },
    if: { type: 'object', properties: { type: { const: 'a' } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { required: ['port'] },
  };
  const file = { $schema, type: 'object', additionalProperties: { $ref: 'server.schema.json' } };
  const of = (fixtures: Partial<Record<'server' | 'file', Fixtures>>) =>
    uncovered(
      new Map<string, object>([
        ['server', server],
        ['file', file],
      ]),
      (id) => fixtures[id as 'server'] ?? { valid: [], invalid: [] },
    );

  test('is everything without fixtures', () => {
    expect(of({})).toEqual([
      'server#/if/properties/type/const is never violated and never met',
      'server#/properties/port/minimum is never violated and never met',
      'server#/properties/type/enum is never violated and never met',
      'server#/then/required is never violated and never met',
    ]);
  });

  test('is nothing when every constraint has both', () => {
    const server: Fixtures = {
      valid: [{ type: 'a', port: 1 }, { type: 'b' }],
      invalid: [{ type: 'c', port: 0 }, { type: 'a' }],
    };
    expect(of({ server })).toEqual([]);
  });

  test('may be covered through a reference', () => {
    const fixtures: Fixtures = {
      valid: [{ s: { type: 'a', port: 1 }, t: { type: 'b' } }],
      invalid: [{ s: { type: 'c', port: 0 } }, { s: { type: 'a' } }],
    };
    expect(of({ file: fixtures })).toEqual([]);
  });

  test('is what no fixture of the kind touches', () => {
    const server: Fixtures = { valid: [{ type: 'b' }], invalid: [{ port: 0, type: 'b' }] };
    expect(of({ server })).toEqual([
      'server#/if/properties/type/const is never met',
      'server#/properties/port/minimum is never met',
      'server#/properties/type/enum is never violated',
      'server#/then/required is never violated and never met',
    ]);
  });
});
