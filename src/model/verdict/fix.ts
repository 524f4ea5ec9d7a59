import type { Route, Span } from '../../parse/index.ts';

/**
 * `safe`: the client then does what the file plainly means, and nothing changes for any other reader of the file.
 * `unsafe`: it may change what the file means.
 */
export type Safety = 'safe' | 'unsafe';

/** A remedy that a program can carry out. What should change is said here, how a file has to be edited for it in `edits/`. */
export interface Fix {
  /** Imperative, without a full stop. */
  readonly title: string;
  readonly safety: Safety;
  /** What is wrong is wrong for whoever reads the file, and so is right what is written instead. */
  readonly forAll?: true;
  /** All of them together. */
  readonly changes: readonly Change[];
}

/** Another one: the server of the finding gets another name, and what mentions it follows, in whatever document that is. */
export interface Renaming {
  /** It is spelt elsewhere, too, where nobody looks. */
  readonly safety: 'unsafe';
  readonly server: string;
  /** The first that nobody has anything against becomes its name. */
  readonly names: readonly string[];
}

/** What can stand in a configuration. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * One thing that should be otherwise in a document; routes are those of the document as it is. What is new may be words
 * `outOf` a text that is there.
 */
export type Change =
  /** The key at the end of the route gets another name. */
  | { readonly do: 'rename'; readonly at: Route; readonly to: string }
  /** Another value. */
  | { readonly do: 'set'; readonly at: Route; readonly value: Plain }
  /** A number or a word becomes the text that it is written as. */
  | { readonly do: 'quote'; readonly at: Route }
  /** A new member of an object: the first one, unless it is to follow another one. */
  | { readonly do: 'add'; readonly at: Route; readonly value: Plain; readonly after?: string; readonly outOf?: Route }
  /** New items of a list, before the one that has this position, or at the end. */
  | {
      readonly do: 'insert';
      readonly into: Route;
      readonly position: number;
      readonly values: readonly string[];
      readonly outOf?: Route;
    }
  /** A member of an object or an item of a list goes, with all that is in it. */
  | { readonly do: 'remove'; readonly at: Route }
  /** A part of a string, in offsets of the decoded string. */
  | { readonly do: 'rewrite'; readonly at: Route; readonly within: Span; readonly text: string }
  /** The only member of an object takes the place of that object, which gets its name. */
  | { readonly do: 'lift'; readonly at: Route; readonly to: string }
  /** The whole document becomes the value of this key. */
  | { readonly do: 'wrap'; readonly under: string }
  /** A member becomes a member of another object, which is made where there is none. */
  | { readonly do: 'move'; readonly at: Route; readonly to: Route }
  /** The objects of a list become members of an object, each under the value of a key that it then lacks. */
  | { readonly do: 'index'; readonly at: Route; readonly by: string; readonly to: string }
  /** A part of the text itself, such as a comma. */
  | { readonly do: 'write'; readonly span: Span; readonly text: string };
