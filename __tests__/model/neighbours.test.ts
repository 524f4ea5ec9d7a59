import { describe, expect, test } from '@jest/globals';
import { neighboursOf } from '../../src/model/reading/neighbours.ts';

function filesOf(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const files = {
    has: (path: string) => {
      asked.push(path);
      return Object.hasOwn(texts, path);
    },
    head: (path: string, bytes: number) => {
      asked.push(path);
      return Object.hasOwn(texts, path) ? new TextEncoder().encode(texts[path]).subarray(0, bytes) : undefined;
    },
    folders: () => [],
    isTop: () => false,
  };
  return { asked, files };
}

describe('what lies beside a document', () => {
  test('is named from its folder', () => {
    const { files } = filesOf({ 'a/package.json': '{ "name": "a" }', 'package.json': '{ "name": "root" }' });
    const beside = neighboursOf('a/server.json', files);
    expect(beside.document('package.json')?.value).toEqual({ name: 'a' });
    expect(beside.document('../package.json')?.value).toEqual({ name: 'root' });
    expect(beside.document('../package.json')?.path).toBe('package.json');
    expect(neighboursOf('server.json', files).has('package.json')).toBe(true);
  });

  test.each([['../x'], ['/etc/passwd'], [''], ['a/../../x'], ['a\0b']])(
    'is not %j, which leads out of the root',
    (name) => {
      const { files, asked } = filesOf({});
      const beside = neighboursOf('server.json', files);
      expect([beside.has(name), beside.head(name, 8), beside.document(name)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect(asked).toEqual([]);
    },
  );

  test('is read once, and only when it is small', () => {
    const { files, asked } = filesOf({ 'package.json': '{}', 'README.md': 'x'.repeat(300 * 1024) });
    const beside = neighboursOf('server.json', files);
    expect(beside.document('package.json')).toBe(beside.document('package.json'));
    expect(asked).toEqual(['package.json']);
    expect(beside.document('README.md')).toBeUndefined();
  });

  test('says nothing when it is broken', () => {
    const { files } = filesOf({ 'package.json': '{ "name": ' });
    expect(neighboursOf('server.json', files).document('package.json')).toBeUndefined();
  });
});
