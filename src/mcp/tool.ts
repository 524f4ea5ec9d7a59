import type { ClientInfo, RuleInfo } from '../cli/index.ts';
import type { Files } from '../files/index.ts';

/** What a tool has at hand. */
export interface Context {
  readonly files: Files;
  /** Folders below which files are read; absolute, and no links. */
  readonly roots: readonly string[];
  readonly rules: () => readonly RuleInfo[];
  readonly clients: () => readonly ClientInfo[];
}

type Schema = Readonly<Record<string, unknown>>;

export interface Argument {
  readonly type: 'string' | 'array';
  readonly description: string;
  readonly items?: Schema;
}

/** A question that a client can ask. Whatever it is, nothing is changed. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly required?: readonly string[];
  /** Of what is answered. */
  readonly answer: Schema;
  /** Gets arguments that are of their types. Throws a `UsageError` for what cannot be meant. */
  readonly run: (given: Readonly<Record<string, unknown>>, context: Context) => Promise<object>;
}
