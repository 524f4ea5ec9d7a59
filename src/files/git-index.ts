/** The files that git keeps, by paths relative to the top of a repository. */
export interface Tracked {
  has(path: string): boolean;
}

const HEADER = [0x44, 0x49, 0x52, 0x43]; // DIRC
const HEADER_BYTES = 12;
/** From version 4 on, names are stored as what differs from the one before. */
const LAST_PLAIN_VERSION = 3;
/** Before the hash: times, device, mode, owner and size. */
const STAT_BYTES = 40;
/** SHA-1, and SHA-256 in repositories that ask for it. */
const HASH_BYTES = [20, 32];
const EXTENDED = 0x4000;
const LONGEST_COUNTED = 0xfff;

/** What an index lists; undefined for one that is not understood. */
export function trackedIn(index: Uint8Array): Tracked | undefined {
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  if (index.length <= HEADER_BYTES || HEADER.some((byte, at) => index[at] !== byte)) return undefined;
  if (view.getUint32(4) > LAST_PLAIN_VERSION) return undefined;
  for (const hash of HASH_BYTES) {
    const names = namesIn(index, view, hash);
    if (names !== undefined) return names;
  }
  return undefined;
}

/** Nothing where an entry does not end where it says: the hashes are of another length. */
function namesIn(index: Uint8Array, view: DataView, hash: number): Tracked | undefined {
  const count = view.getUint32(8);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = HEADER_BYTES; starts.length < count; ) {
    const flagsAt = at + STAT_BYTES + hash;
    if (flagsAt + 2 > index.length) return undefined;
    const flags = view.getUint16(flagsAt);
    const start = flagsAt + ((flags & EXTENDED) === 0 ? 2 : 4);
    const length = flags & LONGEST_COUNTED;
    const end = length < LONGEST_COUNTED ? start + length : index.indexOf(0, start + length);
    if (end === -1 || index[end] !== 0) return undefined;
    starts.push(start);
    ends.push(end);
    // Entries are filled up with one to eight zeros.
    at += (((end - at) >> 3) + 1) << 3;
  }
  return { has: (path) => isAmong(new TextEncoder().encode(path), index, starts, ends) };
}

/** Git sorts the names by their bytes. */
function isAmong(name: Uint8Array, index: Uint8Array, starts: readonly number[], ends: readonly number[]): boolean {
  let low = 0;
  for (let high = starts.length; low < high; ) {
    const middle = (low + high) >> 1;
    const order = compare(name, index, starts[middle] ?? 0, ends[middle] ?? 0);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}

function compare(name: Uint8Array, index: Uint8Array, start: number, end: number): number {
  const length = Math.min(name.length, end - start);
  for (let at = 0; at < length; at += 1) {
    const order = (name[at] ?? 0) - (index[start + at] ?? 0);
    if (order !== 0) return order;
  }
  return name.length - (end - start);
}
