import { type Profile, type ProfileId, profiles, type Revision, revisions } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { own } from '../values/index.ts';
import { answersOf } from './tools-in.ts';

/** For what the answers of servers are judged. */
export interface Protocol {
  /** Found out from the document when absent. */
  readonly spec?: Revision;
  /** The standard ones when absent. */
  readonly profiles?: readonly ProfileId[];
}

/** An answer, and for what it is judged. */
interface Judged {
  readonly protocol: Protocol;
  readonly document: Document;
}

/** What an answer is taken for that does not say: one of the newest has to say `resultType`. */
const UNSTAMPED: Revision = '2025-11-25';

const stamps = ['resultType', 'ttlMs', 'cacheScope'] as const;

/** The revision by which an answer is judged: the one asked for, else what it says itself. */
export function revisionOf({ protocol, document }: Judged): Revision {
  return protocol.spec ?? saidBy(document);
}

/** Every rule about tools may ask, of each tool. */
const said = new WeakMap<Document, Revision>();

function saidBy(document: Document): Revision {
  const revision = said.get(document) ?? negotiated(document) ?? (isStamped(document) ? '2026-07-28' : UNSTAMPED);
  said.set(document, revision);
  return revision;
}

const chosen = new WeakMap<Protocol, readonly Profile[]>();

export function profilesOf({ protocol }: Pick<Judged, 'protocol'>): readonly Profile[] {
  const found =
    chosen.get(protocol) ?? profiles.filter(({ id, standard }) => protocol.profiles?.includes(id) ?? standard);
  chosen.set(protocol, found);
  return found;
}

/** Only what an answer of the newest revision has. */
function isStamped(document: Document): boolean {
  return answersOf(document).some(({ value, envelope, kind }) => {
    const holder = kind === 'result' ? value : envelope?.value;
    return stamps.some((key) => own(holder, key) !== undefined);
  });
}

/** A log begins with the answer to `initialize`. */
function negotiated({ value }: Document): Revision | undefined {
  for (const message of Array.isArray(value) ? value : [value]) {
    const holders = [message, own(message, 'result'), own(message, 'response'), own(own(message, 'message'), 'result')];
    for (const holder of holders) {
      const named = own(holder, 'protocolVersion');
      const known = own(holder, 'serverInfo') === undefined ? undefined : revisions.find((each) => each === named);
      if (known !== undefined) return known;
    }
  }
  return undefined;
}
