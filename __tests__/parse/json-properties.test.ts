import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Pointers, parse as parseWithPlaces } from 'json-source-map';
import { ScannedPlaces } from '../../src/parse/json-scanned-places.ts';
import { readJsonTree } from '../../src/parse/json-tree.ts';
import { type PlaceNode, PlaceTree } from '../../src/parse/places.ts';
import { anyText } from '../any-text.ts';
import { runs } from '../fuzz.ts';
import { brief, parse, routesOf } from './support.ts';

const key = fc.oneof(
  fc.string(),
  fc.constantFrom('__proto__', 'constructor', 'a/b', 'a~b', '~1', '', '0', '\t', '😀', '"'),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    anyText(),
    fc.double().map((number) => JSON.parse(JSON.stringify(number))),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}));
const indent = fc.constantFrom<string | number>(0, 2, '\t', ' \t');
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');
const jsonText = fc
  .tuple(value, indent, lineEnd)
  .map(([data, space, end]) => JSON.stringify(data, null, space).replaceAll('\n', end));

function strictValue(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function fail(route: readonly (string | number)[]): never {
  throw new Error(`json-source-map has no place for ${JSON.stringify(route)}`);
}

describe('well-formed JSON', () => {
  test('the scan gives the places that json-source-map gives', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const scanned = new ScannedPlaces(text);
        const { pointers }: { pointers: Pointers } = parseWithPlaces(text);
        for (const route of routesOf(JSON.parse(text))) {
          const steps = route.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
          const { key, keyEnd, value, valueEnd } = pointers[steps.join('')] ?? fail(route);
          const found = scanned.find(route);
          expect(found.value).toEqual({ start: value.pos, end: valueEnd.pos });
          expect(found.key).toEqual(key && keyEnd && { start: key.pos, end: keyEnd.pos });
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('both locators agree on every node', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const data = JSON.parse(text);
        const byScan = new ScannedPlaces(text);
        const byTree = new PlaceTree(readJsonTree(text).root as PlaceNode);
        for (const route of routesOf(data)) {
          for (const asked of [route, [...route, 'nowhere', 0]]) {
            const { open, ...place } = byTree.find(asked);
            expect(byScan.find(asked)).toEqual(place);
            expect(open).toBe(false);
          }
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('a long text has places for the first quarter of a million values', () => {
    const text = JSON.stringify({ list: Array.from({ length: 50_010 }, (_, index) => [index % 2, { a: [] }, {}]) });
    const byScan = new ScannedPlaces(text);
    const byTree = new PlaceTree(readJsonTree(text).root as PlaceNode);
    // The list comes before the first item, and each item is five values.
    for (let index = 49_990; index < 50_010; index += 1) {
      for (const rest of [[], [0], [1], [1, 'a'], [2]]) {
        const { open: _, ...place } = byTree.find(['list', index, ...rest]);
        expect(byScan.find(['list', index, ...rest])).toEqual(place);
      }
    }
  });

  test('another text than the one that was parsed gives some place', () => {
    for (const text of ['', '{', '{"a"', '[1 2', '[}', '{"\\x": 1}', '{"a": 1, }', ']', '[,,]', '{a: 1}']) {
      const { value } = new ScannedPlaces(text).find(['a', 1]);
      expect(value.end).toBeGreaterThanOrEqual(value.start);
    }
  });

  test('every span holds the JSON of its node', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const document = parse(text);
        for (const route of routesOf(document.value)) {
          const { start, end } = document.locate(route, 'value');
          const expected = route.reduce((node, step) => (node as Record<string, unknown>)[step], document.value);
          expect(JSON.parse(text.slice(start, end))).toEqual(expected);
          const name = document.locate(route, 'key');
          if (typeof route.at(-1) === 'string') expect(JSON.parse(text.slice(name.start, name.end))).toBe(route.at(-1));
          else expect(name).toEqual({ start, end });
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('the recovering reader finds the same data and nothing to complain about', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const tree = readJsonTree(text);
        expect(tree.value).toEqual(JSON.parse(text));
        expect([...tree.faults.problems, ...tree.lost, ...tree.comments, ...tree.trailingCommas]).toEqual([]);
        expect(parse(text).problems).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('the accept set is that of JSON.parse', () => {
  const accepts = (text: string) => {
    const document = parse(text);
    const strict = strictValue(text);
    const faults = document.problems.filter(({ kind }) => kind !== 'duplicate-key');
    if (strict === undefined) expect(faults.length).toBeGreaterThan(0);
    else expect(faults.map(brief)).toEqual([]);
    if (strict !== undefined) expect(document.value).toEqual(strict.value);
  };

  test('for mutated texts', () => {
    const piece = fc.constantFrom(
      ...'{}[]:,"\\\'/*-+.0123456789eEtrufalsn\t\n\r \0\x1f\x7f\u00a0\u2028\ufeff'.split(''),
    );
    const change = fc.tuple(fc.nat(), fc.nat(2), fc.oneof(piece, fc.constant('')));
    fc.assert(
      fc.property(jsonText, fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const mutated = changes.reduce((result, [at, remove, insert]) => {
          const start = at % (result.length + 1);
          return result.slice(0, start) + insert + result.slice(start + remove);
        }, text);
        accepts(mutated);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('for strings of JSON tokens', () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"a"',
      '"\\u0061"',
      '1',
      '-0',
      '01',
      'true',
      'nul',
      ' ',
      '//',
      '"',
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 12 }), (tokens) => accepts(tokens.join(''))),
      { numRuns: runs(1000) },
    );
  });
});

test('duplicates are those that JSON.parse drops', () => {
  const member = fc.tuple(
    fc.constantFrom('"a"', '"\\u0061"', '"b"', '"__proto__"', '"\\u005f_proto__"'),
    fc.constantFrom('1', '{}', '[2]'),
  );
  fc.assert(
    fc.property(fc.array(member, { maxLength: 6 }), (members) => {
      const text = `{${members.map(([name, data]) => `${name}: ${data}`).join(', ')}}`;
      const document = parse(text);
      expect(document.problems).toHaveLength(members.length - Object.keys(JSON.parse(text)).length);
      for (const { span, related, route, fatal } of document.problems) {
        expect(fatal).toBe(false);
        expect(JSON.parse(text.slice(span.start, span.end))).toBe(route?.[0]);
        expect(related?.span).toEqual(document.locate(route ?? [], 'key'));
        expect(span.start).toBeLessThan(related?.span.start ?? 0);
      }
    }),
    { numRuns: runs(200) },
  );
});
