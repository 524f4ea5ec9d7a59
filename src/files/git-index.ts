import { isAmong, type Ranges, rangesIn } from './git-bitmap.ts';
import { type Names, NamesWriter, noNames, numberOf, numbersOf } from './git-names.ts';

/** The files that git keeps, by paths relative to the top of a repository. */
export interface Tracked {
  has(path: string): boolean;
  /** Whether any of them lies in a folder, or the folder is a repository of its own that git keeps. */
  hasIn(folder: string): boolean;
}

const HEADER = 0x44495243; // DIRC
const HEADER_BYTES = 12;
/** From it on, names are stored as what differs from the one before. */
const PREFIXED_VERSION = 4;
/** Before the hash: times, device, mode, owner and size. */
const STAT_BYTES = 40;
/** SHA-1, and SHA-256 in repositories that ask for it. */
const HASH_BYTES = [20, 32];
const EXTENDED = 0x4000;
const LONGEST_COUNTED = 0xfff;
/** Says that the index only holds what differs from a shared one. */
const LINK = 0x6c696e6b; // link
const EXTENSION_HEADER_BYTES = 8;

/** What an index lists; `shared` gives the one on which it may be based, by its hash. Undefined for one that is not understood. */
export function trackedIn(
  index: Uint8Array,
  shared: (hash: string) => Uint8Array | undefined = () => undefined,
): Tracked | undefined {
  const parsed = parse(index);
  if (parsed === undefined) return undefined;
  const { names, link } = parsed;
  if (link === undefined || link.hash === '') return new Listed(names, noNames, []);
  const bytes = shared(link.hash);
  const base = bytes && parse(bytes)?.names;
  return base && new Listed(names, base, link.deleted);
}

class Listed implements Tracked {
  readonly #own: Names;
  readonly #base: Names;
  /** Of the base, by their numbers. */
  readonly #deleted: Ranges;

  constructor(own: Names, base: Names, deleted: Ranges) {
    this.#own = own;
    this.#base = base;
    this.#deleted = deleted;
  }

  has(path: string): boolean {
    if (this.#lists(path)) return true;
    // An index that keeps whole folders lists them with a slash.
    for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      if (this.#lists(path.slice(0, slash + 1))) return true;
    }
    return false;
  }

  hasIn(folder: string): boolean {
    const start = new TextEncoder().encode(`${folder}/`);
    const own = numbersOf(start, this.#own);
    if (own.end > own.first) return true;
    const { first, end } = numbersOf(start, this.#base);
    for (let number = first; number < end; number += 1) if (!isAmong(number, this.#deleted)) return true;
    return false;
  }

  #lists(path: string): boolean {
    const name = new TextEncoder().encode(path);
    if (numberOf(name, this.#own) !== undefined) return true;
    const number = numberOf(name, this.#base);
    return number !== undefined && !isAmong(number, this.#deleted);
  }
}

interface Parsed {
  readonly names: Names;
  readonly link: Link | undefined;
}

function parse(index: Uint8Array): Parsed | undefined {
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  if (index.length <= HEADER_BYTES || view.getUint32(0) !== HEADER) return undefined;
  const version = view.getUint32(4);
  if (version < 2 || version > PREFIXED_VERSION) return undefined;
  for (const hash of HASH_BYTES) {
    const read = namesIn(index, view, hash, version === PREFIXED_VERSION);
    const link = read && linkAt(read.end, index, view, hash);
    if (read !== undefined && link !== 'broken') return { names: read.names, link };
  }
  return undefined;
}

/** Nothing where an entry does not end where it says: the hashes are of another length. */
function namesIn(
  index: Uint8Array,
  view: DataView,
  hash: number,
  isPrefixed: boolean,
): { names: Names; end: number } | undefined {
  const count = view.getUint32(8);
  const names = new NamesWriter(index, isPrefixed);
  let at = HEADER_BYTES;
  while (names.count < count) {
    const flagsAt = at + STAT_BYTES + hash;
    if (flagsAt + 4 > index.length) return undefined;
    const flags = view.getUint16(flagsAt);
    const start = flagsAt + ((flags & EXTENDED) === 0 ? 2 : 4);
    const length = flags & LONGEST_COUNTED;
    const end = names.add(start, length === LONGEST_COUNTED ? undefined : length, LONGEST_COUNTED);
    if (end === undefined) return undefined;
    // Where names are whole, entries are filled up with one to eight zeros.
    at = isPrefixed ? end + 1 : at + (((end - at) >> 3) + 1) * 8;
  }
  return { names: names.done(), end: at };
}

interface Link {
  /** Of the shared index; empty where there is none. */
  readonly hash: string;
  readonly deleted: Ranges;
}

/** Extensions follow the entries, and the hash of everything ends the file: where they do not, nothing was understood. */
function linkAt(start: number, index: Uint8Array, view: DataView, hash: number): Link | 'broken' | undefined {
  const end = index.length - hash;
  let link: Link | undefined;
  let at = start;
  while (at + EXTENSION_HEADER_BYTES <= end) {
    const body = at + EXTENSION_HEADER_BYTES;
    const next = body + view.getUint32(at + 4);
    if (next > end) return 'broken';
    if (view.getUint32(at) === LINK) link = linkIn(index.subarray(body, next), hash);
    at = next;
  }
  return at === end ? link : 'broken';
}

function linkIn(body: Uint8Array, hash: number): Link {
  const base = body.subarray(0, hash);
  const isNone = base.every((byte) => byte === 0);
  return { hash: isNone ? '' : hexOf(base), deleted: rangesIn(body.subarray(hash)) };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
