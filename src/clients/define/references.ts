import type { Route } from '../../parse/index.ts';
import type { Evidence, Reaction } from './evidence.ts';

/** How a text names a server, S, and perhaps tools of it, T; `model/references` reads each. */
export type ReferenceForm = 'S' | 'mcp__S__T' | 'mcp_S_T' | 'S_T' | 'S/T' | '@S/T' | 'S:T' | 'Mcp(S:T)';

/** A way to write a reference that matches nothing. */
export interface ReferenceFault {
  readonly pattern: RegExp;
  /** Only where the whole text in which it stands is such: it says how a client reads an expression. */
  readonly within?: RegExp;
  /** What is wrong with the text, after it: "has parentheses". */
  readonly fault: string;
  /** The text that was meant, where it can be told. */
  readonly meant?: (text: string) => string | undefined;
  /** Where it cannot: an imperative. */
  readonly help: string;
  /** What it costs, where that is more than that nothing is matched. */
  readonly costs?: Reaction;
  readonly by: Evidence;
}

/** A place of a format that mentions servers or tools. */
export interface ReferencePlace {
  /** Keys from the root; '*' stands for any key or item. */
  readonly at: Route;
  /**
   * One text; a list of texts; such a list, or one text with commas or blanks between them; the keys of a map; a regular
   * expression for names of tools.
   */
  readonly as: 'text' | 'list' | 'words' | 'keys' | 'expression';
  readonly form: ReferenceForm;
  /** How the name of a server is written here; as in the names of its tools when absent. */
  readonly server?: (name: string) => string;
  /** Names that stand for something else than a configured server. */
  readonly builtIn?: RegExp;
  /** Names of servers of plugins, which end with the server's own after an underscore; no file need tell of them. */
  readonly bundled?: RegExp;
  /** The file is part of a plugin itself: servers of the same plugin are called in another way. */
  readonly inPlugin?: {
    /** Ids of the formats that define them. */
    readonly servers: readonly string[];
    /** The format whose file, in the same folder, has the plugin's name, and where. */
    readonly manifest: string;
    readonly name: Route;
    /** How the plugin's name and the server's come together in the names of tools. */
    readonly spell: (plugin: string, server: string) => string;
    readonly by: Evidence;
  };
  /** Ids of the formats whose servers alone can be meant; all of the client's when absent. */
  readonly among?: readonly string[];
  /**
   * A name that no file has may well be right: say something only where another client has a server of that name, or
   * nothing at all. Always when absent.
   */
  readonly unknown?: 'if-another-has-it' | 'silent';
  /** It is read in the user's own file, and nowhere else; what it says counts for all that the client reads. */
  readonly only?: 'user';
  /** People write it so, and the client reads it under this key of the same object alone. */
  readonly instead?: string;
  /** What is named does not run; or nothing else of the file does. */
  readonly switches?: 'off' | 'only';
  /**
   * What is named may be used, may not, or is asked for. What one list forbids, no other allows. So it is of lists that
   * switch servers.
   */
  readonly grants?: 'allows' | 'forbids' | 'needs';
  /** Names of tools are matched as a whole: the name of a server alone is none. */
  readonly whole?: true;
  readonly faults?: readonly ReferenceFault[];
  readonly by: Evidence;
}
