import { describe, expect, test } from '@jest/globals';
import { parse, textAt } from './support.ts';

const markdown = (text: string) => parse(text, 'markdown');

describe('front matter', () => {
  test.each(['\n', '\r\n'])('has places in the whole file (%j)', (end) => {
    const text = ['---', 'name: x # why', 'mcpServers:', '  - one: {url: "y"}', '---', '# Title: no', ''].join(end);
    const document = markdown(text);
    expect(document.value).toEqual({ name: 'x', mcpServers: [{ one: { url: 'y' } }] });
    expect(textAt(document, ['mcpServers', 0, 'one', 'url'])).toBe('"y"');
    expect(document.position(document.locate(['mcpServers', 0, 'one', 'url'], 'key').start)).toEqual({
      line: 4,
      column: 11,
    });
    expect(document.comments().map(({ text: comment }) => comment)).toEqual([' why']);
    expect(document.problems).toEqual([]);
  });

  test('may end with dots', () => {
    expect(markdown('--- \na: 1\n...\nb: 2\n').value).toEqual({ a: 1 });
  });

  test('that is broken is reported where it is', () => {
    expect(markdown('---\na: b: c\n---\n').problems).toMatchObject([{ kind: 'syntax', span: { start: 7, end: 8 } }]);
  });

  test('with a key defined twice', () => {
    expect(markdown('---\na: 1\na: 2\n---\n').problems).toMatchObject([
      { kind: 'duplicate-key', span: { start: 4, end: 5 }, related: { span: { start: 9, end: 10 } } },
    ]);
  });
});

test.each([
  '',
  '# Title\n',
  'a: 1\n---\n',
  '---\na: 1\n',
  '---\n---\ntext',
  '---\n\n---\n',
  ' ---\na: 1\n---\n',
  '----\na: 1\n---\n',
  '---\na: 1\n--- b\n',
])('no front matter is no fault: %j', (text) => {
  const document = markdown(text);
  expect([document.value, document.problems, document.comments()]).toEqual([undefined, [], []]);
  expect(document.isBroken([])).toBe(false);
  expect(document.locate(['a'], 'value')).toEqual({ start: 0, end: 0 });
});
