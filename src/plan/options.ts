import type { Level } from '../suppress/index.ts';

/** What a caller asks for. */
export interface LintOptions {
  /** Absolute. */
  readonly cwd: string;
  /** Files and folders to report on; the working directory when empty. */
  readonly paths: readonly string[];
  readonly targets: readonly string[];
  /** Id of a format or client: what the given files are. */
  readonly as?: string | undefined;
  /** Revision of the protocol by which answers of servers are judged. */
  readonly spec?: string | undefined;
  /** For whom tools are judged beside the specification. */
  readonly profiles?: readonly string[] | undefined;
  readonly stdin?: { readonly path: string; readonly text: Buffer } | undefined;
  readonly config?: string | false | undefined;
  readonly rules: ReadonlyMap<string, Level>;
  /** Also read the configuration in the home directory. */
  readonly user: boolean;
  readonly baseline?: string | undefined;
  readonly updateBaseline: boolean;
}
