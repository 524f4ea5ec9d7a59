import type { Evidence, Reaction } from './evidence.ts';

/** A tool under the name that its server gives it. */
export interface ServedTool {
  readonly server: string;
  readonly tool: string;
}

/** What becomes of tools that a client calls by one name. */
export type Clash =
  | 'first' // the earlier is offered
  | 'last' // the later is offered
  | 'least' // that of the server, then of the name, that comes first in the alphabet
  | 'one' // one is offered; which one is not settled, or differs from run to run
  | 'sent' // all are offered, and the model cannot tell them apart
  | 'none'; // the client offers no tool of any server

/** What happens to a tool whose name is too long. */
export type Overlong =
  | 'cut'
  | 'hashed' // cut, with a hash at the end
  | 'left-out' // the client does not offer it
  | 'refused' // the client sends it, and the request fails
  | 'sent' // the client sends it to whatever model; some refuse it
  | 'none'; // the client offers no tool of any server

/** How long the names may be that a client offers. */
export interface NameLimit {
  readonly most: number;
  /** What is counted, before anything is cut. */
  readonly length: (server: string, tool: string) => number;
  readonly over: Overlong;
  /** Who takes no longer one, where the client itself would. */
  readonly whose?: string;
  readonly by: Evidence;
}

/** How a server's name ends up in the names of its tools. */
export interface ToolNames {
  /** The form with S for the server and T for the tool, "mcp__S__T". */
  readonly form: string;
  /** The server's part. */
  readonly server: (name: string) => string;
  /**
   * The key of the entry whose text stands there in place of the server's name. Servers that have none leave their part
   * out and are compared with no other: which of them run together is then somebody's choice.
   */
  readonly partKey?: string;
  /** Names for tools of its own: no tool of any server is offered where one has such a name. */
  readonly kept?: ReadonlySet<string>;
  /** The whole name that the model is offered for a tool that clashes with no other. */
  readonly name: (server: string, tool: string) => string;
  /** The names of all tools, in their order, where one depends on the others. */
  readonly names?: (tools: readonly ServedTool[]) => readonly string[];
  /** By what those are told apart, after "by". */
  readonly apartBy?: string;
  readonly collision: string;
  /** Of servers that are called alike, whatever their tools are: only one answers ("drops-server"), or worse. */
  readonly alike?: Reaction;
  /** Of tools of one server and of several, where these can be called alike; absent where it is not known. */
  readonly clash?: { readonly within?: Clash; readonly across?: Clash };
  readonly limit?: NameLimit;
  /** Names as earlier versions built them. */
  readonly earlier?: readonly EarlierNames[];
  readonly by: Evidence;
}

/** Up to a version, and back to that of the next older ones. */
export interface EarlierNames {
  /** The first version that is known to build them otherwise. */
  readonly before: string;
  readonly names: ToolNames;
}

/** More tools than a client or the model behind it takes. */
export interface ToolCount {
  readonly most: number;
  /** After the client's name: "takes at most 100 tools". */
  readonly fact: string;
  readonly by: Evidence;
}
