/** Half-open range of UTF-16 offsets into a document's text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Keys and indices from the root of a document to a node. */
export type Route = readonly (string | number)[];

export type Side = 'key' | 'value';

/** The family of syntaxes a parser covers; which of its liberties a client accepts is a fact of the client. */
export type Language = 'json' | 'yaml' | 'toml' | 'markdown';

/** In which documents of YAML "<<" is no key: in all, or in those that begin with "%YAML 1.1". */
export type MergeKeys = 'always' | 'version-1.1';

/** Of which parser of YAML a word without quotes is what it is, where that is not version 1.2: dates, "yes", 12:30. */
export type PlainWords = 'js-yaml' | 'pyyaml';

/** Which values a program puts in quotes: those with any odd sign, or those with a colon that begin with no quote. */
export type OddValues = 'odd' | 'colons';

/** What a program that reads a file does beside what the language asks for. */
export interface Habits {
  /** JSON: it reads JSON5. */
  readonly json5?: true;
  readonly merges?: MergeKeys;
  readonly plains?: PlainWords;
  /** YAML: a carriage return alone ends no line. */
  readonly keepsReturns?: true;
  /** Of front matter that cannot be parsed: it puts such values of the outermost keys in quotes, and parses again. */
  readonly requotes?: OddValues;
}

export type ProblemKind =
  | 'unreadable' // not a regular file, no permission, a dangling link
  | 'gone' // since it was found
  | 'encoding' // UTF-16, invalid UTF-8, NUL bytes, binary
  | 'limits' // size or nesting beyond what is read
  | 'bom'
  | 'empty' // nothing but white space
  | 'comment' // in a JSON document
  | 'trailing-comma' // in a JSON document
  | 'duplicate-key'
  | 'syntax';

/** One edit of a text that cannot be parsed. */
export interface Mending {
  readonly title: string;
  readonly span: Span;
  readonly text: string;
  /** The text would be whole, and may have lost more than that. */
  readonly isGuess?: true;
}

/**
 * Something noticed while reading. Parsers report what is there without a verdict: whether a comment or a BOM is
 * a fault depends on the client that reads the file.
 */
export interface Problem {
  readonly kind: ProblemKind;
  /** The fact, as a sentence without a full stop; never quotes a value. */
  readonly message: string;
  readonly help?: string;
  readonly span: Span;
  /** For `duplicate-key`: the route of the key, which is the same for the loser (`span`) and the winner (`related`). */
  readonly route?: Route;
  readonly related?: { readonly span: Span; readonly message: string };
  /** For `duplicate-key`: the two definitions say the same. */
  readonly same?: true;
  /** For `syntax`: what mends it, where that is one edit. */
  readonly edit?: Mending;
  /** Of YAML: another document begins here, and this one ends. */
  readonly isSecond?: true;
  /** For `syntax` in JSON: what JSON5 allows. */
  readonly json5?: true;
  /** For `syntax`: there is nothing else than comments in the text. */
  readonly onlyComments?: true;
  /** True when the parser itself refuses the document because of this (TOML and YAML duplicates, most syntax errors). */
  readonly fatal: boolean;
}

export interface Comment {
  /** The whole comment with its markers. */
  readonly span: Span;
  /** What stands between the markers. */
  readonly text: string;
}

/** A parsed Source: plain value, problems, and the place of every node. */
export interface Document {
  /** As it is to be reported: relative to the root, forward slashes. */
  readonly path: string;
  /** Without a byte order mark, so that columns are those an editor shows. */
  readonly text: string;
  readonly language: Language;
  /** Plain data; `undefined` if nothing could be read. Every key, `__proto__` too, is an own property. */
  readonly value: unknown;
  /** What was made of the text is made again if somebody asks: ten thousand values take longer to hold than to parse. */
  forget(): void;
  readonly problems: readonly Problem[];
  /**
   * The span of a node's key or value, quotes included. The key of an array item or of the root is its value; a route
   * that does not exist gives the nearest ancestor that does. `within` narrows to a part of a string, given in
   * offsets of the decoded string.
   */
  locate(route: Route, side: Side, within?: Span): Span;
  /** Whether a syntax error lies in or at the node, so that what is below it cannot be trusted. */
  isBroken(route: Route): boolean;
  comments(): readonly Comment[];
  /** 1-based line and column (UTF-16 units) of an offset. */
  position(offset: number): Position;
  /** The same file with another text, where it is read otherwise than its language. */
  withText?(text: string): Document;
  /** Of a document that is only a part of the text, such as a Snippet of a Markdown file. */
  readonly part?: DocumentPart | undefined;
}

/** Where a document lies in its text. */
export interface DocumentPart {
  /** The same for all parts of one text. */
  readonly of: { readonly source: Source };
  readonly span: Span;
  /** What its parser is given of a text that is edited inside of the span; absent where the part is not read as it stands. */
  readonly read?: (text: string) => string;
  /** Of what its parser is given, where that is read otherwise than its language. */
  readonly withText?: (text: string) => Document;
  /** From the offsets of what the parser is given to those of the text. */
  readonly shift: number;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** What is read from disk or standard input, before parsing. */
export interface Source {
  readonly path: string;
  readonly text: string;
  /** Problems found while reading: `unreadable`, `encoding`, `limits`, `bom`. */
  readonly problems: readonly Problem[];
  /** The text is read once more if somebody asks for it again. */
  forget?(): void;
}
