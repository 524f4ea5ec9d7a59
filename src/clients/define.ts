import type { Language, Route } from '../parse/index.ts';
import type { BundleFacts, FormerKeys, RegistryFacts } from './manifest.ts';

export type { BundleFacts, FormerKeys, PackageKind, RegistryFacts } from './manifest.ts';

/**
 * R: seen in the running client. H: read in its source. M: vendor documentation or a second tool's adapter.
 * I: issue thread. L: hearsay or inference. Only R and H may become an `error`; M and I a `warning`; L an `info`.
 */
export type Confidence = 'R' | 'H' | 'M' | 'I' | 'L';

/** Confidence and the tag of a source of the client: "R:CC". */
export type Evidence = `${Confidence}:${string}`;

export interface FactSource {
  readonly title: string;
  readonly version: string;
  /** ISO date on which it was read or run. */
  readonly date: string;
}

/** What a client does when it meets something. The clause of a message and the severity follow from it. */
export type Effect =
  | 'fine' // works as written
  | 'ignored' // the value has no effect; the server works without it
  | 'warns' // the client loads the entry as it is and complains
  | 'skips-server' // the server is not loaded, and the client says so
  | 'drops-server' // the server is not loaded, without a word
  | 'fails-server' // the server is loaded and cannot start
  | 'refuses-file' // nothing of the file is loaded, and the client says so
  | 'drops-file' // nothing of the file is loaded, without a word
  | 'crashes'; // the client itself fails

export interface Reaction {
  readonly effect: Effect;
  readonly by: Evidence;
  /** The client's version from which on it behaves so. */
  readonly since?: string;
  /** What older versions did, or another detail worth a help line. */
  readonly note?: string;
}

/** `builtin`: part of the client itself, needs neither a command nor a url. */
export type Transport = 'stdio' | 'http' | 'sse' | 'ws' | 'sdk' | 'builtin';

/** The fields of the canonical server; every dialect's key is one of these or means nothing elsewhere. */
export type Meaning =
  | 'transport'
  | 'command'
  | 'args'
  | 'commandLine' // command and arguments in one array
  | 'env'
  | 'envFile'
  | 'cwd'
  | 'url'
  | 'headers'
  | 'headersHelper'
  | 'timeout'
  | 'startupTimeout'
  | 'retries'
  | 'enabled'
  | 'disabled'
  | 'platforms'
  | 'auth'
  | 'oauth'
  | 'toolsAllowed'
  | 'toolsDenied'
  | 'toolPolicy'
  | 'autoApprove'
  | 'alwaysLoad'
  | 'trust'
  | 'name'
  | 'description'
  | 'other';

export interface FieldFact {
  readonly is: Meaning;
  /** Transports with which the client reads it; all when absent. */
  readonly for?: readonly Transport[];
  /** Its presence decides the transport. */
  readonly selects?: Transport;
  /** For a second transport key: its spellings, where they are not those of the dialect. */
  readonly spellings?: Readonly<Record<string, Transport>>;
  readonly unit?: 'ms' | 's';
  /** Has to be the server's own name; the client replaces another one. */
  readonly repeatsName?: true;
  /** A number below it is not honoured. */
  readonly floor?: number;
  /** Known to be written here by people and known not to be read. */
  readonly unread?: true;
  /** Still read, but replaced by this key. A field that is no longer read is `unread`. */
  readonly deprecated?: { readonly use: string };
  /** A sentence for the client's page. */
  readonly note?: string;
  /** The client's default, as documented or seen. */
  readonly default?: string;
  /** Falls back to the dialect's evidence. */
  readonly by?: Evidence;
}

/** Ways to refer to a variable inside a string; `model/placeholders.ts` knows how each looks. */
export type PlaceholderSyntax =
  | '${NAME}'
  | '${NAME:-default}'
  | '${NAME:default}'
  | '${env:NAME}'
  | '${input:id}'
  | '${workspaceFolder}'
  | '{env:NAME}'
  | '{file:path}'
  | '${file:path}'
  | '$NAME'
  | '%NAME%'
  | '${{ secrets.NAME }}'
  | '${process.env.NAME}'
  | '${config:key}' // also ${command:id}
  | '${secret:name}'
  | '${user_config.KEY}';

export interface Placeholders {
  /** What is expanded, per meaning of the field; a field that is not listed is passed on literally. */
  readonly in: Partial<Record<Meaning, readonly PlaceholderSyntax[]>>;
  /** What an unset variable becomes. */
  readonly whenUnset: string;
  /** References that are not even passed on; of several, the first that fits. */
  readonly refused?: RefusedReferences | readonly RefusedReferences[];
  readonly by: Evidence;
}

export interface RefusedReferences {
  readonly syntaxes: readonly PlaceholderSyntax[];
  readonly reaction: Reaction;
  /** Only in these fields. */
  readonly in?: readonly Meaning[];
  /** Only where the value begins with it. */
  readonly leading?: true;
}

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
  readonly reaction: Reaction;
}

/** How a server's name ends up in the names of its tools. */
export interface ToolNames {
  /** The form with S for the server and T for the tool, "mcp__S__T". */
  readonly form: string;
  /** The server's part. */
  readonly server: (name: string) => string;
  /** The whole name that the model is offered. */
  readonly name?: (server: string, tool: string) => string;
  /** Servers that are alike in this get a number from the client, so that nothing is lost. */
  readonly numbered?: (name: string) => string;
  readonly collision: string;
  /** Names that become one are told apart by a hash: nothing is lost. */
  readonly keepsApart?: true;
  readonly by: Evidence;
}

/** Facts about the entries of one server map. */
export interface Dialect {
  /** Evidence for every field that has none of its own. */
  readonly by: Evidence;
  readonly transportKey: 'type' | 'transport' | null;
  /** The transport key only tells one kind of address from another: where there is none, it does not count. */
  readonly transportKeyNeedsUrl?: true;
  /** The client's spellings; the first spelling of a transport is the one to recommend. */
  readonly spellings: Readonly<Record<string, Transport>>;
  /** Transports that a spelling of another one covers as well. */
  readonly alsoSpeaks?: Readonly<Partial<Record<Transport, string>>>;
  /** What a missing transport key means. */
  readonly inferred: {
    readonly command?: Transport;
    readonly url?: Transport;
    /** A url alone without a transport key. */
    readonly urlReaction: Reaction;
    /** A command alone without a transport key; fine when absent. */
    readonly commandReaction?: Reaction;
  };
  readonly fields: Readonly<Record<string, FieldFact>>;
  /** An object under this key may hold the fields of the transport. */
  readonly nested?: string;
  /** Unknown keys are refused: the schema names them. */
  readonly strict?: true;
  /** Entries are meant for other clients too: a key means here what it means to those, and no key is a stranger. */
  readonly open?: true;
  /** An entry that fails its shape: a wrong type, a missing or empty field. */
  readonly bad: Reaction;
  /** A boolean under this key hides every other fault: the entry shrinks to an on/off switch. */
  readonly mask?: { readonly key: string; readonly reaction: Reaction };
  /** An empty `command` or `url` counts as none at all. */
  readonly emptyMeansAbsent?: true;
  /** How to switch a server off, where no key of the entry does it: an imperative without its subject. */
  readonly switchOff?: string;
  /** The entry is not an object. */
  readonly notObject: Reaction;
  /** The entry is null, where that is another case. */
  readonly nullEntry?: Reaction;
  readonly neither: Reaction;
  /** An entry without command and url that is meant, by the keys it may have. */
  readonly overrides?: readonly string[];
  /** `command` and `url` in one entry: which one counts without a transport key, and what that does. */
  readonly both: { readonly winner: 'command' | 'url' | null; readonly reaction: Reaction };
  readonly unknownTransport: { readonly withCommand: Reaction; readonly withUrl: Reaction };
  /** The declared transport needs the other one of `command` and `url`. */
  readonly mismatch: Reaction;
  /** A field of the other transport; it has no effect where this is absent. */
  readonly otherTransport?: Reaction;
  /** The address has to parse as a URL: as it stands, or only when no variable stands in it. */
  readonly urls?: { readonly parsed: 'always' | 'unless-variable'; readonly reaction: Reaction };
  readonly placeholders?: Placeholders;
  readonly names?: readonly NameRule[];
  readonly reserved?: readonly ReservedName[];
}

export interface Syntax {
  readonly language: Language;
  readonly comments: boolean;
  readonly trailingCommas: boolean;
  /** Keys without quotes, single quotes and what else JSON5 adds. */
  readonly json5?: true;
  readonly bom: Reaction;
  /** No byte at all. */
  readonly empty: Reaction;
  /** Nothing but white space, where that is another case. */
  readonly blank?: Reaction;
  /** A text that cannot be parsed, or uses a liberty that is not accepted. */
  readonly broken: Reaction;
  readonly duplicates: Reaction;
  /** The client itself refuses larger files. */
  readonly maxBytes?: { readonly value: number; readonly by: Evidence };
}

export interface ServerMap {
  /** Keys from the root; '*' stands for any key. */
  readonly at: Route;
  /** A list whose items are names or maps of a name to an entry: instead of the map, or as well as it. */
  readonly list?: 'only' | 'too';
  /** With a list: the items are entries, which hold their name under this key. */
  readonly named?: string;
}

/** One kind of file of one client. */
export interface Format {
  readonly id: string;
  /** For headings and messages: "Claude Code's project file". */
  readonly title: string;
  /** The client's name in messages, where it is not the client's own: "OpenCode v2". */
  readonly reader?: string;
  /**
   * Globs relative to any folder of a workspace: `[dir/…]basename`, with `*` in the basename only; a leading slash
   * means the root of the workspace.
   */
  readonly files: readonly string[];
  /** Files in the home directory, "~/…"; read with `--user`. */
  readonly userFiles?: readonly string[];
  /** The folder's files are all of this format: only with `--as` and, for the user's own folder, `--user`. */
  readonly folder?: { readonly env: string; readonly fallback: string };
  /** Schema in `schemas/`, without the suffix; the format's id when absent. */
  readonly schema?: string;
  readonly schemaBy: Evidence;
  readonly syntax: Syntax;
  readonly servers: readonly ServerMap[];
  /** A file without the wrapper key is taken as the map itself; `certain`: only where all its values look like it. */
  readonly bareMap?: true | 'certain';
  /** Another form of the tools' names than the client's: S for the server, T for the tool. */
  readonly toolForm?: string;
  /** No server map at all. */
  readonly noMap: Reaction;
  /** Servers under a key that is not read, where that is another case than no map. */
  readonly wrongKey?: Reaction;
  /** Root or map of the wrong type. */
  readonly badRoot: Reaction;
  /** The whole file is a list, where that is another case. */
  readonly arrayRoot?: Reaction;
  /** The map is null or a list, where that is another case. */
  readonly nullMap?: Reaction;
  /** The map is an array, where that is another case. */
  readonly arrayMap?: Reaction;
  readonly dialect?: Dialect;
  /** The file in words, after "reads no servers from": "settings files". */
  readonly place?: string;
  /** Keys under which people put servers here and the client does not look; the file it reads instead. */
  readonly unread?: readonly { readonly at: Route; readonly instead: string; readonly by: Evidence }[];
  readonly rootFields?: Readonly<Record<string, FieldFact>>;
  /** Layouts that only another major version of the client reads. */
  readonly otherVersion?: {
    readonly reads: string;
    readonly refusedBy: string;
    readonly help: string;
    readonly by: Evidence;
  };
  /** Names of clients that do read what this format leaves unread. */
  readonly otherReaders?: readonly string[];
  /** Precise enough a path to speak of a file whose content does not look like MCP. */
  readonly claims: 'path' | 'shape';
  /** Where the file defines the questions that its `${input:id}` refer to. */
  readonly inputs?: Route;
  /** Ids of formats of other clients whose files are read as this one too; judged when the client is a target. */
  readonly readsToo?: readonly string[];
  /** Only where a file or folder of this name lies beside it: elsewhere the client's facts need not be loaded. */
  readonly beside?: string;
  /** In place of servers, or among them, a path may stand that leads to a file with servers. */
  readonly serverFiles?: {
    readonly at: Route;
    /** What paths begin with, and the folder they count from, seen from the file's own. */
    readonly prefix: string;
    readonly from: string;
    readonly missing: Reaction;
    readonly refused: Reaction;
  };
  /** The file describes a server for a registry, or for a bundle; no client starts anything from it. */
  readonly registry?: RegistryFacts;
  readonly bundle?: BundleFacts;
  readonly former?: FormerKeys;
  /** Recognition by more than the path, when several formats share it. */
  readonly when?: (file: RecognisedFile) => boolean;
}

/** What recognition may look at. */
export interface RecognisedFile {
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
  /** Whether a file or folder of this name lies in the file's folder, or in one above it within the root. */
  readonly beside: (name: string) => boolean;
  readonly above: (name: string) => boolean;
}

export interface Client {
  readonly id: string;
  readonly name: string;
  /** One paragraph for the client's page. */
  readonly about: string;
  readonly sources: Readonly<Record<string, FactSource>>;
  /** The main format first. */
  readonly formats: readonly Format[];
  readonly toolNames?: ToolNames;
}

export function defineClient(client: Client): Client {
  return client;
}
