import type { Meaning, SignInPart, Transport } from '../../clients/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Field, Server } from '../server/index.ts';
import type { Text } from './text.ts';

/** A value in the form that all clients share. */
export type CanonicalValue =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'texts'; readonly items: readonly PlacedText[] }
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'names'; readonly names: ReadonlySet<string> }
  /** The transports that may be meant, the likeliest first: an address without a type leaves it open. */
  | { readonly kind: 'transport'; readonly any: readonly Transport[] }
  | { readonly kind: 'off' }
  /** Of a shape that only its own client knows. */
  | { readonly kind: 'data'; readonly data: unknown };

export interface PlacedText {
  readonly text: Text;
  readonly route: Route;
}

/** One thing that a server says: its command, one variable of its environment, one header, one limit. */
export interface Statement {
  /** Never `commandLine`, which is a command and its arguments, nor `disabled`, which is `enabled` the other way round. */
  readonly meaning: Meaning;
  /**
   * Which of several: the variable, the header, the part of signing in, the key of a field whose meaning does not tell it
   * from others.
   */
  readonly of?: string;
  /** What of signing in it is: other clients have it too, whatever they call it. */
  readonly part?: SignInPart;
  /** The key inside the field that it stands under. */
  readonly inside?: string;
  readonly value: CanonicalValue;
  /** Where it stands. */
  readonly route: Route;
  /** The field it stands in. */
  readonly field: Field;
}

/** A part of a field, by the way to it from the field. */
export interface CarriedPart {
  readonly inside: Route;
  readonly field: Field;
}

/** A server in the one model into which and from which all dialects are translated. */
export interface CanonicalServer {
  readonly server: Server;
  readonly statements: readonly Statement[];
  /** What its client does not read, or reads without any effect: carried along, and nobody misses it. */
  readonly carried: readonly Field[];
  /** Keys and items inside of fields of which it reads others. */
  readonly carriedInside: readonly CarriedPart[];
}

/** What tells statements apart: there is one of each in a server. */
export function identity({ meaning, of }: Pick<Statement, 'meaning' | 'of'>): string {
  if (of === undefined) return meaning;
  return `${meaning}\0${meaning === 'headers' ? of.toLowerCase() : of}`;
}
