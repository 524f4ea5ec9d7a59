import { expect, test } from '@jest/globals';
import { suspicionIn } from '../../src/model/secrets/index.ts';

const found = (text: string, name?: string) => {
  const secret = suspicionIn(text, name);
  return secret && text.slice(secret.start, secret.end);
};

test.each([
  ['Tr0ub4dor&3x', 'DB_PASSWORD', 'Tr0ub4dor&3x'],
  ['Bearer abC123def4', 'Authorization', 'abC123def4'],
  ['--password=Sup3rS3cret!', undefined, 'Sup3rS3cret!'],
  ['DB_PASSWORD=Sup3rS3cret!', '-e', 'Sup3rS3cret!'],
  ['a8f3k2m9x1', 'API_KEY', 'a8f3k2m9x1'],
  ['Sup3rS3cret!', '--client-secret', 'Sup3rS3cret!'],
])('%s under %s may be one', (text, name, expected) => {
  expect(found(text, name)).toBe(expected);
});

test.each([
  ['hunter2', 'DB_PASSWORD'],
  ['local-dev-password', 'DB_PASSWORD'],
  ['MyPassw0rd1', 'DB_PASSWORD'],
  ['Tr0ub4dor&3x', 'COMMENT'],
  ['Tr0ub4dor&3x', 'PASSWORD_POLICY'],
  ['${DB_PASSWORD:-Ab1}', 'DB_PASSWORD'],
  ['$ENV_Passw0rd1', 'DB_PASSWORD'],
  ['%DB_Passw0rd1%', 'DB_PASSWORD'],
  ['!pass show Db/1', 'DB_PASSWORD'],
  ['/run/Secrets/key1', 'API_KEY'],
  ['https://Vault1.acme.net', 'API_TOKEN'],
  ['A sentence of 5 words', 'API_TOKEN'],
  ['YOUR_Token_1!', 'API_TOKEN'],
  ['gpt-4o-2024-08-06', 'MODEL_TOKEN'],
  ['credentials.Prod1.json', 'CREDENTIALS'],
  ['Basic dXNlcjpwYXNzd29yZA==', 'Authorization'],
])('%s under %s is none', (text, name) => {
  expect(found(text, name)).toBeUndefined();
});

test('what secret-literal takes is left to it', () => {
  expect(found('Zk3vQ9pX2mW7rT5yB8nL', 'API_KEY')).toBeUndefined();
});
