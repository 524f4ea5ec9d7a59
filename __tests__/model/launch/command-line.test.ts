import { expect, test } from '@jest/globals';
import { programWithArguments } from '../../../src/model/launch/index.ts';

test.each([
  ['npx -y docs-mcp', 'npx'],
  ['uv run docs.py', 'uv'],
  ['node dist/index.js', 'node'],
  ['docs-mcp serve', 'docs-mcp'],
  ['/usr/local/bin/node dist/index.js', '/usr/local/bin/node'],
  ['./docs-mcp --stdio', './docs-mcp'],
  ['/opt/docs/docs mcp --stdio', '/opt/docs/docs'],
  ['/opt/docs/docs mcp serve -p 80', '/opt/docs/docs'],
  ['C:\\tools\\docs.exe --stdio', 'C:\\tools\\docs.exe'],
  ['${ROOT}/docs-mcp --stdio', '${ROOT}/docs-mcp'],
])('%s: arguments follow', (command, program) => {
  expect(programWithArguments(command)).toBe(program);
});

test.each([
  'npx',
  'C:\\Program Files\\nodejs\\node.exe',
  '/Users/me/Library/Application Support/docs/bin/docs',
  '/opt/node versions/20/bin/node',
  'My Tools/docs-mcp',
  '/Applications/Docs - old/docs',
  '/opt/my tools',
  '${HOME}/my tools/docs-mcp',
  '${ROOT:-/opt/docs -x}/docs-mcp',
  '',
])('%s: one program', (command) => {
  expect(programWithArguments(command)).toBeUndefined();
});
