import type { Evidence, Reaction } from './evidence.ts';
import type { Meaning } from './field.ts';

/**
 * Ways to refer to a variable inside a string. Each has a row in `model/variables/syntaxes.ts`, which says how it looks,
 * and which `__tests__/model/syntaxes.test.ts` asks whether it is found.
 */
export type PlaceholderSyntax =
  | '${NAME}'
  | '${NAME:-default}'
  | '${NAME:default}'
  | '${env:NAME}'
  | '${input:id}'
  | '${workspaceFolder}'
  | '${object.key}' // such as ${workspace.path}
  | '{env:NAME}'
  | '{file:path}'
  | '${file:path}'
  | '$NAME'
  | '%NAME%'
  | '$env:NAME' // of PowerShell
  | '${{ secrets.NAME }}'
  | '${process.env.NAME}'
  | '${config:key}' // also ${command:id}
  | '${secret:name}'
  | '${cmd: command}' // what the command prints
  | '${user_config.KEY}';

/** Which `{{NAME}}` the client fills in for each user, container or session: each, what begins so and what the entry names under this key, or these names in these fields. */
export interface Braces {
  readonly only?: { readonly prefix: string; readonly namedIn: string };
  readonly names?: readonly string[];
  readonly in?: readonly Meaning[];
  readonly by: Evidence;
}

export interface Placeholders {
  /** What is expanded, per meaning of the field; a field that is not listed is passed on literally. */
  readonly in: Partial<Record<Meaning, readonly PlaceholderSyntax[]>>;
  /** Of these, what counts only as a whole value, and not behind "Bearer". */
  readonly alone?: readonly PlaceholderSyntax[];
  /** Of the environment nothing is looked up but what the entry itself sets or names. */
  readonly ofEntry?: Evidence;
  /** What the client itself runs with wins over `env`: what stands there for the variable of its own name gets its value. */
  readonly inherited?: Evidence;
  /** What an unset variable becomes. */
  readonly whenUnset: string;
  /** What comes of a variable that is not set and has no default, by the field, where it costs more than a value. */
  readonly unset?: readonly { readonly in: readonly Meaning[]; readonly reaction: Reaction }[];
  /** Everything that a shell can do with a variable works. */
  readonly shell?: true;
  /** A file that is referred to and does not exist costs the whole configuration. */
  readonly needsFiles?: Evidence;
  /** A default that holds another reference ends at the brace of that one. */
  readonly cutsNested?: Evidence;
  /** Values of these fields that are taken for more than text, when what they stand for is looked up at the start. */
  readonly lookedUp?: LookedUp;
  /** Names that the client itself gives a value: they mean nothing to others. */
  readonly own?: readonly string[];
  /** Written with a default, one of these is looked for in the environment, where it is not. */
  readonly ownTakesNoDefault?: Evidence;
  /** Of the variables of editors it knows these alone. */
  readonly noOthersOfEditors?: Evidence;
  /** Names to which the client gives a value in other files of its own, and none in this one. */
  readonly elsewhere?: ValuesElsewhere;
  /** Ways to write a reference that some of its programs take, and that it documents for none. */
  readonly partly?: {
    readonly syntaxes: readonly PlaceholderSyntax[];
    /** The programs that do. */
    readonly where: string;
    /** The way that it documents. */
    readonly documented: PlaceholderSyntax;
    readonly by: Evidence;
  };
  /** References that are not even passed on; of several, the first that fits. */
  readonly refused?: RefusedReferences | readonly RefusedReferences[];
  readonly by: Evidence;
}

export interface ValuesElsewhere {
  readonly names: readonly string[];
  /** After "gives it a value": "in plugins alone". */
  readonly where: string;
  /** Of those that stand for the folder of the project, in which servers start: what is put behind the name. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What to do, where it is not the value that should stand there. */
  readonly help?: string;
  readonly by: Evidence;
}

export interface LookedUp {
  readonly in: readonly Meaning[];
  /** The first character of a value whose rest is a command; what it prints is the value. */
  readonly command: string;
  /** A whole value that is the name of a variable stands for its value, and for itself where there is none. */
  readonly names: boolean;
  /** What the client then does with the entry: a verb and its object. */
  readonly whenFails: string;
  readonly by: Evidence;
}

export interface RefusedReferences {
  readonly syntaxes: readonly PlaceholderSyntax[];
  readonly reaction: Reaction;
  /** Only in these fields. */
  readonly in?: readonly Meaning[];
  /** Wherever it stands in the file, also outside of servers; a comment alone may hold it. */
  readonly anywhere?: true;
  /** Only where the value begins with it. */
  readonly leading?: true;
  /** They go into files for other clients as they stand, of which most take them for text. */
  readonly passedOn?: true;
  /** What to write instead, where it is no other way to refer to the variable. */
  readonly help?: string;
}
