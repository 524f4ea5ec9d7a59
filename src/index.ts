/**
 * mcp-lint as a library: `lint` reads files, or takes them, and answers with the report that `--format json` prints. Nothing is
 * executed, no connection is made, nothing is written, and importing it does nothing.
 *
 * Everything that a caller sees is declared in this file, so that its declarations stand for themselves.
 */
import { disk } from './files/disk.ts';
import { memory } from './files/index.ts';
import { checkFiles, convertFor, fixFor, lintFor, OpenFiles } from './library/index.ts';
import { about } from './version.generated.ts';
import { UsageError } from './wording/index.ts';

export type Severity = 'error' | 'warning' | 'info';

export interface LintOptions {
  /**
   * Path to what the file holds, as text or as bytes. Nothing else exists then, and nothing is read from the disk. The
   * paths count from the folder that `cwd` counts from and is by default.
   */
  readonly files?: Readonly<Record<string, string | Uint8Array>> | ReadonlyMap<string, string | Uint8Array> | undefined;
  /** Where paths count from, and what is looked through without any; default: the working directory. */
  readonly cwd?: string | undefined;
  /** Files and folders to report on. They limit what is reported, not what is known. */
  readonly paths?: readonly string[] | undefined;
  /** Ids of clients for which servers are judged, beside those of the configuration. */
  readonly targets?: readonly string[] | undefined;
  /** Id of a format or of a client: what the given files are. */
  readonly as?: string | undefined;
  /** Revision of the protocol by which saved tool lists and results are judged; default: as they show it. */
  readonly spec?: string | undefined;
  /** For whom tools are judged beside the specification; default: what the configuration says, or the usual ones. */
  readonly profiles?: readonly string[] | undefined;
  /** A document that is read as if it lay at this path; no other file is reported on. */
  readonly document?: { readonly path: string; readonly text: string } | undefined;
  /** A configuration file, or `false` for none; default: the next `mcp-lint.json` upward, or in `package.json`. */
  readonly config?: string | false | undefined;
  /** Severities by rule, above those of the configuration. */
  readonly rules?: Readonly<Record<string, Severity | 'off'>> | undefined;
  /** `false`: what would mend a finding is not worked out, and nothing is loaded for it. */
  readonly fixes?: boolean | undefined;
  /** Also read the configuration in the home directory. */
  readonly user?: boolean | undefined;
  /** A file with findings that are known and left out. */
  readonly baseline?: string | undefined;
}

/** Lines and columns begin at 1, columns count UTF-16 units, ends are exclusive. */
export interface Location {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface RelatedLocation extends Location {
  readonly message: string;
}

export interface Fix {
  /** Imperative, without a full stop. */
  readonly title: string;
  /** Safe: the client then does what the file plainly means, and no reader of the file loses anything. */
  readonly safety: 'safe' | 'unsafe';
  /** All of them together, in the file as it was read. They do not overlap. */
  readonly edits: readonly TextEdit[];
}

/** What stands in the range is replaced. */
export interface TextEdit extends Location {
  readonly text: string;
}

/** A finding that is no more. */
export interface MendedFinding {
  readonly rule: string;
  readonly safety: Fix['safety'];
  /** What was done. */
  readonly title: string;
  /** In the file as it was then. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export interface Finding extends Location {
  readonly rule: string;
  readonly severity: Severity;
  /** One fact, without a full stop. */
  readonly message: string;
  /** The remedy. */
  readonly help?: string | undefined;
  /** JSON Pointer of the node. */
  readonly pointer: string;
  readonly server?: string | undefined;
  /** Ids of the clients that behave so. */
  readonly clients: readonly string[];
  readonly related: readonly RelatedLocation[];
  /** In how many places of the file the mistake was made; the others are the last of `related`. */
  readonly places?: number;
  /** Whether there is a `fix`. */
  readonly fixable: boolean;
  /** How a program can carry out the remedy. */
  readonly fix?: Fix | undefined;
  /** The page about the rule. */
  readonly url?: string | undefined;
}

export interface CheckedFile {
  readonly path: string;
  readonly client: string;
  readonly format: string;
  readonly servers: readonly string[];
  readonly status: 'ok' | 'findings' | 'unreadable';
}

/** Version 1: keys may be added, never changed or removed. Secrets are masked. */
export interface Report {
  readonly version: 1;
  readonly tool: { readonly name: 'mcp-lint'; readonly version: string };
  /** Relative to the working directory; paths are relative to it. */
  readonly root: string;
  readonly files: readonly CheckedFile[];
  /** Sorted by path, line, column and rule. */
  readonly findings: readonly Finding[];
  /** What was mended; only where that was asked for. */
  readonly fixed?: readonly MendedFinding[] | undefined;
  readonly summary: {
    readonly files: number;
    readonly servers: number;
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly suppressed: number;
    /** Files of known clients that were not read; absent where there are none. */
    readonly ignoredByGit?: number | undefined;
    readonly ignoredByConfig?: number | undefined;
    /** By the configuration, for all files or for some; absent where there are none. */
    readonly rulesOff?: number | undefined;
  };
}

/** Rejects with an error that `isUsageError` knows for paths, ids and configurations that cannot be meant. */
export async function lint(options: LintOptions = {}): Promise<Report> {
  const { files, ...asked } = options;
  return lintFor(asked, filesFor(files));
}

export interface FixOptions extends LintOptions {
  /** Whether fixes are made, too, that may change what a file means. */
  readonly unsafe?: boolean | undefined;
}

export interface Fixed {
  /** The whole new text of each file that has changed, by its path in the report. Nothing is written. */
  readonly files: Readonly<Record<string, string>>;
  /** What is left to say of the files as they then are, and under `fixed` what was mended. */
  readonly report: Report;
}

/** Carries out the remedies that a program can carry out, in memory. */
export async function fix(options: FixOptions = {}): Promise<Fixed> {
  const { files, ...asked } = options;
  return fixFor(asked, filesFor(files));
}

export interface ConvertOptions extends LintOptions {
  /** Ids of the clients that are to read the servers. */
  readonly to: string | readonly string[];
  /** Id of the client whose files are the source; default: the files that `paths` or `document` name, or those of the only client there is. */
  readonly from?: string | undefined;
  /** The names of the servers that are wanted; default: all. */
  readonly servers?: readonly string[] | undefined;
  /** Whether the servers are put into a file that is there, of which all else stays as it is; default: a file of its own. */
  readonly merge?: boolean | undefined;
  /** Whether they take the place of servers of the same names there; default: those stay. */
  readonly force?: boolean | undefined;
}

export interface ConvertedFile {
  readonly client: string;
  /** Where the client reads it; absent where it reads no file of a known name. */
  readonly path?: string | undefined;
  /** Of the whole file. */
  readonly text: string;
  readonly servers: readonly string[];
}

export interface Converted {
  readonly version: 1;
  readonly outputs: readonly ConvertedFile[];
  /** Each loss where it stands in the source, and what else there is to say. */
  readonly findings: readonly Finding[];
  /** Whether something is lost. */
  readonly lossy: boolean;
  readonly summary: Report['summary'];
}

/** Servers as other clients would read them, each loss named. Secrets become variables. Nothing is written. */
export async function convert(options: ConvertOptions): Promise<Converted> {
  const { files, ...asked } = options;
  return convertFor(asked, filesFor(files));
}

/** Files that change while somebody looks at them, as in an editor. */
export interface Session {
  /** What `lint` would say of the files as they are now; only what the changes can touch is looked at again. */
  lint(): Promise<Report>;
  /**
   * What a file holds from now on. `undefined` ends that: on a disk the file is what lies there, be it changed or gone;
   * among given files there is none.
   */
  change(path: string, text: string | Uint8Array | undefined): void;
}

/** `lint`, for runs over the same files again and again. */
export function open(options: LintOptions = {}): Session {
  const { files, ...asked } = options;
  return new OpenFiles(asked, filesFor(files), files !== undefined);
}

function filesFor(files: LintOptions['files']) {
  if (files === undefined) return disk;
  checkFiles(files);
  return memory(files);
}

/** Whether an error is a mistake of the caller; its message says which. */
export function isUsageError(error: unknown): error is Error {
  return error instanceof UsageError;
}

export const version: string = about.version;
