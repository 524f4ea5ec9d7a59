import { expect, test } from '@jest/globals';
import { standInsIn } from '../../src/model/variables/index.ts';

const found = (text: string) => standInsIn(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['YOUR_TOKEN', ['YOUR_TOKEN']],
  ['xoxb-your-slack-bot-token', ['xoxb-your-slack-bot-token']],
  ['http://your-host:5000/mcp', ['your-host']],
  ['ANTHROPIC_API_KEY_HERE', ['ANTHROPIC_API_KEY_HERE']],
  ['--key=paste-key-here', ['paste-key-here']],
  ['Bearer <enter your token>', ['<enter your token>']],
  ['<SERVER_DIR>/server.py', ['<SERVER_DIR>']],
  ['[REDACTED_API_KEY]', ['[REDACTED_API_KEY]']],
  ['/path/to/server.js', ['/path/to/server.js']],
  ['C:\\path\\to\\server.js', ['C:\\path\\to\\server.js']],
  ['--config=/absolute/path/to/x.json', ['/absolute/path/to/x.json']],
  ['REPLACE_ME', ['REPLACE_ME']],
  ['...', ['...']],
  ['sk-...', ['sk-...']],
  ['<user>:<password>', ['<user>', '<password>']],
  ['${HOST}/YOUR_PROJECT', ['YOUR_PROJECT']],
  ['<YOUR_TOKEN>', ['<YOUR_TOKEN>']],
])('%s is to be filled in', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'semble[mcp]',
  './...',
  '(?<name>.*)',
  'Map<string>',
  'Ada <ada@example.org>',
  '</html>',
  '@acme/bring-your-own-key',
  'know-your-api-mcp',
  'Bearer ${YOUR_TOKEN}',
  '{env:YOUR_TOKEN}',
  '$YOUR_TOKEN',
  'https://yours.example.org/mcp',
  'somewhere',
  'src/path/tools',
  'ghp_xxxxxxxxxxxx',
  '/tmp/file.XXXXXX',
  'a ... b',
  'CHANGE_MEMORY',
])('%s is not', (text) => {
  expect(found(text)).toEqual([]);
});
