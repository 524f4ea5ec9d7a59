import { expect, test } from '@jest/globals';
import { silence } from '../../src/suppress/inline.ts';
import { expectLinear } from '../counting/steps.ts';
import { finding, json } from './finding.ts';

const rules = new Set(['key-unknown']);

test('as many comments as findings', async () => {
  const line = '// mcp-lint-disable-next-line key-unknown\n';
  await expectLinear(100, (size) => {
    const document = json(`{\n${line.repeat(10 * size)}"a": 1}`);
    const findings = Array.from({ length: size }, () => finding(document, 'key-unknown', ['a']));
    expect(silence(findings, { documents: [document], commentsCount: () => true, rules }).kept).toEqual([]);
  });
});
