import type { Language, Route } from '../parse/index.ts';
import type { AnswerKind } from './protocol/answers.ts';
import type { BundleFacts, FormerKeys, RegistryFacts } from './protocol/manifest.ts';

export type { BundleFacts, FormerKeys, PackageKind, RegistryFacts } from './protocol/manifest.ts';

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

/** Another form of what most clients write in full. */
export type FieldForm =
  | 'bearer-token' // the token of the header `Authorization: Bearer …`
  | 'bearer-variable' // the name of the variable that holds it
  | 'header-variables' // headers, each with the name of the variable that holds its value
  | 'variable-names' // the names of variables that the server gets as they are
  | 'headers-inside'; // an object whose `headers` are meant

export interface FieldFact {
  readonly is: Meaning;
  readonly form?: FieldForm;
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
  /** Accepted, and of no effect on the server: nothing is lost where another client has no such field. */
  readonly idle?: true;
  /** Still read, but replaced by this key. A field that is no longer read is `unread`. */
  readonly deprecated?: { readonly use: string };
  /** The value, or the item of a list, with which everything it is about runs without a question. */
  readonly approvesAll?: true | string;
  /** A sentence for the client's page. */
  readonly note?: string;
  /** The client's default, as documented or seen. */
  readonly default?: string;
  /** Falls back to the dialect's evidence. */
  readonly by?: Evidence;
}

/** Ways to refer to a variable inside a string; `model/variables/placeholders.ts` knows how each looks. */
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
  | '${cmd: command}' // what the command prints
  | '${user_config.KEY}';

export interface Placeholders {
  /** What is expanded, per meaning of the field; a field that is not listed is passed on literally. */
  readonly in: Partial<Record<Meaning, readonly PlaceholderSyntax[]>>;
  /** What an unset variable becomes. */
  readonly whenUnset: string;
  /** Everything that a shell can do with a variable works. */
  readonly shell?: true;
  /** A file that is referred to and does not exist costs the whole configuration. */
  readonly needsFiles?: Evidence;
  /** A default that holds another reference ends at the brace of that one. */
  readonly cutsNested?: Evidence;
  /** Values of these fields that are taken for more than text, when what they stand for is looked up at the start. */
  readonly lookedUp?: LookedUp;
  /** Names that the client itself gives a value: they mean nothing to others. */
  readonly own?: readonly string[];
  /** References that are not even passed on; of several, the first that fits. */
  readonly refused?: RefusedReferences | readonly RefusedReferences[];
  readonly by: Evidence;
}

export interface LookedUp {
  readonly in: readonly Meaning[];
  /** The first character of a value whose rest is a command; what it prints is the value. */
  readonly command: string;
  /** A whole value that is the name of a variable stands for its value, and for itself where there is none. */
  readonly names: boolean;
  /** What the client then does with the entry: a verb and its object. */
  readonly whenFails: string;
  readonly by: Evidence;
}

/** A way to sign in that does not do what it says. */
export interface SignInGap {
  /** The field that holds it, and its type. */
  readonly field: string;
  readonly type: string;
  /** The key without which nothing happens; nothing happens in any case where it is absent. */
  readonly needs?: string;
  readonly reaction: Reaction;
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
  /** Of servers that are called alike only one answers, whatever their tools are. */
  readonly oneAnswers?: true;
  /** Of tools of one server and of several; absent where it is not known. */
  readonly clash?: { readonly within: Clash; readonly across: Clash };
  readonly limit?: NameLimit;
  readonly by: Evidence;
}

/** More tools than a client or the model behind it takes. */
export interface ToolCount {
  readonly most: number;
  /** After the client's name: "takes at most 100 tools". */
  readonly fact: string;
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
  /** Transports that it is known not to speak, where there is no transport key that could refuse them. */
  readonly lacks?: { readonly transports: readonly Transport[]; readonly by: Evidence };
  /** The entries are no servers that another client could be given, such as images with their permissions. */
  readonly apart?: true;
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
  /** The same for declared transports that count for less than the fields, which then decide what an entry with both is. */
  readonly mismatchOf?: Readonly<Partial<Record<Transport, Reaction>>>;
  /** A field of the other transport; it has no effect where this is absent. */
  readonly otherTransport?: Reaction;
  /** The address has to parse as a URL: as it stands, or only when no variable stands in it. */
  readonly urls?: { readonly parsed: 'always' | 'unless-variable'; readonly reaction: Reaction };
  readonly placeholders?: Placeholders;
  /** How a local server is started: without a shell, where this is given at all. */
  readonly starts?: {
    /** A `command` with blanks in it: the name of one program, split where no arguments stand beside it, or split. */
    readonly blanks: 'one-program' | 'split-alone' | 'split';
    /** A "~" at the beginning of a command or an argument stays as it is. */
    readonly keepsTilde?: true;
    readonly by: Evidence;
  };
  readonly signIn?: readonly SignInGap[];
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
  /** Entries hold their name under this key: always in a list; in a map, the key stands in for one that is absent. */
  readonly named?: string;
  /** Of items with one name the last is loaded, and of the others nothing is said. */
  readonly keepsLast?: Evidence;
  /** An entry of null is none: it takes away the server of this name that stands in another map. */
  readonly nullRemoves?: Evidence;
}

/** How a text names a server, S, and perhaps tools of it, T; `model/references` reads each. */
export type ReferenceForm = 'S' | 'mcp__S__T' | 'S_T' | 'S/T' | '@S/T' | 'S:T' | 'Mcp(S:T)';

/** A way to write a reference that matches nothing. */
export interface ReferenceFault {
  readonly pattern: RegExp;
  /** What is wrong with the text, after it: "has parentheses". */
  readonly fault: string;
  /** The text that was meant, where it can be told. */
  readonly meant?: (text: string) => string | undefined;
  /** Where it cannot: an imperative. */
  readonly help: string;
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
  /** What is named does not run; or nothing else of the file does. */
  readonly switches?: 'off' | 'only';
  /** Names of tools are matched as a whole: the name of a server alone is none. */
  readonly whole?: true;
  readonly faults?: readonly ReferenceFault[];
  readonly by: Evidence;
}

/** How a file of another client is written from this one. */
export interface Writing {
  readonly client: string;
  /** Written under their own names, and so kept, whether or not the client reads them. */
  readonly keeps: readonly Meaning[];
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
   * for folders of any depth; a leading slash means the root of the workspace.
   */
  readonly files: readonly string[];
  /** Files in the home directory, "~/…"; read with `--user`. */
  readonly userFiles?: readonly string[];
  /** The client reads it in the home directory only: in a project it is somebody's own, or an example. */
  readonly ofUser?: true;
  /** The folder's files are all of this format: only with `--as` and, for the user's own folder, `--user`. */
  readonly folder?: { readonly env: string; readonly fallback: string };
  /** Schema in `schemas/`, without the suffix; the format's id when absent. */
  readonly schema?: string;
  readonly schemaBy: Evidence;
  readonly syntax: Syntax;
  readonly servers: readonly ServerMap[];
  /** A file without the wrapper key is taken as the map itself; `certain`: only where all its values look like it. */
  readonly bareMap?: true | 'certain';
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
  /** Where servers and tools are mentioned by name. */
  readonly references?: readonly ReferencePlace[];
  /** A text that holds none of these is no file of this format: neither client nor parser is loaded for it. */
  readonly holds?: readonly string[];
  /** Precise enough a path to speak of a file whose content does not look like MCP. */
  readonly claims: 'path' | 'shape';
  /** Claimed by shape, but nobody else's path: a file that the client cannot read at all is reported as well. */
  readonly unmistakable?: true;
  /** Where the file defines the questions that its `${input:id}` refer to. */
  readonly inputs?: Route;
  /** Ids of formats of other clients whose files are read as this one too; judged when the client is a target. */
  readonly readsToo?: readonly string[];
  /** Whose its servers are, where they are not those of the project that the file lies in. */
  readonly belongsTo?: Owner;
  /** A file of this name in the folder of the project keeps the client from reading this one. */
  readonly hiddenBy?: { readonly file: string; readonly reaction: Reaction };
  /** How the client itself lists such a file. */
  readonly listing?: {
    readonly usable: (file: string, servers: readonly string[]) => string;
    readonly broken: (file: string) => string;
    readonly by: Evidence;
  };
  /** The clients whose files are written from this one: its servers are judged for them without being asked. */
  readonly writes?: readonly Writing[];
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
  readonly when?: (file: SeenFile) => boolean;
  /** What a server answered, and no configuration: of this kind above all. */
  readonly answer?: AnswerKind;
}

/**
 * A plugin or an extension; one agent; the user, so that in a project it is a copy or an example; an administrator;
 * nobody but the file: one of several that are chosen from.
 */
export type Owner = 'plugin' | 'agent' | 'user' | 'administrator' | 'itself';

/** Which of a client's sources counts when several of them define one name. */
export interface Precedence {
  /** From the strongest to the weakest. */
  readonly sources: readonly PrecedenceSource[];
  /** One entry counts as a whole, or the stronger is laid over the weaker field by field. */
  readonly same: 'replaced' | 'merged';
  readonly by: Evidence;
}

export interface PrecedenceSource {
  /** Id of the format by which the files are recognised: another client's where its file is read. */
  readonly format: string;
  /** Those in a project, those in the home directory, or some of them; they are not compared with each other. */
  readonly files: 'project' | 'user' | readonly string[];
  /** The map of servers, where the files have several; "*" stands for the folder of the project. */
  readonly at?: Route;
  /** The files of the folders above are read as well: which of them is stronger. */
  readonly above?: 'nearer' | 'outer';
  /** When it counts, where that is not always: a sentence for the help. */
  readonly note?: string;
}

/** What recognition may look at. */
export interface SeenFile {
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
  /** Whether a file or folder of this name lies in the file's folder, or in one above it within the root. */
  readonly beside: (name: string) => boolean;
  readonly above: (name: string) => boolean;
}

/** A folder that a variable puts in another place. */
export interface MovedFolder {
  readonly env: string;
  /** In the home directory, "~/…", or "~" itself. */
  readonly from: string;
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
}

export function defineClient(client: Client): Client {
  return client;
}
