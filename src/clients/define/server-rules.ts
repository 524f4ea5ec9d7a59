import type { Route } from '../../parse/index.ts';
import type { Evidence } from './evidence.ts';

/** What rules about servers are asked of, in the words of its entry. */
export interface RuledServer {
  readonly name: string;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
}

/** A list of rules that let servers run, or keep them from it, by what they are. */
export interface ServerRules {
  /** Keys from the root to the list. */
  readonly at: Route;
  /**
   * Whether the rules keep a server from running: those of all files that count, a project's before the user's. Not
   * where that cannot be told.
   */
  readonly stops: (rules: readonly unknown[], server: RuledServer) => boolean;
  readonly by: Evidence;
}
