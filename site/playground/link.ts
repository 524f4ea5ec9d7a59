import type { Texts } from './protocol.ts';

/** What a link holds. */
export interface Linked {
  readonly files: Texts;
  /** Path to the id of the client that was chosen for it. */
  readonly chosen: Texts;
}

/** A link is made by anybody: so much is unpacked of one at most. */
const MOST_BYTES = 1_000_000;
const MOST_FILES = 100;
const VERSION = '1.';

export async function toFragment({ files, chosen }: Linked): Promise<string> {
  const list = Object.entries(files).map(([path, text]) =>
    chosen[path] === undefined ? [path, text] : [path, text, chosen[path]],
  );
  const packed = new Blob([JSON.stringify(list)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return VERSION + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws with a reason when it is no link of ours. */
export async function fromFragment(fragment: string): Promise<Linked> {
  if (!fragment.startsWith(VERSION)) throw new Error('this link was not made here');
  let list: unknown;
  try {
    list = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(await unpacked(bytesOf(fragment.slice(VERSION.length)))),
    );
  } catch (error) {
    throw error instanceof TooMuch ? error : new Error('this link is cut off or damaged');
  }
  if (!Array.isArray(list) || !list.every(isFile)) throw new Error('this link holds no files');
  if (list.length > MOST_FILES) throw new TooMuch();
  const files = Object.fromEntries(list.map(([path, text]) => [path, text]));
  const chosen = Object.fromEntries(list.flatMap(([path, , client]) => (client === undefined ? [] : [[path, client]])));
  return { files, chosen };
}

class TooMuch extends Error {
  override message = `this link holds more than ${MOST_BYTES / 1_000_000} MB or ${MOST_FILES} files`;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}

/** Piece by piece, so that a small link cannot become a large text. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new TooMuch();
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function isFile(value: unknown): value is [path: string, text: string, client?: string] {
  return (
    Array.isArray(value) &&
    (value.length === 2 || value.length === 3) &&
    value.every((each) => typeof each === 'string') &&
    value[0] !== ''
  );
}
