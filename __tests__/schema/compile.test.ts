import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compileSchemas } from '../../scripts/compile-schemas.mjs';
import type { Validator } from '../../src/schema/validators.ts';
import { compileAll, compileOne } from './helpers.ts';

const require = createRequire(import.meta.url);
const $schema = 'https://json-schema.org/draft/2020-12/schema';

const simple = { $schema, title: 'Simple', type: 'object', properties: { a: { type: 'string' } } };

function read(outDir: string, file: string): string {
  return fs.readFileSync(path.join(outDir, file), 'utf8');
}

function load(outDir: string, id: string): Validator {
  return require(path.join(outDir, `generated/${id}.cjs`)) as Validator;
}

describe('the written files', () => {
  test('say which command writes them', () => {
    const { outDir } = compileAll({ simple });
    expect(read(outDir, 'generated/simple.cjs').split('\n')[0]).toBe(
      '// Written by "npm run generate" from schemas/simple.schema.json',
    );
    expect(read(outDir, 'validators.generated.ts')).toBe(
      [
        '// Written by "npm run generate" from schemas/*.schema.json',
        'export function importValidator(id: string): Promise<unknown> | undefined {',
        '  switch (id) {',
        "    case 'simple':",
        "      return import('./generated/simple.cjs');",
        '    default:',
        '      return undefined;',
        '  }',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('are told from what should be there, and only those are written', () => {
    const { schemaDir, outDir } = compileAll({ simple, other: simple });
    expect(compileSchemas({ schemaDir, outDir, check: true })).toEqual([]);
    fs.appendFileSync(path.join(outDir, 'generated/simple.cjs'), '// changed');
    fs.rmSync(path.join(schemaDir, 'other.schema.json'));
    const differing = ['generated/other.cjs', 'generated/simple.cjs', 'validators.generated.ts'];
    expect(compileSchemas({ schemaDir, outDir, check: true })).toEqual(differing);
    expect(read(outDir, 'generated/simple.cjs')).toMatch(/changed$/);
    expect(compileSchemas({ schemaDir, outDir })).toEqual(differing);
    expect(fs.readdirSync(path.join(outDir, 'generated'))).toEqual(['simple.cjs']);
    expect(compileSchemas({ schemaDir, outDir })).toEqual([]);
  });

  test('need nothing at run time', () => {
    const schema = {
      type: 'array',
      items: { enum: [{ a: 1 }, 'x'] },
      uniqueItems: true,
      contains: { type: 'string', minLength: 1 },
    };
    const { outDir } = compileAll({ all: { $schema, ...schema } });
    expect(read(outDir, 'generated/all.cjs')).not.toContain('require(');
    expect(load(outDir, 'all').validate([{ a: 1 }, 'x', 'x'])).toBe(false);
  });

  test('carry a format only when a schema has it', () => {
    const { outDir } = compileAll({ when: { $schema, type: 'string', format: 'date' } });
    expect(read(outDir, 'generated/when.cjs').match(/require\([^)]*\)/g)).toEqual([
      'require("ajv-formats/dist/formats")',
    ]);
    expect(load(outDir, 'when').validate('2026-02-30')).toBe(false);
  });

  test('hold the schema without what only people read', () => {
    const described = { ...simple, description: 'D', properties: { description: { type: 'string', default: 'x' } } };
    const { outDir } = compileAll({ described });
    expect(load(outDir, 'described').schema()).toEqual({
      $schema,
      type: 'object',
      properties: { description: { type: 'string' } },
    });
  });
});

describe('references to other files', () => {
  const server = {
    $schema,
    type: 'object',
    properties: { name: { $ref: '#/$defs/name' }, next: { $ref: '#' } },
    $defs: { name: { type: 'string' } },
  };
  const file = { $schema, type: 'object', additionalProperties: { $ref: 'server.schema.json' } };

  test('are followed into the validator', () => {
    const { outDir } = compileAll({ server, file });
    const { validate } = load(outDir, 'file');
    expect(validate({ a: { name: 'x', next: { name: 'y' } } })).toBe(true);
    expect(validate({ a: { next: { name: 1 } } })).toBe(false);
    expect(validate.errors?.map(({ instancePath, schemaPath }) => [instancePath, schemaPath])).toEqual([
      ['/a/next/name', '#/$defs/server/$defs/name/type'],
    ]);
  });

  test('name the file and the reference when they lead nowhere', () => {
    expect(() => compileAll({ file })).toThrow(
      'schemas/file.schema.json: "$ref" names "server.schema.json", which is not among the schemas',
    );
  });
});

describe('strict mode', () => {
  test.each([
    ['an unknown keyword', { type: 'object', propertys: {} }, 'unknown keyword: "propertys"'],
    ['a keyword without its type', { minLength: 1 }, 'missing type "string" for keyword "minLength"'],
    ['an unknown format', { type: 'string', format: 'ipv4' }, 'unknown format "ipv4"'],
    ['a reference to nothing', { $ref: '#/$defs/none' }, "can't resolve reference #/$defs/none"],
  ])('names the file and %s', (_, schema, complaint) => {
    expect(() => compileAll({ typo: { $schema, ...schema } })).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^schemas\/typo\.schema\.json: /) }),
    );
    expect(() => compileAll({ typo: { $schema, ...schema } })).toThrow(complaint);
  });

  test('knows the annotations', () => {
    const notes = { 'x-rule': 'r', 'x-effect': 'ignored', 'x-by': 'R:X', 'x-label': 'a name', 'x-help': 'name it' };
    expect(() => compileAll({ noted: { ...simple, ...notes, markdownDescription: 'M' } })).not.toThrow();
  });
});

describe('foreign data', () => {
  test.each([
    ['["__proto__","__proto__"]', false],
    ['[{"valueOf":1,"toString":2},{"toString":2,"valueOf":1}]', false],
    ['[{"constructor":null},{"constructor":null}]', false],
    ['[1,"1",true,"true",null,"null",[],{},[[]]]', true],
    ['[[1,2],[2,1],["1,2"],{"a":[1]},{"a":1}]', true],
  ])('repeated items of %s', (text, unique) => {
    expect(compileOne({ type: 'array', uniqueItems: true }).validate(JSON.parse(text))).toBe(unique);
  });

  test('repeats are found with a few looks at each item', () => {
    const count = 1000;
    let looks = 0;
    const item = (index: number) => ({
      get index() {
        looks += 1;
        return index;
      },
    });
    const items = Array.from({ length: count }, (_, index) => item(index));
    const { validate } = compileOne({ type: 'array', uniqueItems: true });
    expect(validate(items)).toBe(true);
    expect(validate([...items, item(7)])).toBe(false);
    expect(looks).toBeLessThanOrEqual(4 * count);
  });

  test('prototype names are ordinary keys', () => {
    const closed = compileOne({
      type: 'object',
      properties: { a: { type: 'string' } },
      anyOf: [{ properties: { b: { type: 'string' } } }, { properties: { c: { type: 'string' } } }],
      unevaluatedProperties: false,
    });
    expect(closed.validate(JSON.parse('{"a":"x","b":"y"}'))).toBe(true);
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect([key, closed.validate(JSON.parse(`{"${key}":"x"}`))]).toEqual([key, false]);
    }
    const required = compileOne({ type: 'object', required: ['constructor', '__proto__'] });
    expect(required.validate({})).toBe(false);
    expect(required.validate(JSON.parse('{"constructor":1,"__proto__":2}'))).toBe(true);
  });

  test('an object in an enum is compared by its own keys', () => {
    const { validate } = compileOne({ enum: [{ a: [1] }] });
    expect(validate(Object.assign(Object.create(null), { a: [1] }))).toBe(true);
    expect(validate(JSON.parse('{"a":[1],"__proto__":1}'))).toBe(false);
    expect(validate(JSON.parse('{"valueOf":1}'))).toBe(false);
  });

  test('hundreds of thousands of faults are counted, not kept', () => {
    const { validate } = compileOne({
      type: 'object',
      additionalProperties: { $ref: '#/$defs/server' },
      $defs: {
        server: {
          type: 'object',
          required: ['a'],
          properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        },
      },
    });
    const value = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`s${index}`, { a: 1 }]));
    expect(validate(value)).toBe(false);
    // Those that lead to others have room of their own, so that the way to the first ones is not lost.
    expect(validate.errors?.length).toBe(100_000);
    expect(validate.errors?.every((error) => error !== undefined)).toBe(true);
  });
});
