import type { Rule as AskingRule, Category, Context, Messages, RunContext } from '../judge/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import type { Server } from '../model/server/index.ts';
import type { Severity } from '../model/verdict/index.ts';
import type { Trait } from './asking/traits.ts';

export type { Category, Context, Extra, Messages, RunContext } from '../judge/index.ts';
export type WorkspaceContext<M extends Messages> = RunContext<M>;

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
  readonly check: (workspace: Workspace, context: RunContext<M>) => void;
}

/** Answered by the suppression stage, after all others. */
export interface SuppressionRule<M extends Messages> extends RuleBase<M> {
  readonly scope: 'suppression';
}

export type Rule<M extends Messages> =
  | (AskingRule<M> & { readonly scope?: undefined; readonly onlyWith?: undefined })
  | DocumentRule<M>
  | ServerRule<M>
  | WorkspaceRule<M>
  | SuppressionRule<M>;

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
