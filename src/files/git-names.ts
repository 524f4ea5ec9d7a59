/** Names as git keeps them: sorted by their bytes. */
export interface Names {
  readonly bytes: Uint8Array;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export const noNames: Names = { bytes: new Uint8Array(), starts: [], ends: [] };

/** More than any repository has. Names that share their beginnings could fill the memory. */
const MOST_BYTES = 128 * 1024 * 1024;

/** Collects the names of an index, each from the place where it stands. */
export class NamesWriter {
  readonly #index: Uint8Array;
  /** For names that are stored as what differs from the one before; otherwise they stay where they are. */
  #written: Uint8Array | undefined;
  #length = 0;
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];

  constructor(index: Uint8Array, isPrefixed: boolean) {
    this.#index = index;
    this.#written = isPrefixed ? new Uint8Array(index.length) : undefined;
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Where the name ends in the index; undefined where it is not as long as it should be. */
  add(start: number, length: number | undefined, shortest: number): number | undefined {
    return this.#written === undefined ? this.#addWhole(start, length, shortest) : this.#addRest(start, length);
  }

  done(): Names {
    return { bytes: this.#written ?? this.#index, starts: this.#starts, ends: this.#ends };
  }

  #addWhole(start: number, length: number | undefined, shortest: number): number | undefined {
    const end = length === undefined ? this.#index.indexOf(0, start + shortest) : start + length;
    if (end === -1 || this.#index[end] !== 0) return undefined;
    this.#starts.push(start);
    this.#ends.push(end);
    return end;
  }

  /** First how much of the name before is left out, in pieces of seven bits. */
  #addRest(start: number, length: number | undefined): number | undefined {
    let at = start;
    let byte = this.#index[at] ?? 0;
    let dropped = byte & 0x7f;
    while ((byte & 0x80) !== 0 && dropped < MOST_BYTES) {
      at += 1;
      byte = this.#index[at] ?? 0;
      dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
    }
    const [rest, end] = [at + 1, this.#index.indexOf(0, at + 1)];
    const [from, to] = [this.#starts.at(-1) ?? 0, this.#ends.at(-1) ?? 0];
    const kept = to - from - dropped;
    const total = kept + end - rest;
    if (end === -1 || kept < 0 || (length !== undefined && total !== length)) return undefined;
    if (this.#length + total > MOST_BYTES) return undefined;
    const written = this.#room(total);
    written.copyWithin(this.#length, from, from + kept);
    written.set(this.#index.subarray(rest, end), this.#length + kept);
    this.#starts.push(this.#length);
    this.#length += total;
    this.#ends.push(this.#length);
    return end;
  }

  #room(more: number): Uint8Array {
    let written = this.#written ?? new Uint8Array();
    if (this.#length + more > written.length) {
      const larger = new Uint8Array((this.#length + more) * 2);
      larger.set(written.subarray(0, this.#length));
      written = larger;
      this.#written = larger;
    }
    return written;
  }
}

/** The number of a name; undefined for one that is not there. */
export function numberOf(name: Uint8Array, names: Names): number | undefined {
  const number = firstNotBelow(name, names);
  return number < names.starts.length && compare(name, names, number) === 0 ? number : undefined;
}

/** The numbers of all names that begin so. */
export function numbersOf(start: Uint8Array, names: Names): { readonly first: number; readonly end: number } {
  const first = firstNotBelow(start, names);
  let end = first;
  for (let high = names.starts.length; end < high; ) {
    const middle = (end + high) >> 1;
    if (beginsWith(start, names, middle)) end = middle + 1;
    else high = middle;
  }
  return { first, end };
}

function firstNotBelow(name: Uint8Array, names: Names): number {
  let low = 0;
  for (let high = names.starts.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (compare(name, names, middle) <= 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function beginsWith(start: Uint8Array, { bytes, starts, ends }: Names, number: number): boolean {
  const from = starts[number] ?? 0;
  if ((ends[number] ?? 0) - from < start.length) return false;
  return start.every((byte, at) => bytes[from + at] === byte);
}

function compare(name: Uint8Array, { bytes, starts, ends }: Names, number: number): number {
  const start = starts[number] ?? 0;
  const length = (ends[number] ?? 0) - start;
  const common = Math.min(name.length, length);
  for (let at = 0; at < common; at += 1) {
    const order = (name[at] ?? 0) - (bytes[start + at] ?? 0);
    if (order !== 0) return order;
  }
  return name.length - length;
}
