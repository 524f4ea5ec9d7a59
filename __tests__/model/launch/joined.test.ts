import { expect, test } from '@jest/globals';
import { joinedWord, optionWithValue, wordToRun } from '../../../src/model/launch/index.ts';

test.each([
  [['npx', '-y docs-mcp'], 1],
  [['npx', '-y', '--package docs-mcp', 'docs'], 2],
  [['uvx', '--from docs-mcp', 'docs'], 1],
  [['uvx', 'docs-mcp --http'], 1],
  [['npx', '-y', 'docs-mcp serve'], 2],
  [['npx', '-y', '@docs/mcp@1.2.0 ./docs'], 2],
  [['uvx', 'docs-mcp[all] run'], 1],
  [['uvx', '--from', 'docs-mcp', 'docs --http'], 3],
  [['npx', '--', 'docs-mcp --http'], 2],
  [['npx', '--registry=https://host.example', '-y docs-mcp'], 2],
  [['docker', 'run', '-i', '-e TOKEN', 'x'], 3],
  [['docker', 'run', '-i --rm', 'x'], 2],
  [['docker', 'run', '--env TOKEN=1', 'x'], 2],
])('%j: two words in word %p', (words, word) => {
  expect(joinedWord(words)).toBe(word);
});

test.each([
  [['npx', '-y', 'docs-mcp', '--note a b']],
  [['npx', '-y', 'docs-mcp', '-x y']],
  [['uvx', '--from', 'docs-mcp >= 1.0', 'docs']],
  [['uvx', '--from', 'docs-mcp ~= 1.0', 'docs']],
  [['uvx', '--from', 'docs-mcp @ https://host.example/x.whl', 'docs']],
  [['docker', 'run', '-e', 'A=b c', '--name=a b', 'x', '-y z']],
  [['docs-mcp', '-y docs']],
  [['npx', '--unknown docs-mcp']],
  [['npx', '--unknown', '-y docs-mcp']],
  [['npx', '-c', '-y docs-mcp']],
  [['npx', '--package=a b']],
])('%j: one word each', (words) => {
  expect(joinedWord(words)).toBeUndefined();
});

test.each([
  [['npx', '-y', 'docs-mcp'], 2],
  [['cmd', '/c', 'npx', '-y', 'docs-mcp'], 4],
  [['npx', '--registry=https://host.example', './docs.js'], 2],
  [['npx', '--', 'docs-mcp'], 2],
  [['uvx', '--from', 'docs-mcp', 'docs'], 2],
  [['uvx', '--from=docs-mcp', 'docs'], 1],
])('%j: word %p says what to run', (words, word) => {
  expect(wordToRun(words)).toBe(word);
});

test.each([[['node', 'docs.js']], [['npx', '--unknown', 'docs-mcp']], [['npx', '-c', 'docs-mcp']], [['npx', '-y']]])(
  '%j: no word is known to say it',
  (words) => {
    expect(wordToRun(words)).toBeUndefined();
  },
);

test.each([
  [['docs-mcp', '--port 3000'], 1],
  [['docs-mcp', '--port 3000 --verbose'], 1],
  [['docs-mcp', 'serve', '--quiet --port=3000 --host a'], 2],
  [['docs-mcp', '--flags', '--port 3000 --verbose'], undefined],
  [['docs-mcp', '--note some words'], undefined],
  [['docs-mcp', '--note "a" --verbose'], undefined],
  [['docs-mcp', 'a - list --of words'], undefined],
])('%j: options in word %p', (words, word) => {
  expect(optionWithValue(words)).toBe(word);
});
