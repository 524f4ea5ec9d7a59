import { describe, expect, test } from '@jest/globals';
import { forShowIn } from '../../src/model/secrets/index.ts';

function shown(text: string, name: string): string | undefined {
  const found = forShowIn(text, name);
  return found && text.slice(found.start, found.end);
}

test.each([
  ['xxx', 'xxx'],
  ['sk-****', 'sk-****'],
  ['XXXX-XXXX-XXXX', 'XXXX-XXXX-XXXX'],
  ['Bearer ********', '********'],
  ['sk-••••', 'sk-••••'],
  ['TODO', 'TODO'],
  ['changeme', 'changeme'],
  ['CHANGE_THIS', 'CHANGE_THIS'],
  ['***REDACTED***', '***REDACTED***'],
  ['insert_api_key', 'insert_api_key'],
  ['[API_KEY]', '[API_KEY]'],
  ['{API_KEY}', '{API_KEY}'],
  ['{{$API_KEY}}', '{{$API_KEY}}'],
  ['<%= API_KEY %>', '<%= API_KEY %>'],
  ['@API_KEY@', '@API_KEY@'],
  ['getenv("API_KEY")', 'getenv("API_KEY")'],
  ['OPENAI_API_KEY', 'OPENAI_API_KEY'],
  ['api-key', 'api-key'],
  ['--api-key=xxxx', 'xxxx'],
  ['X-Api-Key: API_KEY', 'API_KEY'],
])('%s stands where a key belongs', (text, expected) => {
  expect(shown(text, 'DOCS_API_KEY')).toBe(expected);
});

test('a parameter of an address counts under its own name', () => {
  expect(shown('https://docs.example.com/mcp?team=a&api_key=xxxx&b=c', 'url')).toBe('xxxx');
  expect(shown('https://docs.example.com/mcp?token=DOCS_TOKEN', 'url')).toBe('DOCS_TOKEN');
  expect(shown('https://docs.example.com/mcp?format=xxxx', 'url')).toBeUndefined();
});

test('of a value that was made unreadable only the mask is shown', () => {
  expect(shown('a8F3****q9Zt', 'DOCS_TOKEN')).toBe('****');
  expect(shown('ghp_a8F3…q9Zt', 'DOCS_TOKEN')).toBe('…');
});

test.each([
  'dummy',
  'not-needed',
  'test',
  'secret',
  'MY_TOKEN',
  'DUMMY_KEY',
  '${API_KEY}',
  '$API_KEY',
  'op://docs/key',
  'env:API_KEY',
  'key',
  'ghp_xxxxxxxxxxxx',
  'Bearer sk-abc...',
])('%s may be meant', (text) => {
  expect(shown(text, 'DOCS_API_KEY')).toBeUndefined();
});

describe('names', () => {
  test('what is no secret may look like anything', () => {
    expect(shown('xxxx', 'DOCS_FORMAT')).toBeUndefined();
    expect(shown('TODO', 'DOCS_STATE')).toBeUndefined();
    expect(shown('DOCS_API_KEY', 'TOKEN_SOURCE')).toBeUndefined();
    expect(shown('DOCS_API_KEY', 'API_KEY_NAME')).toBeUndefined();
  });

  test('a variable with its own name for its value holds none', () => {
    expect(shown('PROJECT_ID', 'PROJECT_ID')).toBe('PROJECT_ID');
    expect(shown('DEBUG', 'DEBUG')).toBeUndefined();
  });

  test('a password that is to be changed may be one', () => {
    expect(shown('changeme', 'DB_PASSWORD')).toBeUndefined();
  });
});
