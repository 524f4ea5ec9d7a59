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
const ofOnePlace = new Set(['reaction', 'request', 'field', 'urls', 'clash']);

/** What a client does with a file in a place where it does not look is nothing, whatever stands in it. */
const ofAnUnreadFile = new Set(['claims', 'unread']);

/** An address without a word for its transport is then what every address is. */
function takesAddresses({ fields }: Bag): boolean {
  return isBag(fields) && Object.values(fields).some((field) => isBag(field) && field.is === 'url' && !field.unread);
}

/** Where no key names the transport, no word for one can be unknown or contradict the other fields. */
const ofATransportKey = new Set(['unknownTransport', 'mismatch', 'mismatchOf']);

/** Of a key that is not read they say something only where the client has another key for it. */
const askedOfReadKeys: ReadonlySet<unknown> = new Set(
  'cwd envFile timeout startupTimeout platforms oauth toolsAllowed toolsDenied autoApprove alwaysLoad headersHelper description'.split(
    ' ',
  ),
);

function unaskedIn({ fields }: Bag): Bag[] {
  const all = isBag(fields) ? Object.values(fields).filter(isBag) : [];
  const read = new Set(all.filter(({ unread }) => unread === undefined).map(({ is }) => is));
  return all.filter(({ unread, is }) => unread !== undefined && askedOfReadKeys.has(is) && !read.has(is));
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

function isReadByNobody({ servers, unread, references }: Bag): boolean {
  return isEmpty(servers) && unread !== undefined && references === undefined;
}

/** What stands in a file says whose it is, or no path leads to it: its name need not prove anything. */
function isOfNoName({ when, files, userFiles = [] }: Bag): boolean {
  return when !== undefined || (isEmpty(files) && isEmpty(userFiles));
}

/** A table of facts: its id, its object, and what kind that is. */
export interface Table {
  readonly id: string;
  readonly holder: object;
  readonly kind: 'client' | 'profile';
}

/** Facts that are said once for several formats are counted once, as is a table that a client has from another one. */
export function factsOf(table: Table): Fact[] {
  const seen = new Set<object>();
  const found: Fact[] = [];
  const unasked = new Set<object>();
  const walk = (holder: Bag, kind: string, of: string, path: string, above: string) => {
    if (seen.has(holder)) return;
    seen.add(holder);
    const by = evidenceOf(holder) ?? above;
    const isUnread = kind === 'format' && isReadByNobody(holder);
    if (kind === 'dialect' && holder.transportKey === null && takesAddresses(holder)) {
      seen.add(bagAt(bagAt(holder, 'inferred'), 'urlReaction'));
    }
    if (kind === 'dialect') for (const field of unaskedIn(holder)) unasked.add(field);
    for (const [key, value] of Object.entries(holder)) {
      if (key === 'is' && unasked.has(holder)) continue;
      if (isUnread && !ofAnUnreadFile.has(key)) continue;
      if (key === 'claims' && isOfNoName(holder)) continue;
      if (kind === 'format' && key === 'noMap' && isEmpty(holder.servers)) continue;
      if (kind === 'dialect' && holder.transportKey === null && ofATransportKey.has(key)) continue;
      const at = path === '' ? key : `${path}.${key}`;
      const flip = ofKey(flips[kind], key);
      if (flip !== undefined && value !== undefined) {
        const confidence = (evidenceIn(value) ?? by)[0] ?? '';
        found.push({ of, path: at, confidence, value, others: flip(value, holder), holder, key });
      }
      const inner = ofKey(kinds[kind], key);
      if (inner === undefined || !isBag(value)) continue;
      if (inner === 'format') walk(value, inner, `${of}/${value.id}`, '', by);
      else walk(value, inner, of, at.replace(/^formats$/, ''), by);
    }
  };
  walk(table.holder as Bag, table.kind, table.id, '', '');
  return found.filter(({ others }) => others.length > 0);
}

/** Lets no place share its object with another where each is a fact of its own, and no client with another. Gives the way back. */
export function unshare({ holder, kind: outermost }: Table): () => void {
  const before = { ...holder };
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
  Object.assign(holder, copy(holder, outermost));
  return () => Object.assign(holder, before);
}

function ofKey<T>(known: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  if (known === undefined) return undefined;
  return Object.hasOwn(known, key) ? known[key] : known['*'];
}

function isBag(value: unknown): value is Bag {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Of a fact that says how it is known. */
function evidenceIn(value: unknown): string | undefined {
  if (typeof value === 'string') return /^[RHMIL]:[A-Z\d]+$/.test(value) ? value : undefined;
  return isBag(value) ? evidenceOf(value) : undefined;
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
