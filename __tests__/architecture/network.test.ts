import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { sourceFiles } from './imports.ts';

const src = path.join(import.meta.dirname, '../../src');

const modules = 'https?|http2|net|tls|dgram|dns|child_process|worker_threads';
const connects = new RegExp(
  `\\bfetch\\(|\\bnew WebSocket\\(|^(?:import|\\}) [^'\\n]*'(?:node:)?(?:${modules})'|import\\('(?:node:)?(?:${modules})'`,
  'm',
);

test.each(["import fs from 'net';", "import {\n  a,\n} from 'node:http';", "await import('dns')", 'fetch(url)'])(
  '%j',
  (code) => {
    expect(code).toMatch(connects);
  },
);

test('one file opens connections, and none starts a program', () => {
  const files = sourceFiles(src).filter((file) => {
    const code = fs.readFileSync(path.join(src, file), 'utf8');
    return !file.endsWith('.generated.ts') && connects.test(code);
  });
  expect(files).toEqual(['action/github.ts']);
});
