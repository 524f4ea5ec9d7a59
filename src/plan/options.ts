import type { Content, Files } from '../files/index.ts';
import type { Level } from '../suppress/index.ts';

/** What a caller asks for. */
export interface LintOptions {
  /** Where everything is read. */
  readonly files: Files;
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
  /** The one document that is asked about; the path is as given. */
  readonly document?: { readonly path: string; readonly content: Content } | undefined;
  readonly config?: string | false | undefined;
  readonly rules: ReadonlyMap<string, Level>;
  /** Also read the configuration in the home directory. */
  readonly user: boolean;
  readonly baseline?: string | undefined;
  /** Writes the baseline; where it is absent, the baseline is read. */
  readonly saveBaseline?: ((path: string, text: string) => void) | undefined;
}
