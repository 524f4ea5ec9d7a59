import type { FieldFact, FieldForm, Format, Meaning } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import type { Field, Part, Server } from '../../model/server/index.ts';
import type { Problem } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';

/** A file that is read for its servers, and what stands in it. Answers of servers have subjects of their own. */
export interface ConfigurationSubjects {
  /** The document as one client reads it. */
  readonly file: Reading;
  /** What was noticed while the file was read or parsed; of any file. */
  readonly problem: Problem;
  /** What the schema of the format objects to. */
  readonly violation: Violation;
  /** A key of the document itself of which the client knows something. */
  readonly rootField: Field & { readonly fact: FieldFact };
  /** A server for the sake of its name, even where a syntax error lies inside. */
  readonly name: Server;
  /** A server that no syntax error breaks, like all that stands in one. */
  readonly server: Server;
  readonly field: FieldOfServer;
  /** A string anywhere in an entry. */
  readonly text: TextOfServer;
}

export interface FieldOfServer extends Field {
  readonly server: Server;
}

export interface TextOfServer extends Part<string> {
  readonly server: Server;
  /** What it is the value of: its key, the flag before it, or a name beside it. */
  readonly name: string | undefined;
}

export interface ConfigurationFilters {
  readonly file: FileFilter;
  readonly problem: { readonly kind?: Problem['kind'] };
  readonly violation: { readonly kind?: Violation['kind']; readonly rule?: string };
  readonly rootField: { readonly deprecated?: true; readonly approves?: true };
  readonly name: NameFilter;
  readonly server: ServerFilter;
  readonly field: FieldFilter;
  readonly text: { readonly like?: RegExp; readonly mayBeSecret?: true };
}

export interface FileFilter {
  /** The format has this fact. */
  readonly format?: keyof Format;
  /** It may have more bytes than its client takes. */
  readonly large?: true;
  /** There is no map of servers, one that is none, or one inside another. */
  readonly oddMap?: true;
  /** An object stands at the root beside those that the client reads servers from. */
  readonly otherMap?: true;
  /** Two servers have names that differ in capitals at most. */
  readonly alikeNames?: true;
  /** Two servers have one name. */
  readonly sameName?: true;
  /** Two servers start or call the same. */
  readonly twins?: true;
  /** It may hold a reference that costs the file wherever it stands. */
  readonly refusesReferences?: true;
  /** Half of a character stands in it, and the client minds. */
  readonly halves?: true;
  /** A text that a program has made may stand in it. */
  readonly mayHoldSecret?: true;
}

export interface NameFilter {
  readonly like?: RegExp;
  /** Whether the client keeps it for itself. */
  readonly reserved?: true;
  /** A field of the entry should repeat it, and does not. */
  readonly repeated?: false;
  /** Not what the client asks of names. */
  readonly allowed?: false;
}

export interface ServerFilter {
  /** Not one command or one address with a transport that is declared to fit it or may be left out. */
  readonly settled?: false;
  /** The entry is no object. */
  readonly entry?: 'odd';
  /** It is judged for clients that do not read the file. */
  readonly targeted?: true;
  /** It has keys that the client does not read, without refusing them. */
  readonly strangers?: true;
  /** A key that would turn it on or off and is not read, or a second one. */
  readonly switches?: 'odd';
  /** No client can call its address. */
  readonly callable?: false;
  /** Its command names no program. */
  readonly startable?: false;
  /** The words of its command start no server, or a variable has it answer at a port. */
  readonly serves?: false;
  readonly address?: RegExp;
  readonly command?: RegExp;
  /** One of the words of its command line, in small letters. */
  readonly word?: RegExp;
  /** One of these, or the folder it starts in, in small letters too. */
  readonly path?: RegExp;
  /** One of the strings in it. */
  readonly text?: RegExp;
  /** One of them may hold what a person has to fill in. */
  readonly standIn?: true;
  /** No word of its command line is like a package, or one asks Python for a module. */
  readonly packaged?: false;
  /** What keeps npx and its like from asking stands behind another word. */
  readonly yes?: 'late';
  /** Behind its command stands the name of no file, but perhaps of a package. */
  readonly script?: 'bare';
  /** A word of its command line may be a package of which more is known than its name. */
  readonly notedPackage?: true;
  /** A name among its variables that shells cannot hold or that another one repeats. */
  readonly variables?: 'odd';
  /** A header with unusual signs, or one name twice. */
  readonly headers?: 'odd';
  /** A reference to a variable that the client may not expand where it stands. */
  readonly references?: 'foreign';
  /** Values that the client may take for more than text. */
  readonly lookedUp?: true;
}

/** What a filter of fields asks of what the client knows of the key. */
export interface FactFilter {
  readonly is?: readonly Meaning[];
  readonly deprecated?: true;
  /** The keys of the object are known. */
  readonly keyed?: true;
  readonly form?: readonly FieldForm[];
  /** Read with other transports only. */
  readonly fits?: false;
  /** It lets everything run unasked. */
  readonly approves?: true;
  /** The client minds how a whole number is written. */
  readonly asWritten?: true;
  /** An item is a list or an object, of which the client makes a text. */
  readonly garbled?: true;
  /** A number in this unit. */
  readonly unit?: 'ms' | 's';
}

export interface FieldFilter extends FactFilter {
  readonly below?: number;
  readonly from?: number;
  /** Some string in its value. */
  readonly like?: RegExp;
}
