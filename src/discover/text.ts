import { isAscii, isUtf8 } from 'node:buffer';
import type { Problem, Span } from '../parse/index.ts';

export interface DecodedText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

const START: Span = { start: 0, end: 0 };
const AS_UTF8 = 'save the file as UTF-8';
const NOTHING: readonly Problem[] = [];
const BOM: Problem = {
  kind: 'bom',
  message: 'the file begins with a byte order mark',
  help: 'save the file as UTF-8 without a byte order mark',
  span: START,
  fatal: false,
};

export function decode(bytes: Buffer): DecodedText {
  const plain = isAscii(bytes);
  if (plain && !bytes.includes(0)) return { text: bytes.toString('latin1'), problems: NOTHING };

  const foreign = foreignEncoding(bytes) ?? foreignFormat(bytes);
  if (foreign !== undefined) return { text: '', problems: [encodingProblem(foreign, START, true)] };

  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const body = marked ? bytes.subarray(3) : bytes;
  const problems: Problem[] = marked ? [BOM] : [];
  const valid = plain || isUtf8(body);
  const nul = body.indexOf(0);
  if (nul >= 0 && !valid) {
    return { text: '', problems: [...problems, encodingProblem('the file is binary, not text', START, true)] };
  }

  const text = body.toString('utf8');
  if (nul >= 0) {
    const start = text.indexOf('\0');
    problems.push(encodingProblem('the file holds a NUL byte here', { start, end: start + 1 }, true));
  } else if (!valid) {
    const start = firstReplaced(body, text);
    problems.push(encodingProblem('the file is not UTF-8 from here on', { start, end: start + 1 }, false));
  }
  return { text, problems };
}

function encodingProblem(message: string, span: Span, fatal: boolean): Problem {
  return { kind: 'encoding', message, help: AS_UTF8, span, fatal };
}

function foreignEncoding(bytes: Buffer): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return encodedAs('UTF-32, little endian');
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return encodedAs('UTF-32, big endian');
  if (a === 0xff && b === 0xfe) return encodedAs('UTF-16, little endian');
  if (a === 0xfe && b === 0xff) return encodedAs('UTF-16, big endian');
  if (a === 0 && b !== 0 && c === 0) return wideHalf(bytes, 0) ? encodedAs('UTF-16, big endian') : undefined;
  if (a !== 0 && b === 0 && d === 0) return wideHalf(bytes, 1) ? encodedAs('UTF-16, little endian') : undefined;
  return undefined;
}

function encodedAs(name: string): string {
  return `the file is encoded in ${name}`;
}

/** Whether the bytes are pairs of which mostly one half, and only that one, is zero: Latin text in UTF-16. */
function wideHalf(bytes: Buffer, half: 0 | 1): boolean {
  const end = Math.min(bytes.length, 1024);
  let zeros = 0;
  for (let i = 0; i < end; i += 1) {
    if (bytes[i] !== 0) continue;
    if (i % 2 !== half) return false;
    zeros += 1;
  }
  return zeros * 4 > end;
}

const FORMATS: readonly (readonly [name: string, magic: string])[] = [
  ['a program (ELF)', '\x7fELF'],
  ['a program (Windows)', 'MZ\x90\0'],
  ['a program (Mach-O)', '\xcf\xfa\xed\xfe'],
  ['a gzip archive', '\x1f\x8b'],
  ['a ZIP archive', 'PK\x03\x04'],
  ['a PNG image', '\x89PNG'],
  ['a JPEG image', '\xff\xd8\xff'],
  ['a GIF image', 'GIF8'],
  ['a PDF document', '%PDF-'],
  ['a SQLite database', 'SQLite format 3\0'],
];

/** Asked only of what is not plain ASCII or holds NUL bytes. */
function foreignFormat(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 16);
  const format = FORMATS.find(([, magic]) => head.startsWith(magic));
  return format && `the file is ${format[0]}, not text`;
}

/** Where decoding put the first U+FFFD that does not stand in the bytes. */
function firstReplaced(bytes: Buffer, text: string): number {
  let counted = 0;
  let offset = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) {
    offset += Buffer.byteLength(text.slice(counted, at));
    const written = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!written) return at;
    counted = at;
  }
  return 0;
}
