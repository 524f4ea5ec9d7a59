import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readSource } from '../../src/discover/index.ts';
import { decode } from '../../src/discover/text.ts';
import { disk } from '../../src/files/disk.ts';
import { runs } from '../fuzz.ts';
import { put, tree } from '../tree.ts';

const root = tree();

function read(content: string | Buffer) {
  put(root, 'file', content);
  return readSource(disk, join(root, 'file'), 'shown').source;
}

function encoding(message: string, start = 0, end = start, fatal = true) {
  return { kind: 'encoding', message, help: 'save the file as UTF-8', span: { start, end }, fatal };
}

describe('text', () => {
  test.each(['', '{}', 'é€😀', 'a\r\nb\tc', '\ufffd', 'x'.repeat(65_535), 'x'.repeat(65_536), 'é'.repeat(70_000)])(
    'comes as it is (case %#)',
    (text) => {
      expect(read(text)).toEqual({ path: 'shown', text, problems: [] });
    },
  );

  test('loses its byte order mark, which is a problem for some clients', () => {
    expect(read('\ufeff{"é":1}')).toEqual({
      path: 'shown',
      text: '{"é":1}',
      problems: [
        {
          kind: 'bom',
          message: 'the file begins with a byte order mark',
          help: 'save the file as UTF-8 without a byte order mark',
          span: { start: 0, end: 0 },
          fatal: false,
        },
      ],
    });
  });

  test('any text survives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\ufeff'));
        expect(decode(Buffer.from(text))).toEqual({ text, problems: [] });
      }),
      { numRuns: runs(200) },
    );
  });

  test('any bytes give a text and spans within it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        const { text, problems } = decode(Buffer.from(bytes));
        for (const { span } of problems) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('other encodings', () => {
  const text = '{"mcpServers": {}}';
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();

  test.each([
    ['UTF-16, little endian', little],
    ['UTF-16, little endian', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ['UTF-16, big endian', big],
    ['UTF-16, big endian', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
    ['UTF-32, little endian', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
    ['UTF-32, big endian', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x7b])],
  ])('%s (case %#)', (name, bytes) => {
    expect(read(bytes)).toEqual({
      path: 'shown',
      text: '',
      problems: [encoding(`the file is encoded in ${name}`)],
    });
  });
});

describe('bytes that are no text', () => {
  test.each([
    ['the file is a gzip archive, not text', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])],
    ['the file is a PNG image, not text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['the file is a program (ELF), not text', Buffer.from('\x7fELF\x02\x01\x01\0\0')],
    ['the file is binary, not text', Buffer.from([1, 2, 0, 0xff, 0xc3])],
  ])('%s', (message, bytes) => {
    expect(read(bytes)).toEqual({ path: 'shown', text: '', problems: [encoding(message)] });
  });

  test('a NUL byte in a text has its place', () => {
    expect(read('{"é": "\0"}')).toEqual({
      path: 'shown',
      text: '{"é": "\0"}',
      problems: [encoding('the file holds a NUL byte here', 7, 8)],
    });
  });

  test.each([
    ['é\ufffd😀', [0xff], '"}', 4],
    ['', [0xc3], '', 0],
    ['ab', [0xed, 0xa0, 0x80], 'c', 2],
    ['\ufffd\ufffd', [0xe2, 0x82], '\ufffd', 2],
  ])('bytes that are not UTF-8 after %j', (before, wrong, after, start) => {
    const source = read(Buffer.concat([Buffer.from(before), Buffer.from(wrong), Buffer.from(after)]));
    expect(source.problems).toEqual([encoding('the file is not UTF-8 from here on', start, start + 1, false)]);
    expect(source.text.startsWith(`${before}\ufffd`)).toBe(true);
    expect(source.text.endsWith(after)).toBe(true);
  });

  test('a byte order mark does not shift the place', () => {
    const { problems } = read(Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff]));
    expect(problems.map(({ kind, span }) => [kind, span.start])).toEqual([
      ['bom', 0],
      ['encoding', 1],
    ]);
  });
});

describe('size', () => {
  test('a file above the limit is not read', () => {
    const file = join(root, 'large');
    fs.writeFileSync(file, '');
    fs.truncateSync(file, 33_554_433);
    expect(readSource(disk, file, 'large')).toEqual({
      source: {
        path: 'large',
        text: '',
        problems: [
          {
            kind: 'limits',
            message: 'the file has 33,554,433 bytes; at most 33,554,432 are read',
            span: { start: 0, end: 0 },
            fatal: true,
          },
        ],
      },
      bytes: 33_554_433,
    });
  });

  const onLinux = fs.existsSync('/proc/self/status') ? test : test.skip;
  onLinux('a file that claims to be empty is read to its end', () => {
    expect(readSource(disk, '/proc/self/status', 'status').source.text).toContain('Name:');
  });
});

test('bytes become what Node makes of them', () => {
  const byte = fc.oneof(fc.constantFrom(0xef, 0xbb, 0xbf, 0xc3, 0xe2, 0x82, 0xf0, 0x9f, 0x80, 0x41), fc.nat(255));
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 24 }), (numbers) => {
      // In front of anything else it is no mark, and no other format is told by its first bytes.
      const bytes = Buffer.from([0x7b, ...numbers.filter((each) => each !== 0)]);
      const { text, problems } = decode(bytes);
      expect(text).toBe(bytes.toString('utf8'));
      expect(problems.length).toBe(isUtf8(bytes) ? 0 : 1);
    }),
    { numRuns: runs(500) },
  );
});
