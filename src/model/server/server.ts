import type { Dialect, FieldFact, Format, Meaning, Transport } from '../../clients/index.ts';
import type { Document, Route, Side } from '../../parse/index.ts';
import { at, type Place } from '../values/index.ts';

/** One field of a server as it stands in the file. */
export interface Field {
  readonly key: string;
  readonly value: unknown;
  readonly route: Route;
  /** What the format's dialect knows of the key. */
  readonly fact: FieldFact | undefined;
}

/**
 * One server in the one model that all formats are normalised to. Parts of a wrong type are absent here and
 * reported by the schema; nothing is thrown away: `fields` holds every key as written.
 */
export interface Server {
  readonly name: string;
  readonly document: Document;
  readonly format: Format;
  readonly dialect: Dialect;
  /** Of the entry. */
  readonly route: Route;
  /** Where the name stands: the key of the entry, or a field inside it. */
  readonly nameAt: { readonly route: Route; readonly side: Side };
  /** The entry as written, of any type. */
  readonly entry: unknown;
  /** Every key of the entry in the order of the file; empty when the entry is not an object. */
  readonly fields: readonly Field[];
  /** The transport key's value, of any type. */
  readonly declared: Field | undefined;
  /** What the client takes the entry for: by its spelling, else by inference, else nothing. */
  readonly transport: Transport | undefined;
  readonly command: Part<string> | undefined;
  readonly args: readonly Part<string>[];
  readonly env: readonly NamedPart[];
  readonly url: Part<string> | undefined;
  readonly headers: readonly NamedPart[];
  readonly cwd: Part<string> | undefined;
  /** A syntax error lies inside the entry, so what is missing from it may only be unread. */
  readonly broken: boolean;
  /** The entry switches itself off in a way this client honours. */
  readonly off: boolean;
}

/** A string of the server and where it stands. */
export interface Part<T> {
  readonly value: T;
  readonly route: Route;
}

export interface NamedPart extends Part<string> {
  readonly name: string;
}

export function placeOfName({ document, nameAt }: Server): Place {
  return at(document, nameAt.route, nameAt.side);
}

/** One entry of one file, however often its file is read. */
export function keyOf({ document, route }: Pick<Server, 'document' | 'route'>): string {
  return JSON.stringify([document.path, route]);
}

/** The first field that means this and has a value. */
export function fieldMeaning(server: Server, meaning: Meaning): Field | undefined {
  return server.fields.find((field) => field.fact?.is === meaning && field.fact.unread !== true);
}
