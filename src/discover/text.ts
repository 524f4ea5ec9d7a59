import type { Content } from '../files/index.ts';
import type { Problem, Span } from '../parse/index.ts';
import { bytesIn } from '../wording/index.ts';

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

/** Of bytes, those that are plain ASCII come as text. */
export function decode(content: Content): DecodedText {
  if (typeof content === 'string') return { text: content, problems: NOTHING };

  const foreign = foreignEncoding(content) ?? foreignFormat(content);
  if (foreign !== undefined) return { text: '', problems: [encodingProblem(foreign, START, true)] };

  const marked = content[0] === 0xef && content[1] === 0xbb && content[2] === 0xbf;
  const body = marked ? content.subarray(3) : content;
  const problems: Problem[] = marked ? [BOM] : [];
  const sound = soundText(body);
  const nul = body.indexOf(0);
  if (nul >= 0 && sound === undefined) {
    return { text: '', problems: [...problems, encodingProblem('the file is binary, not text', START, true)] };
  }

  const text = sound ?? new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  if (nul >= 0) {
    const start = text.indexOf('\0');
    problems.push(encodingProblem('the file holds a NUL byte here', { start, end: start + 1 }, true));
  } else if (sound === undefined) {
    const start = firstReplaced(body, text);
    problems.push(encodingProblem('the file is not UTF-8 from here on', { start, end: start + 1 }, false));
  }
  return { text, problems };
}

/** Undefined where the bytes are not UTF-8. */
function soundText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingProblem(message: string, span: Span, fatal: boolean): Problem {
  return { kind: 'encoding', message, help: AS_UTF8, span, fatal };
}

function foreignEncoding(bytes: Uint8Array): string | undefined {
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
function wideHalf(bytes: Uint8Array, half: 0 | 1): boolean {
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

function foreignFormat(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const format = FORMATS.find(([, magic]) => head.startsWith(magic));
  return format && `the file is ${format[0]}, not text`;
}

/** Where decoding put the first U+FFFD that does not stand in the bytes. */
function firstReplaced(bytes: Uint8Array, text: string): number {
  let counted = 0;
  let offset = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) {
    offset += bytesIn(text.slice(counted, at));
    const written = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!written) return at;
    counted = at;
  }
  return 0;
}
