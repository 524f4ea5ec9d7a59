import { isObject } from '../own.ts';
import type { Evidence, Reaction } from './evidence.ts';

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

/** What signing in takes, whatever a client calls it; `scope` is a text, and `scopes` a list. */
export type SignInPart =
  | 'clientId'
  | 'clientSecret'
  | 'scope'
  | 'scopes'
  | 'callbackPort'
  | 'redirectUri'
  | 'authorizationUrl'
  | 'tokenUrl'
  | 'registrationUrl'
  | 'issuer'
  | 'resource'
  | 'serverMetadataUrl'
  | 'clientMetadataUrl';

/** The kinds of values that a client takes for a block that only it knows. */
export type BlockKind = 'object' | 'boolean' | 'text' | 'list';

/** A limit of time says in which unit; "unknown" where nobody has seen it. */
export type FieldFact = TimeLimit | UnreadField | OtherField;

interface TimeLimit extends AnyField {
  readonly is: 'timeout' | 'startupTimeout';
  readonly unit: Unit;
  readonly unread?: never;
}

/** Known to be written here by people and known not to be read. */
interface UnreadField extends AnyField {
  readonly is: Meaning;
  readonly unread: true;
  /** The key that took its place, where the meaning does not tell. */
  readonly now?: string;
}

interface OtherField extends AnyField {
  readonly is: Exclude<Meaning, TimeLimit['is']>;
  readonly unread?: never;
}

export type KnownUnit = 'ms' | 's';

type Unit = KnownUnit | 'unknown';

interface AnyField {
  readonly form?: FieldForm;
  /** Transports with which the client reads it; all when absent, and none where it is of an entry that has neither command nor address. */
  readonly for?: readonly Transport[];
  /** Its presence decides the transport. */
  readonly selects?: Transport;
  /** For a second transport key: its spellings, where they are not those of the dialect. */
  readonly spellings?: Readonly<Record<string, Transport>>;
  readonly unit?: Unit;
  /** Items that are lists or objects reach the program as one text each, as JavaScript writes them. */
  readonly writtenAsText?: Evidence;
  /** Has to be the server's own name; the client replaces another one. */
  readonly repeatsName?: true;
  /** A number below it is not honoured. */
  readonly floor?: number;
  /** A null there costs the server also where its transport does not use the field. */
  readonly mindsNull?: Evidence;
  /** Of a list of those that are offered: where it is empty, none is. */
  readonly closes?: Evidence;
  /** Has to be a whole number as it is written: 1e3 and 30.0 are none. */
  readonly wholeAsWritten?: Evidence;
  /** Of a switch: what is no boolean is passed over. */
  readonly booleanAlone?: Evidence;
  /** So many milliseconds that no timer holds them are over at once. */
  readonly overflows?: Evidence;
  /** A list of tools that counts for more than the list of those that are kept away. */
  readonly overrules?: true;
  /** Accepted, and of no effect on the server: nothing is lost where another client has no such field. */
  readonly idle?: true;
  /** Still read, but replaced by this key. A field that is no longer read is `unread`. */
  readonly deprecated?: {
    readonly use: string /** An imperative, where it takes more than another name. */;
    readonly help?: string;
    /** Only where the value is an object; `use` then says in words what it is now. */
    readonly ifObject?: true;
  };
  /** The value, or the item of a list, with which everything it is about runs without a question. */
  readonly approvesAll?: true | string;
  /** What has to stand there where a server says nothing of the kind: the client takes no entry without it. */
  readonly blank?: true | readonly [];
  /** A sentence for the client's page. */
  readonly note?: string;
  /** Of an object: every key that the client reads in it, with what it is where others have it as well. */
  readonly keys?: Readonly<Record<string, SignInPart | 'own'>>;
  /** What of signing in it is, where it stands in the entry itself. */
  readonly part?: SignInPart;
  /** Of a block for signing in or about tools: any kind when absent. */
  readonly takes?: readonly BlockKind[];
  /** Of the name of a variable: what comes of one that is not set, where it is more than a header that is missing. */
  readonly whenUnset?: Reaction;
  /** What the client itself writes there into every entry, whatever its transport: nobody asks for anything with it. */
  readonly writesEverywhere?: readonly string[];
  /** The client's default, as documented or seen. */
  readonly default?: string;
  /** Falls back to the dialect's evidence. */
  readonly by?: Evidence;
}

/** A field of which nothing is known but its meaning. */
export function fieldFor(is: Meaning): FieldFact {
  return is === 'timeout' || is === 'startupTimeout' ? { is, unit: 'unknown' } : { is };
}

/** Whether a client takes a value of this kind there. */
export function takesBlock({ takes }: Pick<FieldFact, 'takes'>, value: unknown): boolean {
  return takes === undefined || takes.some((kind) => kind === kindOfBlock(value));
}

function kindOfBlock(value: unknown): BlockKind | undefined {
  if (Array.isArray(value)) return 'list';
  if (isObject(value)) return 'object';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'text' : undefined;
}

/** The unit of a field's numbers, where it is known. */
export function unitOf(fact: FieldFact | undefined): KnownUnit | undefined {
  return fact?.unit === 'unknown' ? undefined : fact?.unit;
}
