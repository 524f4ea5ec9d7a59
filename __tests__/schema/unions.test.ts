import { describe, expect, test } from '@jest/globals';
import { told } from './helpers.ts';

const stdio = {
  type: 'object',
  properties: { type: { const: 'stdio' }, command: { type: 'string' } },
  required: ['type', 'command'],
};
const http = {
  type: 'object',
  properties: { type: { enum: ['http', 'sse'] }, url: { type: 'string' } },
  required: ['type', 'url'],
};

describe.each(['anyOf', 'oneOf'])('%s', (keyword) => {
  const union = (...branches: object[]) => ({ type: 'object', properties: { a: { [keyword]: branches } } });

  test('tells the types of all branches as one', () => {
    expect(told(union({ type: 'string' }, { type: 'array', items: { type: 'string' } }), '{"a":1}')).toEqual([
      'value 1: is a number; a string or an array is needed',
    ]);
    expect(told(union({ type: ['string', 'null'] }, { type: 'string', minLength: 1 }), '{"a":1}')).toEqual([
      'value 1: is a number; a string or null is needed',
    ]);
  });

  test('tells only of the branch whose type fits', () => {
    expect(told(union({ type: 'string' }, { type: 'array', items: { type: 'string' } }), '{"a":["x",1]}')).toEqual([
      'value 1: is a number; a string is needed',
    ]);
    expect(told(union({ enum: ['on', 'off'], type: 'string' }, { type: 'object' }), '{"a":"of"}')).toEqual([
      'value "of": is "of"; it can be "off" or "on"',
    ]);
  });

  test('tells only of the branch that is tagged', () => {
    expect(told(union(stdio, http), '{"a":{"type":"stdio","url":"x"}}')).toEqual(['key "a": has no "command"']);
    expect(told(union(stdio, http), '{"a":{"type":"sse","command":1}}')).toEqual(['key "a": has no "url"']);
  });

  test('tells the tags of all branches as one', () => {
    expect(told(union(stdio, http), '{"a":{"type":"ws","url":"x"}}')).toEqual([
      'value "ws": is "ws"; it can be "http", "sse" or "stdio"',
    ]);
  });

  test('tells the keys of which one is enough as one', () => {
    const object = (name: string) => ({ type: 'object', required: [name] });
    expect(told(union(object('command'), object('url')), '{"a":{}}')).toEqual([
      'key "a": has neither "command" nor "url"',
    ]);
    expect(told(union(object('a'), object('b'), object('c')), '{"a":{}}')).toEqual([
      'key "a": has none of "a", "b" and "c"',
    ]);
  });

  test('otherwise tells of the branch that fits best', () => {
    const strict = { type: 'object', required: ['x', 'y', 'z'] };
    const near = { type: 'object', properties: { n: { type: 'number' } } };
    expect(told(union(strict, near), '{"a":{"n":"1"}}')).toEqual(['value "1": is a string; a number is needed']);
  });

  test('is followed through references', () => {
    const schema = {
      ...union({ $ref: '#/$defs/stdio' }, { $ref: '#/$defs/http' }),
      $defs: { stdio, http },
    };
    expect(told(schema, '{"a":{"type":"http"}}')).toEqual(['key "a": has no "url"']);
  });

  test('is judged anew within a union', () => {
    const inner = { [keyword]: [{ type: 'string' }, { type: 'boolean' }] };
    const outer = union({ type: 'array', items: inner }, { type: 'number' });
    expect(told(outer, '{"a":[null]}')).toEqual(['value null: is null; a string or a boolean is needed']);
  });
});

describe('oneOf with a discriminator', () => {
  const schema = {
    type: 'object',
    additionalProperties: {
      type: 'object',
      discriminator: { propertyName: 'type' },
      required: ['type'],
      oneOf: [stdio, { $ref: '#/$defs/http' }],
    },
    $defs: { http },
  };

  test.each([
    ['{"a":{"type":"stdio"}}', ['key "a": has no "command"']],
    ['{"a":{"type":"sse","url":1}}', ['value 1: is a number; a string is needed']],
    ['{"a":{"type":"ws"}}', ['value "ws": is "ws"; it can be "http", "sse" or "stdio"']],
    ['{"a":{"type":7}}', ['value 7: is 7; it can be "http", "sse" or "stdio"']],
    ['{"a":{}}', ['key "a": has no "type"']],
    ['{"a":{"type":"http","url":"x"}}', []],
  ])('%s', (text, expected) => {
    expect(told(schema, text)).toEqual(expected);
  });
});

describe('if, then and else', () => {
  const schema = {
    type: 'object',
    properties: {
      a: {
        type: 'object',
        if: { properties: { type: { const: 'local' } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        then: { required: ['command'] },
        else: { required: ['url'] },
      },
    },
  };

  test.each([
    ['{"a":{"type":"local"}}', ['key "a": has no "command"']],
    ['{"a":{"type":"remote"}}', ['key "a": has no "url"']],
    ['{"a":{"url":1}}', []],
  ])('%s', (text, expected) => {
    expect(told(schema, text)).toEqual(expected);
  });
});

describe('one cause, one violation', () => {
  test('a wrong type hides what else is said of the value and its parts', () => {
    const schema = {
      allOf: [
        {
          type: 'object',
          properties: { a: { type: 'object', properties: { b: { type: 'string' } }, minProperties: 2 } },
        },
        { type: 'object', properties: { a: { type: 'array' } } },
        { type: 'object', properties: { a: { type: 'string' } } },
      ],
    };
    expect(told(schema, '{"a":{"b":1}}')).toEqual(['value {"b":1}: is an object; an array is needed']);
  });

  test('a wrong choice hides what else is said of the value', () => {
    expect(told({ type: 'string', enum: ['abc'], minLength: 3, pattern: '^a' }, '"x"')).toEqual([
      'value "x": is "x"; it can only be "abc"',
    ]);
  });

  test('what two schemas say is told once', () => {
    const needed = { type: 'object', required: ['a'] };
    expect(told({ allOf: [needed, needed], ...needed }, '{}')).toEqual(['value {}: has no "a"']);
  });

  test('what depends on a key is told only when it is there', () => {
    const schema = {
      type: 'object',
      dependentSchemas: { a: { $ref: '#/$defs/b' }, c: { $ref: '#/$defs/b' } },
      $defs: { b: { type: 'object', required: ['b'] } },
    };
    expect(told(schema, '{"a":1}')).toEqual(['value {"a":1}: has no "b"']);
    expect(told(schema, '{"d":1}')).toEqual([]);
  });
});
