import type { Reaction } from '../clients/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Place } from '../model/values/index.ts';
import type { RelatedPlace, Severity } from '../model/verdict/index.ts';
import type { Violation } from '../schema/index.ts';
import type { Trait } from './asking/traits.ts';

export type Category = 'correctness' | 'security' | 'compatibility' | 'clarity';

/** Message id to the sentence for typed data. */
// biome-ignore lint/suspicious/noExplicitAny: the data differ per message; `report` ties each id to its own type
export type Messages = Readonly<Record<string, (data: any) => string>>;

export interface Extra {
  readonly help?: string | undefined;
  readonly related?: readonly RelatedPlace[];
  readonly server?: Server | undefined;
  /** The severity follows from what the client does, within the confidence of the fact. */
  readonly reaction?: Reaction;
  /** Ids of the clients that behave so, where it is not the one whose file it is. */
  readonly clients?: readonly string[];
  /** Where no single reaction decides. */
  readonly severity?: Severity;
}

export interface Context<M extends Messages> {
  /** The client's name for messages. */
  readonly client: string;
  readonly reading: Reading;
  /** What the schema of the format objects to and no rule of its own answers. */
  readonly violations: readonly Violation[];
  /** As the configuration has them, in the shape that its schema asks for. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly report: <K extends keyof M & string>(
    message: K,
    data: Parameters<M[K]>[0],
    at: Place,
    extra?: Extra,
  ) => void;
}

/** `reading` is whose verdict the finding is. */
export interface WorkspaceContext<M extends Messages> {
  readonly report: <K extends keyof M & string>(
    message: K,
    data: Parameters<M[K]>[0],
    at: Place,
    extra: Extra & { readonly reading: Reading },
  ) => void;
}

interface RuleBase<M extends Messages> {
  readonly id: string;
  readonly category: Category;
  /** The default where no reaction of a client decides. */
  readonly severity: Severity | 'off';
  readonly messages: M;
}

/** Asked once per reading of a document. */
export interface DocumentRule<M extends Messages> extends RuleBase<M> {
  readonly scope: 'document';
  /** Asked only where one of these is found. */
  readonly onlyWith: readonly Trait[];
  readonly check: (reading: Reading, context: Context<M>) => void;
}

/** Asked once per server that is not broken by a syntax error. */
export interface ServerRule<M extends Messages> extends RuleBase<M> {
  readonly scope: 'server';
  /** Asked only where one of these is found in the file. */
  readonly onlyWith: readonly Trait[];
  readonly check: (server: Server, context: Context<M>) => void;
}

/** Asked once per run, of everything that is known. */
export interface WorkspaceRule<M extends Messages> extends RuleBase<M> {
  readonly scope: 'workspace';
  /** Found in any file of the run. */
  readonly onlyWith: readonly Trait[];
  readonly check: (workspace: Workspace, context: WorkspaceContext<M>) => void;
}

/** Answered by the suppression stage, after all others. */
export interface SuppressionRule<M extends Messages> extends RuleBase<M> {
  readonly scope: 'suppression';
}

export type Rule<M extends Messages> = DocumentRule<M> | ServerRule<M> | WorkspaceRule<M> | SuppressionRule<M>;

// biome-ignore lint/suspicious/noExplicitAny: a list of rules has to forget the messages of each
export type AnyRule = Rule<any>;

/** What is known of a rule before it is loaded. */
export type KnownRule = Pick<AnyRule, 'id' | 'severity' | 'scope'>;

export function defineRule<const M extends Messages>(rule: Rule<M>): AnyRule {
  return rule;
}

/** A documented case, which is also a test. */
export interface Example {
  readonly title: string;
  /** Path to text; ⟦…⟧ marks each place that is reported. No marks: nothing is. One may be `mcp-lint.json`. */
  readonly files: Readonly<Record<string, string>>;
  /** Treat every file as this format. */
  readonly as?: string;
  readonly targets?: readonly string[];
  /** The revision of the protocol. */
  readonly spec?: string;
  /** For whom tools are judged. */
  readonly profiles?: readonly string[];
  /** Other rules that rightly speak here as well. */
  readonly also?: readonly string[];
}

export interface Claim {
  readonly claim: string;
  readonly source: string;
  readonly date: string;
}

export interface Docs {
  /** One line for lists. */
  readonly summary: string;
  /** What happens to the user. */
  readonly why: string;
  readonly fix: string;
  readonly examples: readonly Example[];
  readonly evidence: readonly Claim[];
}

export function defineDocs(docs: Docs): Docs {
  return docs;
}
