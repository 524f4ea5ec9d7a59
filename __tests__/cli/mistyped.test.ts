import { beforeAll, expect, test } from '@jest/globals';
import { refuseMistyped } from '../../src/cli/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { tree } from '../tree.ts';

let cwd = '';
const commands = ['servers', 'rules', 'explain'];

beforeAll(() => {
  cwd = tree({ 'client/': '' });
});

test.each([
  ['servrs', '"servrs" does not exist; did you mean the command "servers"?'],
  ['rule', '"rule" does not exist; did you mean the command "rules"?'],
  ['explian', '"explian" does not exist; did you mean the command "explain"?'],
  ['help', '"help" does not exist; did you mean "--help"?'],
  ['version', '"version" does not exist; did you mean "--version"?'],
  ['lint', '"lint" does not exist; to lint needs no command, "mcp-lint --help" shows more'],
])('%s is taken for a command', (word, sentence) => {
  expect(() => refuseMistyped([word, 'x'], cwd, commands)).toThrow(new UsageError(sentence));
});

test('a folder of that name is meant, and other words are for those who look for files', () => {
  for (const paths of [[], ['client'], ['.'], [''], ['constructor'], ['configs'], ['x', 'servrs'], ['./servrs']]) {
    expect(() => refuseMistyped(paths, cwd, commands)).not.toThrow();
  }
});
