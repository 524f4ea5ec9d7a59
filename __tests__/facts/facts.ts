import type { Client } from '../../src/clients/index.ts';
import { flips, kinds } from './flips.ts';

type Bag = Record<string, unknown>;

/** One thing that the table of a client says, where it says it, and what it could have said instead. */
export interface Fact {
  /** The client's id, and the format's where it is about one. */
  readonly of: string;
  readonly path: string;
  /** "R", "H", "M" … of the nearest evidence. */
  readonly confidence: string;
  readonly value: unknown;
  readonly others: readonly unknown[];
  readonly holder: Bag;
  readonly key: string;
}

/** Objects that are written down once and stand in many places: each place is a fact of its own. */
const ofOnePlace = new Set(['reaction', 'field', 'urls', 'clash']);

/** What a client does with a file in a place where it does not look is nothing, whatever stands in it. */
const ofAnUnreadFile = new Set(['claims', 'unread', 'unmistakable', 'belongsTo']);

/** An address without a word for its transport is then what every address is. */
function takesAddresses({ fields }: Bag): boolean {
  return isBag(fields) && Object.values(fields).some((field) => isBag(field) && field.is === 'url' && !field.unread);
}

/** Where no key names the transport, no word for one can be unknown or contradict the other fields. */
const ofATransportKey = new Set(['unknownTransport', 'mismatch', 'mismatchOf']);

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

function isReadByNobody({ servers, unread, references }: Bag): boolean {
  return isEmpty(servers) && unread !== undefined && references === undefined;
}

/** Facts that are said once for several formats are counted once, as is a table that a client has from another one. */
export function factsOf(client: Client): Fact[] {
  const seen = new Set<object>();
  const found: Fact[] = [];
  const walk = (holder: Bag, kind: string, of: string, path: string, above: string) => {
    if (seen.has(holder)) return;
    seen.add(holder);
    const by = evidenceOf(holder) ?? above;
    const isUnread = kind === 'format' && isReadByNobody(holder);
    if (kind === 'dialect' && holder.transportKey === null && takesAddresses(holder)) {
      seen.add(bagAt(bagAt(holder, 'inferred'), 'urlReaction'));
    }
    for (const [key, value] of Object.entries(holder)) {
      if (isUnread && !ofAnUnreadFile.has(key)) continue;
      if (kind === 'format' && key === 'noMap' && isEmpty(holder.servers)) continue;
      if (kind === 'dialect' && holder.transportKey === null && ofATransportKey.has(key)) continue;
      const at = path === '' ? key : `${path}.${key}`;
      const flip = ofKey(flips[kind], key);
      if (flip !== undefined && value !== undefined) {
        found.push({ of, path: at, confidence: by[0] ?? '', value, others: flip(value, holder), holder, key });
      }
      const inner = ofKey(kinds[kind], key);
      if (inner === undefined || !isBag(value)) continue;
      if (inner === 'format') walk(value, inner, `${of}/${value.id}`, '', by);
      else walk(value, inner, of, at.replace(/^formats$/, ''), by);
    }
  };
  walk(client as unknown as Bag, 'client', client.id, '', '');
  return found.filter(({ others }) => others.length > 0);
}

/** Lets no place share its object with another where each is a fact of its own, and no client with another. Gives the way back. */
export function unshare(client: Client): () => void {
  const before = { ...client };
  const copies = new Map<object, unknown>();
  const copy = (value: unknown, kind: string | undefined): unknown => {
    if (!isBag(value) || kind === undefined) return value;
    const known = ofOnePlace.has(kind) ? undefined : copies.get(value);
    if (known !== undefined) return known;
    const made: Bag = Array.isArray(value) ? ([] as unknown as Bag) : {};
    copies.set(value, made);
    for (const [key, each] of Object.entries(value)) made[key] = copy(each, ofKey(kinds[kind], key));
    return made;
  };
  Object.assign(client, copy(client, 'client'));
  return () => Object.assign(client, before);
}

function ofKey<T>(known: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  if (known === undefined) return undefined;
  return Object.hasOwn(known, key) ? known[key] : known['*'];
}

function isBag(value: unknown): value is Bag {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Its own, or that of the reaction that belongs to it. */
function evidenceOf(holder: Bag): string | undefined {
  const found = [holder.by, bagAt(holder, 'reaction').by, bagAt(holder, 'broken').by, holder.schemaBy];
  return found.find((by) => typeof by === 'string');
}

function bagAt(holder: Bag, key: string): Bag {
  const value = holder[key];
  return isBag(value) ? value : {};
}
