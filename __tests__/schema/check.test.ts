import { describe, expect, test } from '@jest/globals';
import type { Document } from '../../src/parse/index.ts';
import { check } from '../../src/schema/check.ts';
import { checkDocument, type Violation, violationsOf } from '../../src/schema/index.ts';
import type { RawError } from '../../src/schema/spots.ts';
import { isWhole } from '../fuzz.ts';
import { compileOne, json, placed } from './helpers.ts';

const schema = {
  type: 'object',
  'x-rule': 'root-shape',
  'x-effect': 'refuses-file',
  'x-by': 'R:X',
  required: ['servers'],
  properties: {
    servers: { type: 'object', 'x-rule': 'root-shape', additionalProperties: { $ref: '#/$defs/server' } },
    port: { type: 'integer', minimum: 1, 'x-effect': 'ignored' },
  },
  $defs: {
    server: {
      type: 'object',
      'x-effect': 'skips-server',
      properties: {
        command: { type: 'string', 'x-by': 'H:Y' },
        args: { type: 'array', items: { type: 'string' } },
      },
      allOf: [{ 'x-rule': 'transport-missing', required: ['command'] }],
    },
  },
};
const validator = compileOne(schema);

function violations(text: string): Violation[] {
  return check(json(text), validator);
}

describe('a violation', () => {
  test('of a type', () => {
    const [violation] = violations('{"servers": {"a": {"command": "x", "args": ["y", 8080]}}}');
    expect(violation).toEqual({
      kind: 'type',
      place: { document: expect.anything(), route: ['servers', 'a', 'args', 1], side: 'value' },
      route: ['servers', 'a', 'args', 1],
      sentence: 'is a number; a string is needed',
      help: 'write "8080"',
      fix: {
        title: 'put it in double quotes',
        safety: 'safe',
        changes: [{ do: 'quote', at: ['servers', 'a', 'args', 1] }],
      },
      effect: 'skips-server',
      by: 'R:X',
      keyword: 'type',
      schemaPath: '#/$defs/server/properties/args/items/type',
    });
  });

  test('of a value', () => {
    const [violation] = violations('{"servers": {}, "port": 0}');
    expect(violation).toMatchObject({
      kind: 'value',
      help: 'write 1 or more',
      route: ['port'],
      effect: 'ignored',
      by: 'R:X',
      keyword: 'minimum',
    });
    expect(violation).not.toHaveProperty('rule');
    expect(violation).not.toHaveProperty('key');
  });

  test('of a missing key stands at the name of the object', () => {
    const [violation] = violations('{"servers": {"a": {}}}');
    expect(violation).toMatchObject({
      kind: 'missing',
      key: 'command',
      route: ['servers', 'a'],
      rule: 'transport-missing',
    });
    expect(violation && placed(violation)).toBe('key "a"');
  });

  test('of a missing key stands at the object when it has no name', () => {
    const [violation] = violations('{}');
    expect(violation).toMatchObject({ kind: 'missing', key: 'servers', route: [], rule: 'root-shape' });
    expect(violation && placed(violation)).toBe('value {}');
  });

  test('of a refused key stands at the key, of its name too', () => {
    const closed = compileOne({ type: 'object', additionalProperties: false });
    const named = compileOne({ type: 'object', propertyNames: { enum: ['b'] } });
    for (const each of [closed, named]) {
      const [violation] = check(json('{"a": 1}'), each);
      expect(violation).toMatchObject({ kind: 'value', key: 'a', route: [] });
      expect(violation && placed(violation)).toBe('key "a"');
    }
  });
});

describe('annotations', () => {
  test('a rule answers for the value whose schema names it, by any way to it, not for what is inside', () => {
    const rules = (text: string) => violations(text).map(({ route, rule }) => [route.join('.'), rule]);
    expect(rules('{"servers": []}')).toEqual([['servers', 'root-shape']]);
    expect(rules('{"servers": {"a": 1, "b": {"command": 1}}}')).toEqual([
      ['servers.a', undefined],
      ['servers.b.command', undefined],
    ]);
  });

  test('of the nearest schema hold', () => {
    expect(violations('{"servers": {"a": {"command": 1}}}')).toMatchObject([{ effect: 'skips-server', by: 'H:Y' }]);
  });

  test('of a reference and of its target', () => {
    const both = compileOne({
      type: 'object',
      properties: { a: { $ref: '#/$defs/s', 'x-rule': 'outer', 'x-effect': 'fine' } },
      $defs: { s: { type: 'string', 'x-effect': 'ignored' } },
    });
    expect(check(json('{"a":1}'), both)).toMatchObject([{ rule: 'outer', effect: 'ignored' }]);
  });
});

describe('help', () => {
  const props = (more: object) =>
    compileOne({ type: 'object', properties: { a: more, env: { type: 'object', additionalProperties: more } } });
  test.each([
    [{ type: 'string' }, '{"a":1.10}', 'write "1.10"'],
    [{ type: 'string' }, '{"a":true}', 'write "true"'],
    [{ type: 'string' }, '{"a":null}', 'remove it, or write a value'],
    [{ type: 'string' }, '{"env":{"PORT":8080}}', 'write "8080"'],
    [{ type: 'string' }, '{"env":{"PIN":123456789}}', 'put it in double quotes'],
    [{ type: 'boolean' }, '{"a":"True"}', 'write true'],
    [{ type: 'boolean' }, '{"a":"yes"}', 'write true'],
    [{ type: 'boolean' }, '{"a":"Off"}', 'write false'],
    [{ type: 'boolean' }, '{"a":"maybe"}', undefined],
    [{ type: 'string' }, '{"a":["x"]}', 'write one string instead of the list'],
    [{ type: 'string' }, '{"a":{"x":1}}', undefined],
    [{ type: 'integer' }, '{"a":"30"}', 'write 30'],
    [{ type: 'integer' }, '{"a":"1.5"}', undefined],
    [{ type: 'integer' }, '{"a":"007"}', undefined],
    [{ type: 'number' }, '{"a":"1.5"}', 'write 1.5'],
    [{ type: 'number' }, '{"env":{"A":"4711"}}', 'write a number without quotes'],
    [{ enum: ['http', 'sse'] }, '{"a":"HTTP"}', 'write "http"'],
    [{ enum: ['http', 'HTTP'] }, '{"a":"Http"}', undefined],
    [{ const: 'http' }, '{"a":"HTTP"}', 'write "http"'],
    [{ enum: ['stdio', 'streamable-http', 'sse'] }, '{"a":"http"}', 'did you mean "streamable-http"?'],
    [{ enum: ['local', 'remote'] }, '{"a":"stdio"}', 'did you mean "local"?'],
    [{ enum: ['http', 'streamable-http'] }, '{"a":"remote"}', undefined],
  ])('for %j in %s', (more, text, help) => {
    expect(check(json(text), props(more)).map((violation) => violation.help)).toEqual([help]);
  });
});

describe('what is not told', () => {
  test('of a document that could not be read', () => {
    expect(violations('')).toEqual([]);
    expect(violations('\u0000')).toEqual([]);
  });

  test('at broken nodes and of objects they lie in', () => {
    const routes = (text: string) => violations(text).map(({ route }) => route.join('.'));
    expect(routes('{"servers": {"a": {"args": 1}, "b": {"args": ["x"]}}}')).toEqual([
      'servers.a',
      'servers.a.args',
      'servers.b',
    ]);
    expect(routes('{"servers": {"a": {"args": 1}, "b": {"args": ["x" "y"]}}}')).toEqual([
      'servers.a',
      'servers.a.args',
    ]);
    expect(routes('{"servers": {"a": {"args": 1}, "b": {"arg')).toEqual(['servers.a', 'servers.a.args']);
  });

  test('beyond fifty, of which those that rules answer do not count', () => {
    const many = (entry: unknown) => Array.from({ length: 80 }, (_, index) => [`${typeof entry}${index}`, entry]);
    const servers = Object.fromEntries([...many({}), ...many(1)]);
    const found = violations(JSON.stringify({ servers }));
    expect(found.filter(({ rule }) => rule !== undefined)).toHaveLength(50);
    expect(found.filter(({ rule }) => rule === undefined)).toHaveLength(50);
  });

  test('secrets', () => {
    const secret = 'sk-live-4242';
    const strict = compileOne({
      type: 'object',
      properties: {
        env: { type: 'object', additionalProperties: { enum: ['a', 'b'] } },
        token: { const: 'x' },
        command: { type: 'string', pattern: '^[a-z]+$', maxLength: 3 },
        list: { type: 'array', uniqueItems: true, items: { not: { const: secret }, type: 'string' } },
        headers: { type: 'object', additionalProperties: { type: 'number' } },
      },
    });
    const text = JSON.stringify({
      env: { A: secret },
      token: secret,
      command: secret,
      list: [`${secret} `, `${secret} `],
      headers: { A: '4242' },
    });
    const found = check(json(text), strict);
    expect(found).toHaveLength(6);
    for (const { sentence, help } of found) expect(`${sentence} ${help}`).not.toMatch(/sk-|4242/);
  });
});

describe('hostile documents', () => {
  test('with prototype names', () => {
    const found = violations('{"servers": {"__proto__": {}, "constructor": 1, "a": {"__proto__": {"command": "x"}}}}');
    expect(found.map(({ route, sentence }) => [route, sentence])).toEqual([
      [['servers', '__proto__'], 'has no "command"'],
      [['servers', 'constructor'], 'is a number; an object is needed'],
      [['servers', 'a'], 'has no "command"'],
    ]);
  });

  test('with keys that look like steps of a path', () => {
    const found = violations('{"servers": {"a/b": 1, "~0": 2, "~1": 3, "": 4, "%41": 5, "0": 6}}');
    expect(found.map(({ route }) => route[1]).sort()).toEqual(['', '%41', '0', 'a/b', '~0', '~1']);
  });

  test('with very many faults', () => {
    const servers = Object.fromEntries(
      Array.from({ length: isWhole ? 200_000 : 20_000 }, (_, index) => [`s${index}`, { args: 1 }]),
    );
    const document = holding({ servers });
    expect(check(document, validator).length).toBeLessThanOrEqual(100);
  });

  test('as deep as is read', () => {
    const tree = compileOne({
      type: 'object',
      properties: { next: { anyOf: [{ $ref: '#' }, { type: 'string' }] } },
    });
    let value: unknown = 7;
    for (let depth = 0; depth < 200; depth++) value = { next: value };
    const found = check(holding(value), tree);
    expect(found.map(({ route, sentence }) => [route.length, sentence])).toEqual([
      [200, 'is a number; an object or a string is needed'],
    ]);
  });
});

/** A document with this value; what is told of it has no place. */
function holding(value: unknown): Document {
  const { path, text, language, problems } = json('{}');
  const nowhere = { start: 0, end: 0 };
  return {
    path,
    text,
    language,
    problems,
    value,
    locate: () => nowhere,
    isBroken: () => false,
    forget: () => {},
    comments: () => [],
    position: () => ({ line: 1, column: 1 }),
  };
}

function neverLocate(): never {
  throw new Error('located');
}

describe('loading', () => {
  test('a clean document costs nothing but the validator', () => {
    const calls: string[] = [];
    const spy = Object.assign(
      (value: unknown) => {
        calls.push('validate');
        return value !== null;
      },
      { errors: [] as RawError[] },
    );
    const schemaOf = () => {
      calls.push('schema');
      return true;
    };
    expect(check({ ...holding({}), locate: neverLocate }, { validate: spy, schema: schemaOf })).toEqual([]);
    expect(calls).toEqual(['validate']);
  });

  test('only for what is wrong', async () => {
    const document = json('{"mcpServers": {"a": {"command": "x", "env": {"A": 1}}}}');
    const found = await checkDocument(document, 'claude-code-project');
    expect(found.map(({ route, sentence }) => [route.join('.'), sentence])).toEqual([
      ['mcpServers.a.env.A', 'is a number; a string is needed'],
    ]);
    expect(await checkDocument(json('{"mcpServers": {}}'), 'claude-code-project')).toEqual([]);
  });

  test('only what there is', async () => {
    await expect(checkDocument(json('{}'), 'constructor')).rejects.toThrow('there is no schema "constructor"');
    await expect(checkDocument(json('{}'), '../omp')).rejects.toThrow('there is no schema "../omp"');
  });

  test('with the schema of the format, which may be none', async () => {
    const client = (await import('../../src/clients/claude-code.ts')).default;
    const document = json('{"mcpServers": []}');
    const nothing = {
      has: () => false,
      head: () => undefined,
      folders: () => [],
      isTop: () => false,
      document: () => undefined,
    };
    const readings = client.formats
      .filter(({ id }) => id === 'claude-code-project' || id === 'claude-code-misplaced')
      .map((format) => ({
        document,
        client,
        format,
        owner: true,
        others: [],
        targets: [],
        names: [],
        maps: [],
        servers: [],
        publishable: true,
        lacks: () => false,
        ignores: () => false,
        protocol: { profiles: [] },
        neighbours: nothing,
        isKept: false,
        keep: () => undefined,
        of: () => {
          throw new Error('nobody asks what it would say with another text');
        },
      }));
    const sentences = await Promise.all(
      readings.map(async (reading) => (await violationsOf(reading)).map(({ sentence }) => sentence)),
    );
    expect(readings.map(({ format }, index) => [format.id, sentences[index]])).toEqual([
      ['claude-code-project', ['is an array; an object is needed']],
      ['claude-code-misplaced', []],
    ]);
  });
});

test('a refusal without an error that is known is a violation of the whole file', () => {
  const silent = { validate: Object.assign(() => false, { errors: [] }), schema: () => ({}) };
  expect(check(json('{"a": 1}'), silent)).toMatchObject([
    { kind: 'value', route: [], sentence: 'has more faults than can be listed' },
  ]);
});
