import type { AnyRule, Messages, Rule } from '../judge/index.ts';

export type { AnyRule, Context, Extra, KnownRule, Messages, Piece, RunContext } from '../judge/index.ts';

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
  /** What "--fix" does about it, or why it does nothing; some folders say that of all their rules. */
  readonly mends?: { readonly safe?: string; readonly unsafe?: string } | string;
  readonly examples: readonly Example[];
  readonly evidence: readonly Claim[];
  /** Of what it warns, in the Common Weakness Enumeration; every rule of the category "security" says it. */
  readonly cwe?: readonly number[];
}

export function defineDocs(docs: Docs): Docs {
  return docs;
}
