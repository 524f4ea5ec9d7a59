import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mayBeUnmistakable, mayHoldSecret, secretsIn, unmistakableIn } from '../../src/model/secrets/index.ts';
import { isWhole } from '../fuzz.ts';
import { samplesOf, shapes } from './secret-samples.ts';

const names = ['API_KEY', 'password', 'DATABASE_URL', undefined];

function holds(text: string): boolean {
  return names.some((name) => secretsIn(text, name).length > 0);
}

describe('a text in which a secret is found is one that may hold a secret', () => {
  test.each(shapes.map((shape) => [`${shape.what} (${shape.begins})`, shape] as const))('%s', (_, shape) => {
    for (const token of samplesOf(shape, isWhole ? 20 : 5))
      expect([token, mayHoldSecret(token)]).toEqual([token, true]);
  });

  const codes = ['hex', 'base64', 'base64url'] as const;
  test.each(codes)('random bytes in %s', (code) => {
    const value = fc
      .noBias(fc.uint8Array({ minLength: 16, maxLength: 64 }))
      .map((bytes) => Buffer.from(bytes).toString(code));
    const before = fc.constantFrom('', '--api-key=', 'Bearer ', 'https://me:', 'https://acme.io/?token=', 'Basic ');
    const text = fc.tuple(before, value, fc.constantFrom('', '@db.acme.io/x')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text.filter(holds), (each) => mayHoldSecret(each)),
      { numRuns: 400, seed: 7 },
    );
  });

  test('keys, web tokens, user and password in Base64', () => {
    const body = Buffer.from('user:hunter2!').toString('base64');
    for (const text of [`Basic ${body}`, `authorization: basic ${body}`, '-----BEGIN PRIVATE KEY-----\nMIIB']) {
      expect([text, mayHoldSecret(text)]).toEqual([text, true]);
    }
  });
});

describe('a document with an unmistakable secret is one that may hold one', () => {
  const befores = ['', 'x ', 'x\n', 'x\t', '\u00e9', '"', '\\', 'a/'];
  test.each(shapes.map((shape) => [`${shape.what} (${shape.begins})`, shape] as const))('%s', (_, shape) => {
    for (const token of samplesOf(shape, 3)) {
      for (const before of befores) {
        const text = `${before}${token}`;
        if (unmistakableIn(text).length === 0) continue;
        for (const written of [JSON.stringify(text), JSON.stringify(text).replaceAll('/', '\\/')]) {
          expect([written, mayBeUnmistakable(written)]).toEqual([written, true]);
        }
      }
    }
  });

  test('most lists of tools are none', () => {
    const texts = ['Manage tasks-list and risk-scores', 'The\nsk_ids of keys', 'a path or a pattern'];
    expect(texts.map((text) => mayBeUnmistakable(JSON.stringify(text)))).toEqual([false, false, false]);
  });
});

test('what plain configurations hold is not looked at twice', () => {
  const plain = [
    '@modelcontextprotocol/server-filesystem@2025.8.21',
    'https://mcp.example.com:8443/v1/mcp',
    'GITHUB_PERSONAL_ACCESS_TOKEN',
    'project-7067-database',
    'io.github.upstash/context7',
    '/Users/somebody/Projects/node20/server2/dist/index.js',
    'Bearer ${API_TOKEN}',
  ];
  expect(mayHoldSecret(plain.join('\n'))).toBe(false);
});

test('a text of many words is looked through once', () => {
  for (const word of ['docs ', 'Docs-', 'fileServer.', 'v1 ', '2025 ', 'A']) {
    const words = word.repeat(Math.floor(4000 / word.length));
    expect([word, mayHoldSecret(`${words} a1b2c3d4e5f6`)]).toEqual([word, true]);
  }
});
