import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const tests = path.join(import.meta.dirname, '..');

/** What is measured, what is limited, and what tells the time. */
const clocks = [
  /\bperformance\.\w|\bhrtime\b|\bcpuUsage\b|\bresourceUsage\b|\bconsole\.time/,
  /\bDate\.now\b|\bnew Date\(\)/,
  /^\s*\}, [\d_]+\);$/m,
  /\bsetTimeout\(\w+, |\binterruptAfterTimeLimit\b|AbortSignal\.timeout/,
];

const files = fs.readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[cm]?[jt]s$/.test(file));

test('no test looks at a clock: steps are counted, as in counting/steps.ts', () => {
  const own = path.join('architecture', 'clocks.test.ts');
  const found = files
    .filter((file) => file !== own && !file.startsWith('fixtures'))
    .filter((file) => clocks.some((clock) => clock.test(fs.readFileSync(path.join(tests, file), 'utf8'))));
  expect(found).toEqual([]);
});

test.each([
  'const start = performance.now();',
  'process.hrtime.bigint()',
  'const before = Date.now();',
  '  await lint();\n}, 60_000);',
  'fc.assert(property, { interruptAfterTimeLimit: 1000 })',
])('%s is seen', (code) => {
  expect(clocks.some((clock) => clock.test(code))).toBe(true);
});
