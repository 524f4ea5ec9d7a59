import type { Route } from '../../parse/index.ts';
import type { Evidence, Reaction } from './evidence.ts';
import type { FieldFact, Transport } from './field.ts';
import type { Braces, Placeholders } from './placeholders.ts';
import type { NameRule, ReservedName } from './server-names.ts';

/** A way to sign in that does not do what it says. */
export interface SignInGap {
  /** The field that holds it, and its type; where it is absent, every type that no other gap has, and none at all. */
  readonly field: string;
  readonly type?: string;
  /** The key without which nothing happens; nothing happens in any case where it is absent. */
  readonly needs?: string;
  /** Without it, what is stored for the address of the server counts, where the entry has no header of its own for it. */
  readonly orStored?: Reaction;
  /** What the client puts its own token in place of, once somebody has signed in. */
  readonly replaces?: { readonly header: string; readonly variable: string; readonly reaction: Reaction };
  readonly reaction: Reaction;
}

/** Facts about the entries of one server map. */
export type Dialect = TypedDialect | UntypedDialect;

/** A key of the entry names the transport. */
interface TypedDialect extends AnyDialect {
  readonly transportKey: string;
  /** The transport key only tells one kind of address from another: where there is none, it does not count. */
  readonly transportKeyNeedsUrl?: true;
  readonly unknownTransport: {
    readonly withCommand: Reaction;
    readonly withUrl: Reaction;
    /** Beside a url, a value that is no text at all, where that is another case. */
    readonly notText?: Reaction;
    /** Beside a url, an empty text, where that is another case. */
    readonly empty?: Reaction;
  };
  /** The declared transport needs the other one of `command` and `url`. */
  readonly mismatch: Reaction;
  /** The same for declared transports that count for less than the fields, which then decide what an entry with both is. */
  readonly mismatchOf?: Readonly<Partial<Record<Transport, Reaction>>>;
}

/** The other fields tell the transport: no word for it can be unknown or contradict them. */
interface UntypedDialect extends AnyDialect {
  readonly transportKey: null;
  readonly transportKeyNeedsUrl?: never;
  readonly unknownTransport?: never;
  readonly mismatch?: never;
  readonly mismatchOf?: never;
}

/** What a server on this machine has. */
export type LocalPart = 'command' | 'args' | 'env' | 'cwd';

interface AnyDialect {
  /** Evidence for every field that has none of its own. */
  readonly by: Evidence;
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
    /** The client's own documents ask for the key beside an address, though nothing is lost without it. */
    readonly urlWantsKey?: Evidence;
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
  /**
   * An empty `command` or `url` counts as none at all, or for `url` an empty address alone; but for these two and
   * `fields`, so does an empty transport key.
   */
  readonly emptyMeansAbsent?: true | 'fields' | 'url';
  /**
   * A null for a command or an address is none at all, where the other one is given; else its type is wrong. So is one
   * for the transport key.
   */
  readonly nullMeansAbsent?: true;
  /** How to switch a server off, where no key of the entry does it: an imperative without its subject. */
  readonly switchOff?: string;
  /** The entry is not an object. */
  readonly notObject: Reaction;
  /** The entry is null, where that is another case. */
  readonly nullEntry?: Reaction;
  readonly neither: Reaction;
  /** An entry without command and url that is meant, by the keys it may have. */
  readonly overrides?: readonly string[];
  /**
   * `command` and `url` in one entry: which one counts without a transport key, and what that does. None counts where
   * the entry is lost, or where such a key has to say so.
   */
  readonly both: {
    readonly winner?: 'command' | 'url';
    readonly reaction: Reaction;
    /** The command counts only where these are of their type, and an address that is a text where one is not. */
    readonly fitting?: readonly LocalPart[];
    /** And only with arguments beside it. */
    readonly needsArgs?: true;
  };
  /** A field of the other transport; it has no effect where this is absent. */
  readonly otherTransport?: Reaction;
  /**
   * The address has to parse as a URL: as it stands, or only once the variables in it are expanded, which is nothing to
   * ask where none is.
   */
  readonly urls?: {
    readonly parsed?: 'always' | 'unless-variable';
    readonly reaction: Reaction;
    /** What does not parse although it begins with "http://" or "https://", where that is another case. */
    readonly withScheme?: Reaction;
    /** No text at all, where that is another case. */
    readonly empty?: Reaction;
    /** A URL that no request can be sent to, where something was seen of it. */
    readonly called?: Reaction;
    /** What others mend in a URL (blanks round or in it, backslashes, slashes that lack), where it does not. */
    readonly unmended?: Reaction;
    /** What stands before the first colon, a slash or the end can be the name of no scheme. */
    readonly badScheme?: Reaction;
    /** Four slashes behind the scheme, the first two of which enclose no host. */
    readonly hostless?: Reaction;
    /** An address with a name, or a name and a password, before its host, where no request goes to it. */
    readonly userInfo?: Reaction;
    /** The same for a name without a password. */
    readonly userAlone?: Reaction;
    /** Invisible signs round it are taken off where the address is checked, or where it is called as well. */
    readonly trims?: 'checked' | 'called';
    /** Hosts that no request goes to, unless one of two lists of the file names it: of domains, or of hosts with ports. */
    readonly guarded?: {
      readonly isGuarded: (host: string) => boolean;
      readonly domains: Route;
      readonly addresses: Route;
      readonly reaction: Reaction;
    };
    /** Schemes that it connects to beside those of HTTP. */
    readonly schemes?: readonly string[];
  };
  /** A header whose name or value no request can carry, where something was seen of it. */
  readonly unsendable?: Reaction;
  /** Headers that it leaves no user to set, in small letters: requests with them fail. */
  readonly ownHeaders?: { readonly names: readonly string[]; readonly reaction: Reaction };
  /** A line break at the end of a header's value, which others take off; as every unsendable header when it is none of theirs. */
  readonly keepsLineEnds?: true;
  /** Values of headers beyond Latin-1 are sent as they are. */
  readonly sendsUtf8?: true;
  readonly placeholders?: Placeholders;
  /** How a local server is started: without a shell, where this is given at all. */
  readonly starts?: {
    /** A `command` with blanks in it: the name of one program, split where no arguments stand beside it, or split. */
    readonly blanks: 'one-program' | 'split-alone' | 'split';
    /** A folder to start in that is none is passed over, and the server starts in another one. */
    readonly skipsBadCwd?: { readonly by: Evidence };
    /** On Windows a shell is handed all of it, so that what stands here is so on other systems alone. */
    readonly shellOnWindows?: Evidence;
    /** A `command` of blanks, or an empty list, where it does more than fail to start. */
    readonly nothing?: Reaction;
    readonly by: Evidence;
  };
  readonly fillsBraces?: Braces;
  /**
   * A "~" at the beginning stays as it is: of a command or an argument, of arguments alone where that of a command is
   * expanded, and of the folder to start in.
   */
  readonly keepsTilde?: { readonly words?: Evidence; readonly args?: Evidence; readonly cwd?: Evidence };
  /** It hands npx an argument with a blank in it as two, everywhere or on one system. */
  readonly splitsForNpx?: { readonly on?: 'Windows'; readonly by: Evidence };
  readonly signIn?: readonly SignInGap[];
  readonly names?: readonly NameRule[];
  readonly reserved?: readonly ReservedName[];
}
