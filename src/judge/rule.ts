import type { Reaction } from '../clients/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Place } from '../model/values/index.ts';
import type { Change, Fix, RelatedPlace, Renaming, Severity } from '../model/verdict/index.ts';
import type { Violation } from '../schema/index.ts';
import type { ListenersOf } from './listener.ts';
import type { Filters, Subject, Subjects } from './subjects.ts';

export type Category = 'correctness' | 'security' | 'compatibility' | 'clarity';

/** Message id to the sentence for typed data. */
// biome-ignore lint/suspicious/noExplicitAny: the data differ per message; `report` ties each id to its own type
export type Messages = Readonly<Record<string, (data: any) => string>>;

export interface Extra {
  readonly help?: string | undefined;
  readonly fix?: Fix | Renaming | undefined;
  /** What is wrong is a name: what stands under it is judged as if these changes were made. */
  readonly meant?: readonly Change[] | undefined;
  readonly related?: readonly RelatedPlace[];
  readonly server?: Server | undefined;
  /** The severity follows from what the client does, within the confidence of the fact. */
  readonly reaction?: Reaction;
  /** Ids of the clients that behave so, where it is not the one whose file it is. */
  readonly clients?: readonly string[];
  /** Where no single reaction decides. */
  readonly severity?: Severity;
  /** It is wrong whatever a text that shows it leaves out. */
  readonly isWhole?: true;
}

export interface Context<M extends Messages> {
  /** The client's name for messages. */
  readonly client: string;
  readonly reading: Reading;
  /** What the schema of the format objects to and no rule of its own answers. */
  readonly violations: readonly Violation[];
  /** As the configuration has them, in the shape that its schema asks for. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the things of one reading have in common for this rule, such as a budget; made when it is first needed. */
  readonly shared: <T>(make: (reading: Reading) => T) => T;
  readonly report: <K extends keyof M & string>(
    message: K,
    data: Parameters<M[K]>[0],
    at: Place,
    extra?: Extra,
  ) => void;
}

/** Of rules about a run: `reading` is whose verdict the finding is. */
export interface RunContext<M extends Messages> {
  readonly options: Context<M>['options'];
  readonly report: <K extends keyof M & string>(
    message: K,
    data: Parameters<M[K]>[0],
    at: Place,
    extra: Extra & { readonly reading: Reading },
  ) => void;
}

/** Handed each thing of the kind that passes the filters beside it. */
export type Check<S extends Subject, M extends Messages> = (
  thing: Subjects[S],
  context: S extends 'run' ? RunContext<M> : Context<M>,
) => void;

export type Ask<S extends Subject, M extends Messages> = Filters[S] & { readonly check: Check<S, M> };

/** What a rule reads: a kind of thing, and as much as can be said of it as data. */
export type Asks<M extends Messages> = {
  readonly [S in Subject]?: Check<S, M> | Ask<S, M> | readonly Ask<S, M>[];
};

export interface Rule<M extends Messages> {
  readonly id: string;
  readonly category: Category;
  /** The default where no reaction of a client decides. */
  readonly severity: Severity | 'off';
  /** What it says is true whoever reads the file, so it is said of those that no known client reads as well. */
  readonly strays?: true;
  /**
   * Of a Snippet: it says nothing, since what it asks for is for whoever pastes the block; or it speaks of what is
   * missing, and so of whole files alone.
   */
  readonly inSnippets?: 'never' | 'whole';
  /** It says what a client makes of a file as a whole: of one that the client does not read, nothing of that is true. */
  readonly ofFile?: true;
  readonly messages: M;
  readonly on: Asks<M>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of rules has to forget the messages of each
export type AnyRule = Rule<any>;

/** What is known of a rule before it is loaded. */
export type KnownRule = Pick<AnyRule, 'id' | 'severity'>;

/** A part of the program with rules of one kind, loaded when something in a file asks for it. */
export interface Piece {
  readonly load: () => Promise<{ readonly rules: readonly AnyRule[]; readonly answerWalk?: WalkOfAnswers }>;
  /** What its rules ask for, put together. */
  readonly on: Signs;
}

export type WalkOfAnswers = (listenersOf: ListenersOf) => (reading: Reading, violations: readonly Violation[]) => void;

/** `only`: a rule that is off by default, for which nothing is looked for unless somebody asks for it. */
export type Signs = { readonly [S in Subject]?: readonly (Filters[S] & { readonly only?: string })[] };
