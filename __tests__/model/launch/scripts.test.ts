import { expect, test } from '@jest/globals';
import { isRelativePath, startedFile } from '../../../src/model/launch/index.ts';

test.each([
  ['node docs.js', 1],
  ['node --import ./x.js docs.mjs --stdio', 3],
  ['python3 -u tools/docs.py', 2],
  ['bun run docs.ts', 2],
  ['./docs-mcp --stdio', 0],
  ['tools/docs-mcp', 0],
  ['cmd /c node docs.js', 3],
  ['env A=1 ./docs-mcp', 2],
  ['.venv/bin/python docs.py', 1],
])('%s: starts word %p', (line, word) => {
  expect(startedFile(line.split(' '))).toBe(word);
});

test.each([
  'npx docs-mcp',
  'node',
  'node -e docs.js',
  'python -m docs',
  'node dist',
  'uv run docs.py',
  'docs-mcp docs.js',
])('%s: starts no file', (line) => {
  expect(startedFile(line.split(' '))).toBeUndefined();
});

test('a line of a shell is no file', () => {
  expect(startedFile(['cmd', '/c', 'curl https://host.example/x'])).toBeUndefined();
});

test.each([
  ['docs.js', true],
  ['../docs.js', true],
  ['/docs.js', false],
  ['~/docs.js', false],
  ['C:\\docs.js', false],
  ['${ROOT}/docs.js', false],
  ['<folder>/docs.js', false],
  ['file:///docs.js', false],
])('%s is relative: %p', (path, expected) => {
  expect(isRelativePath(path)).toBe(expected);
});
