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
  ['npx tsx src/docs.ts', 2],
  ['npx -y tsx@4 src/docs.ts', 3],
  ['bunx ts-node docs.ts', 2],
  ['npm exec tsx docs.ts', 3],
  ['pnpm exec tsx docs.ts', 3],
  ['uv run docs.py', 2],
  ['uv run --with mcp --python 3.12 docs.py', 6],
  ['uv run --script docs.py', 3],
  ['uv run python -u docs.py', 4],
  ['poetry run python docs.py', 3],
  ['uv run mcp run docs.py', 4],
  ['fastmcp run docs.py', 2],
  ['java -jar docs.jar', 2],
  ['uv run -w mcp docs.py', 4],
  ['wsl -d x node docs.js', 4],
  ['npx -y tsx@4 src/docs.ts --stdio', 3],
  ['bunx tsx docs.ts', 2],
  ['pnpm dlx ts-node docs.ts', 3],
  ['cmd /c npx tsx docs.ts', 4],
  ['uv run --with mcp tools/docs.py', 4],
  ['uv --project server run --quiet python docs.py', 6],
])('%s: starts word %p', (line, word) => {
  expect(startedFile(line.split(' '))).toBe(word);
});

test.each([
  'npx docs-mcp',
  'node',
  'node -e docs.js',
  'python -m docs',
  'node dist',
  'uv run docs-mcp',
  'uv run -m docs',
  'uv run --directory server docs.py',
  'uv --directory server run docs.py',
  'uv sync docs.py',
  'npx -p tsx tsx docs.ts',
  'npx --prefix web tsx docs.ts',
  'npx tsx',
  'poetry -C server run python docs.py',
  'docs-mcp docs.js',
  'npx -y docs-mcp docs.ts',
  'uv run docs-mcp docs.py',
  'uv run --directory docs docs.py',
  'uv --directory docs run docs.py',
  'mcp dev docs.py',
  'java -cp docs.jar Docs',
  'npx -w web tsx docs.ts',
  'npm exec -w web tsx docs.ts',
  'wsl --cd /opt node docs.js',
  'env -C web node docs.js',
  'mise -C web exec -- npx tsx docs.ts',
  'env --chdir=web ./docs-mcp',
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
