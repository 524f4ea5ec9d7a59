import type { Route } from '../../parse/index.ts';
import type { AnswerKind } from '../protocol/answers.ts';
import type { BundleFacts, FormerKeys, RegistryFacts } from '../protocol/manifest.ts';
import type { Dialect } from './dialect.ts';
import type { Evidence, Reaction } from './evidence.ts';
import type { FieldFact, Meaning, Transport } from './field.ts';
import type { Placeholders } from './placeholders.ts';
import type { ReferencePlace } from './references.ts';
import type { ServerRules } from './server-rules.ts';
import type { Syntax } from './syntax.ts';
import type { ToolNames } from './tool-names.ts';

export interface ServerMap {
  /** Keys from the root; '*' stands for any key or item. */
  readonly at: Route;
  /** Only where this other key of the root is absent. */
  readonly unless?: string;
  /** A list whose items are names or maps of a name to an entry: instead of the map, or as well as it. */
  readonly list?: 'only' | 'too';
  /** Entries hold their name under this key: always in a list; in a map, the key stands in for one that is absent. */
  readonly named?: string;
  /** Of items with one name this one is loaded, and of the others nothing is said. */
  readonly keeps?: { readonly which: 'first' | 'last'; readonly by: Evidence };
  /** An entry of null is none: it takes away the server of this name that stands in another map. */
  readonly nullRemoves?: Evidence;
}

/** How a file of another client is written from this one. */
export interface Writing {
  readonly client: string;
  /** Written under their own names, and so kept, whether or not the client reads them. */
  readonly keeps: readonly Meaning[];
  /** Texts are copied as they stand: a variable is one only in clients that spell it so. */
  readonly copies?: true;
  /** What is written for a transport, where that is another one. */
  readonly as?: Readonly<Partial<Record<Transport, Transport>>>;
  /** Written only for who wants it: nobody is asked about losses there who did not name the client. */
  readonly chosen?: {
    /** What the file calls the client. */
    readonly tool: string;
  };
  /** Entries are copied with their keys, but for these: what the client has under another key does not reach it. */
  readonly copiesKeys?: { readonly without: readonly string[] };
  readonly by: Evidence;
}

/** What a file from which others are written gives one of them. */
export interface Portion {
  /** The entry of each server; nothing where it is put together from more than one. */
  readonly servers: ReadonlyMap<string, Route | undefined>;
  /** What else stands in the client's file is gone when it is written again. */
  readonly replaces: boolean;
}

/** What else is known where files are written for some clients: settings that lie beside it, and the files of its own. */
export interface Choice {
  /** From the folder of the file. */
  readonly settings?: string;
  /** Nothing where the client is not written for; `settings` is undefined where there are none, or none can be read. */
  readonly portion: (source: unknown, tool: string, settings: unknown) => Portion | undefined;
  readonly by: Evidence;
}

/** A key under which people put servers and the client does not look. */
export interface OpeningWords {
  /** One of these keys, with a value that is not empty. */
  readonly with: readonly string[];
  /** Or this one, of a file that is meant to be without. */
  readonly unless: string;
  /** What the client does otherwise: a verb and its object. */
  readonly otherwise: string;
  readonly by: Evidence;
}

export interface UnreadKey {
  readonly at: Route;
  /** The file it reads instead, after "move the servers to". */
  readonly instead: string;
  /** For one of the user's own files, where that is another. */
  readonly insteadOfUser?: string;
  /** Out of the user's own file the client itself moves them there. */
  readonly moved?: Evidence;
  readonly by: Evidence;
}

/** One kind of file of one client. */
export interface Format {
  readonly id: string;
  /** For headings and messages: "Claude Code's project file". */
  readonly title: string;
  /** The client's name in messages, where it is not the client's own: "OpenCode v2". */
  readonly reader?: string;
  /**
   * Globs relative to any folder of a workspace: `[dir/…]basename`, with `*` in the basename only, and before it `**`
   * for folders of any depth; a leading slash means the top of a repository, or the root of a workspace that lies in none.
   */
  readonly files: readonly string[];
  /** Files in the home directory, "~/…"; read with `--user`. */
  readonly userFiles?: readonly string[];
  /** The client reads it in the home directory only: in a project it is somebody's own, or an example. */
  readonly ofUser?: true;
  /** People who put it at the top of a project, with servers alone in it, mean the file that is read there. */
  readonly inProject?: { readonly instead: string; readonly by: Evidence };
  /** The folder's files are all of this format: only with `--as` and, for the user's own folder, `--user`. */
  readonly folder?: { readonly env: string; readonly fallback: string };
  /** Schema in `schemas/`, without the suffix; the format's id when absent. */
  readonly schema?: string;
  readonly schemaBy: Evidence;
  readonly syntax: Syntax;
  readonly servers: readonly ServerMap[];
  /**
   * A file without the wrapper key is taken as the map itself; `some`: only where one of its values has a command or
   * an address; `certain`: only where all look like servers.
   */
  readonly bareMap?: true | 'some' | 'certain';
  /** A file without a map is itself one server, called like the file. */
  readonly mayBeServer?: true;
  /** Other names of tools than the client's. */
  readonly toolNames?: ToolNames;
  /** No server map at all. */
  readonly noMap: Reaction;
  /** Servers under a key that is not read, where that is another case than no map. */
  readonly wrongKey?: Reaction;
  /** Root or map of the wrong type. */
  readonly badRoot: Reaction;
  /** The whole file is a list, where that is another case. */
  readonly arrayRoot?: Reaction;
  /** The whole file is null, where that is another case. */
  readonly nullRoot?: Reaction;
  /** The root key stands inside itself, where that is more than an entry that starts nothing. */
  readonly nested?: Reaction;
  /** The map alone is of the wrong type, where that is another case. */
  readonly badMap?: Reaction;
  /** The map is null or a list, where that is another case. */
  readonly nullMap?: Reaction;
  /** The map is an array, where that is another case. */
  readonly arrayMap?: Reaction;
  /** Other files of the client have a list under the same key, so that a text with one shows such a file. */
  readonly listsElsewhere?: Evidence;
  /** The map is a text, where that is another case. */
  readonly textMap?: Reaction;
  readonly dialect?: Dialect;
  /** The file in words, after "reads no servers from": "settings files". */
  readonly place?: string;
  readonly unread?: readonly UnreadKey[];
  readonly rootFields?: Readonly<Record<string, FieldFact>>;
  /** What its front matter has to say, whoever's tools it names. */
  readonly opens?: OpeningWords;
  /** A value by which nobody may use the servers of the file. */
  readonly closedBy?: { readonly at: Route; readonly value: boolean; readonly by: Evidence };
  /** A `$schema` that is none of these costs it the file; a file without one is fine. */
  readonly declares?: { readonly known: readonly string[]; readonly reaction: Reaction };
  /** How a `$schema` begins by which a file is one of this format, whoever else has files that look so. */
  readonly saysWhose?: readonly string[];
  /** Layouts that only another major version of the client reads. */
  readonly otherVersion?: {
    readonly reads: string;
    readonly refusedBy: string;
    readonly help: string;
    readonly by: Evidence;
  };
  /** Names of clients that do read what this format leaves unread. */
  readonly otherReaders?: readonly string[];
  /** Where servers and tools are mentioned by name. */
  readonly references?: readonly ReferencePlace[];
  /** What decides beside such lists which servers run; in a user's file for all of the client's. */
  readonly serverRules?: readonly ServerRules[];
  /** A text that holds none of these is no file of this format: neither client nor parser is loaded for it. */
  readonly holds?: readonly string[];
  /** Nobody's file: taken only where the path is no client's, and judged for none. */
  readonly stray?: true;
  /**
   * Precise enough a path to speak of a file whose content does not look like MCP. Absent where `when` says whose a file
   * is, and where there is no path.
   */
  readonly claims?: 'path' | 'shape';
  /** Claimed by shape, but nobody else's path: a file that the client cannot read at all is reported as well. */
  readonly unmistakable?: true;
  /** Where the file defines the questions that its `${input:id}` refer to. */
  readonly inputs?: Route;
  /** Ids of formats of other clients whose files are read as this one too; judged when the client is a target. */
  readonly readsToo?: readonly string[];
  /** The same for files with `beside` beside them: those are its own as well, and always judged for it. */
  readonly readsBeside?: readonly string[];
  /** Whose its servers are, where they are not those of the project that the file lies in. */
  readonly belongsTo?: Owner;
  /** Its servers are started in the folder of somebody's project: what stands for the folder of the plugin itself. */
  readonly ownFolder?: string;
  /** The same: the `cwd` that is the folder of the plugin itself. */
  readonly ownCwd?: string;
  /** The file at the top of a project is read once more, as one of the project. */
  readonly atTop?: { readonly format: string; readonly by: Evidence };
  /** A file beside it whose servers take the place of those here that have their names; a route from its folder. */
  readonly replacedBy?: { readonly file: string; readonly at: Route; readonly by: Evidence };
  /** Servers of an item that names a folder under `source`: none of them counts where the folder has this file. */
  readonly overruledBy?: {
    readonly source: string;
    /** The folder that paths count from, seen from the file's own, and what else leads to another one. */
    readonly from: string;
    readonly unless: Route;
    readonly file: string;
    readonly by: Evidence;
  };
  /** A file of this name in the folder of the project keeps the client from reading this one. */
  readonly hiddenBy?: { readonly file: string; readonly reaction: Reaction };
  /** How the client itself lists such a file. */
  readonly listing?: {
    readonly usable: (file: string, servers: readonly string[]) => string;
    readonly broken: (file: string) => string;
    readonly by: Evidence;
  };
  /** What a file of it has to say of itself, and a new one therefore begins with. */
  readonly head?: Readonly<Record<string, string>>;
  /** The clients whose files are written from this one: its servers are judged for them without being asked. */
  readonly writes?: readonly Writing[];
  /** Which servers each of them gets; all of its map where absent. */
  readonly choice?: Choice;
  /** Variables are written for each of them as it spells them: how they have to stand here for that. */
  readonly rewrites?: Placeholders;
  /** Only where a file or folder of one of these names lies beside it: elsewhere the client's facts need not be loaded. */
  readonly beside?: string | readonly string[];
  /** In place of servers, or among them, a path may stand that leads to a file with servers. */
  readonly serverFiles?: {
    readonly at: Route;
    /** What paths begin with, and the folder they count from, seen from the file's own. */
    readonly prefix: string;
    readonly from: string;
    /** The format of such a file. */
    readonly format: string;
    /** The file that is read where none is named, and where a path is not taken; it counts from the same folder. */
    readonly usual?: string;
    readonly missing: Reaction;
    /** A path that leads out of the folder, or begins otherwise. */
    readonly refused: Reaction;
    /** The file that is read where none is named, and the one that people write for it; both count from the same folder. */
    readonly unnamed?: { readonly read: string; readonly unread: string; readonly by: Evidence };
  };
  /** Paths of what else belongs to it: a text, one in a list, or the `source` of one in a map; '*' stands for any. */
  readonly parts?: {
    readonly at: readonly Route[];
    /** The folder they count from, seen from the file's own. */
    readonly from: string;
    readonly missing: Reaction;
    /** A path that leads out of that folder. */
    readonly outside: Reaction;
    /** What is loaded without being named under this key, and what becomes of a file that is named there twice. */
    readonly loaded?: {
      readonly at: string;
      readonly file: string;
      readonly again: Reaction;
      readonly twice: Reaction;
    };
  };
  /** The file describes a server for a registry, or for a bundle; no client starts anything from it. */
  readonly registry?: RegistryFacts;
  readonly bundle?: BundleFacts;
  readonly former?: FormerKeys;
  /** Recognition by more than the path, when several formats share it. */
  readonly when?: (file: SeenFile) => boolean;
  /** What a server answered, and no configuration: of this kind above all. */
  readonly answer?: AnswerKind;
}

/**
 * A plugin or an extension; one agent; the user, so that in a project it is a copy or an example; an administrator;
 * nobody but the file: one of several that are chosen from.
 */
export type Owner = 'plugin' | 'agent' | 'user' | 'administrator' | 'itself';

/** What recognition may look at. */
export interface SeenFile {
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
  /** Whether a file or folder of this name lies in the file's folder, or in one above it within the root. */
  readonly beside: (name: string) => boolean;
  readonly above: (name: string) => boolean;
  /** Of all that lies in the file's folder. */
  readonly names: () => readonly string[];
}
