import type { Mending, Span } from './document.ts';

/** What the parser was looking for when it stumbled, and in which bracket. */
export interface Slot {
  readonly expects: 'document' | 'end' | 'comma' | 'item' | 'key' | 'colon' | 'value';
  /** Offset of the bracket that is open. */
  readonly bracket?: number;
  /** The key whose colon or value is due. */
  readonly key?: Span;
}

export interface Fault {
  readonly code: string;
  readonly text: string;
  readonly span: Span;
  readonly slot: Slot;
}

/** A fault in words, and how far it reaches. */
export interface Explanation {
  readonly message: string;
  readonly help: string;
  readonly span: Span;
  readonly edit?: Mending;
  readonly related?: { readonly span: Span; readonly message: string };
  /** Faults before this offset have the same cause. */
  readonly until?: number;
  /** The text is no JSON at all, and what the parser makes of it means nothing. */
  readonly foreign?: true;
  readonly onlyComments?: true;
  /** A habit of the whole file, worth saying once. */
  readonly habit?: true;
  /** JSON5 allows it. */
  readonly json5?: true;
}
