import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMarkdown } from '../../src/markdown/index.ts';
import { runs } from '../fuzz.ts';

const codes = (text: string) => readMarkdown(text).blocks.map((block) => block.text);

test.each([
  ['a fence', '```json\nx\n```\n', ['x']],
  ['one without a language', '```\nx\ny\n```', ['x\ny']],
  ['tildes', '~~~\nx\n~~~', ['x']],
  ['a shorter fence inside', '````md\n```\nx\n```\n````', ['```\nx\n```']],
  ['other signs inside', '```\n~~~\n```', ['~~~']],
  ['nothing in it', '```\n```', ['']],
  ['code in a line', '```x``` is code', []],
  ['a fence that nothing closes', '```\nx', []],
  ['a quote', '> ```\n> x\n> ```', ['  x']],
  ['a quote that ends in its fence', '> ```\n> x\n\ny', []],
  ['items in items', '- 1. ```\n     x\n     ```', ['     x']],
  ['Windows’ line ends', '```\r\nx\r\n```\r\n', ['x']],
  ['indented code that may be a configuration', 'a\n\n    { x\n\n    }\n\nb', ['    { x\n\n    }']],
  ['other indented code', 'a\n\n    x\n', []],
  ['lines of a paragraph that are indented', 'a\n    { x }\n', []],
  ['front matter', '---\ntitle: x\n---\n```\ny\n```', ['y']],
  ['a comment', '<!-- ```\nx\n``` -->', []],
  ['a comment in code', '```\n<!-- x\n```\n\n```\ny\n```', ['<!-- x', 'y']],
  ['a comment in quotes of code', '`<!--`\n\n```\nx\n```', ['x']],
])('%s', (_, text, expected) => {
  expect(codes(text)).toEqual(expected);
});

test('what stands round a block', () => {
  const [block] = readMarkdown(
    '# A\n## B\n<details>\n<summary>C <b>D</b></summary>\n\ntext\n<!-- y -->\n```json title="x"\nz\n```\n',
  ).blocks;
  expect(block).toMatchObject({
    info: 'json title="x"',
    heading: { text: 'B', level: 2, outer: { text: 'A', level: 1 } },
    container: { title: 'C <b>D</b>' },
    remarks: [{ text: ' y ' }],
    prose: 5,
  });
});

const pieces =
  '```json|```|~~~|> ```|> x|- |    {|<details>|</details>|<!--|-->|{/*|*/}|# h|---|=== "t"|:::||x|\r'.split('|');
const bare = (text: string) => text.replaceAll(/[> \t]/g, '');

test('a block is as long as its span, and has the same letters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      for (const { span, text: code } of readMarkdown(text).blocks) {
        expect(code.length).toBe(span.end - span.start);
        expect(bare(code)).toBe(bare(text.slice(span.start, span.end)));
      }
    }),
    { numRuns: runs(2000) },
  );
});
