import { describe, expect, test } from '@jest/globals';
import {
  configured,
  isAsked,
  type Level,
  type Override,
  optionsFor,
  type RuleSetting,
  type Settings,
  suppress,
} from '../../src/suppress/index.ts';
import { finding, json } from './finding.ts';

function settings(parts: {
  rules?: Record<string, Level>;
  overrides?: [path: string, rules: Record<string, Level>][];
  forced?: Record<string, Level>;
}): Settings {
  const withLevels = (rules: Record<string, Level> = {}): ReadonlyMap<string, RuleSetting> =>
    new Map(Object.entries(rules).map(([id, level]) => [id, { level }]));
  const overrides = (parts.overrides ?? []).map(
    ([path, rules]): Override => ({ matches: (each) => each === path, rules: withLevels(rules) }),
  );
  return {
    rules: withLevels(parts.rules),
    overrides,
    forced: new Map(Object.entries(parts.forced ?? {})),
    offByDefault: new Set(['quiet']),
  };
}

describe('the severity of a finding', () => {
  test.each([
    ['as the rule has it', 'loud', {}, 'error'],
    ['of "rules"', 'loud', { rules: { loud: 'info' } }, 'info'],
    ['off', 'loud', { rules: { loud: 'off' } }, undefined],
    ['of an override', 'loud', { rules: { loud: 'off' }, overrides: [['a.json', { loud: 'warning' }]] }, 'warning'],
    [
      'of the last override',
      'loud',
      {
        overrides: [
          ['a.json', { loud: 'off' }],
          ['a.json', { loud: 'info' }],
        ],
      },
      'info',
    ],
    [
      'not of an override that names another rule',
      'loud',
      {
        overrides: [
          ['a.json', { loud: 'info' }],
          ['a.json', { other: 'off' }],
        ],
      },
      'info',
    ],
    [
      'not of an override for another file',
      'loud',
      { rules: { loud: 'info' }, overrides: [['b.json', { loud: 'off' }]] },
      'info',
    ],
    [
      'of the command line',
      'loud',
      { rules: { loud: 'off' }, overrides: [['a.json', { loud: 'off' }]], forced: { loud: 'warning' } },
      'warning',
    ],
    ['off by default', 'quiet', {}, undefined],
    ['off by default, asked for', 'quiet', { rules: { quiet: 'info' } }, 'info'],
    ['off by default, asked for here', 'quiet', { overrides: [['a.json', { quiet: 'info' }]] }, 'info'],
  ] as const)('%s', (_, rule, parts, expected) => {
    const given = finding(json('{}'), rule);
    // biome-ignore lint/suspicious/noExplicitAny: read-only tuples of the table
    expect(configured(given, settings(parts as any))?.severity).toBe(expected);
  });

  test('a finding that stays as it is stays the same object', () => {
    const given = finding(json('{}'), 'loud');
    expect(configured(given, settings({ rules: { loud: 'error' } }))).toBe(given);
  });
});

test('the options of a rule are those of the last override that has some, else its general ones', () => {
  const setting = (level: Level, prefix?: string) =>
    new Map([['loud', prefix === undefined ? { level } : { level, options: { prefix } }]]);
  const all = {
    rules: setting('info', 'general_'),
    overrides: [
      { matches: (path: string) => path.startsWith('a'), rules: setting('info', 'a_') },
      { matches: (path: string) => path === 'a.json', rules: setting('error') },
      { matches: (path: string) => path === 'ab.json', rules: setting('info', 'ab_') },
    ],
  };
  expect(['a.json', 'ab.json', 'b.json', undefined].map((path) => optionsFor('loud', path, all))).toEqual([
    { prefix: 'a_' },
    { prefix: 'ab_' },
    { prefix: 'general_' },
    { prefix: 'general_' },
  ]);
  expect(optionsFor('quiet', 'a.json', all)).toEqual({});
});

test('a rule is asked if it may speak of any file', () => {
  expect(isAsked('loud', settings({}))).toBe(true);
  expect(isAsked('quiet', settings({}))).toBe(false);
  expect(isAsked('loud', settings({ rules: { loud: 'off' } }))).toBe(false);
  expect(isAsked('loud', settings({ rules: { loud: 'off' }, overrides: [['a', { loud: 'info' }]] }))).toBe(true);
  expect(isAsked('quiet', settings({ overrides: [['a', { quiet: 'off' }]] }))).toBe(false);
  expect(isAsked('quiet', settings({ forced: { quiet: 'info' } }))).toBe(true);
  expect(isAsked('loud', settings({ forced: { loud: 'off' }, overrides: [['a', { loud: 'info' }]] }))).toBe(false);
});

test('comments, then settings, then the baseline', async () => {
  const document = json('{\n// mcp-lint-disable-next-line off\n"a": 1,\n"b": 2,\n"c": 3}');
  const findings = [
    finding(document, 'off', ['a']),
    finding(document, 'off', ['b']),
    finding(document, 'loud', ['b']),
    finding(document, 'loud', ['c']),
  ];
  const { kept, suppressed } = await suppress(findings, {
    documents: [document],
    commentsCount: () => true,
    rules: async () => new Set(['off', 'loud']),
    settings: settings({ rules: { off: 'off', loud: 'info' } }),
    baseline: {
      known: { version: 1, findings: [{ path: 'a.json', rule: 'loud', pointer: '/b', count: 1 }] },
      isJudged: () => true,
      place: () => {
        throw new Error('nothing is stale');
      },
    },
  });
  expect(kept).toEqual([{ ...findings[3], severity: 'info' }]);
  expect(suppressed).toBe(2);
});
