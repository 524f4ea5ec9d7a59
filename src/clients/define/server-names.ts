import type { Reaction } from './evidence.ts';

export interface NameRule {
  readonly pattern: RegExp;
  /** The pattern is for the server's part of a tool name, after the client's clean-up. */
  readonly cleaned?: true;
  /** What the name has to be made of, in words. */
  readonly allows: string;
  /** What is wrong with another name, after "the name of server x"; "holds more than" and `allows` when absent. */
  readonly fault?: string;
  readonly maxLength?: number;
  readonly reaction: Reaction;
}

export interface ReservedName {
  readonly name: string | RegExp;
  /** What the client has itself, and gives instead of the server. */
  readonly instead?: string;
  /** Words of a server that it keeps nevertheless. */
  readonly unless?: RegExp;
  readonly reaction: Reaction;
}
