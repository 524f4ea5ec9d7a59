import type { Evidence, FactSource, Reaction } from './evidence.ts';
import type { Format } from './format.ts';
import type { Precedence } from './precedence.ts';
import type { NameLimit, ToolCount, ToolNames } from './tool-names.ts';

/** A folder that a variable puts in another place. */
export interface MovedFolder {
  readonly env: string;
  /** In the home directory, "~/…", or "~" itself. */
  readonly from: string;
  readonly by: Evidence;
}

/** What earlier versions did, or a document about the client says, and today's program does not do. */
export interface Formerly {
  /** A sentence without a full stop. */
  readonly what: string;
  /** The first version that is known to do otherwise; absent for what was never so. */
  readonly until?: string;
  readonly by: Evidence;
}

export interface Client {
  readonly id: string;
  readonly name: string;
  /** One paragraph for the client's page. */
  readonly about: string;
  readonly sources: Readonly<Record<string, FactSource>>;
  /** The main format first. */
  readonly formats: readonly Format[];
  /** Of the folders of its files in the home directory; of several for one file, the first. */
  readonly moved?: readonly MovedFolder[];
  readonly toolNames?: ToolNames;
  /** How long a server's and a tool's name may be together, where the name that is offered is not known. */
  readonly nameLimit?: NameLimit;
  readonly toolCount?: ToolCount;
  /** Each is an order of its own: sources of two of them are not compared. */
  readonly precedence?: readonly Precedence[];
  /** What happens to the second of two names for one and the same server. */
  readonly twins?: Reaction;
  readonly formerly?: readonly Formerly[];
}
