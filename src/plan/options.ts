import type { Content, Files } from '../files/index.ts';
import type { Level } from '../suppress/index.ts';

/** Who says how files are judged, where they are not to say it themselves. */
export interface Trusted {
  /** Where the configuration and the baseline are read. */
  readonly files: Files;
  /** Whether comments in a file may silence what is found there. */
  readonly hears: (absolute: string) => boolean;
}

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
  /** The files themselves, when absent. */
  readonly trusted?: Trusted | undefined;
  readonly rules: ReadonlyMap<string, Level>;
  /** Rules whose findings are not to be mended. */
  readonly unfixed?: ReadonlySet<string> | undefined;
  /** `false`: what would mend a finding is not worked out. */
  readonly fixes?: boolean | undefined;
  /** Also read the configuration in the home directory. */
  readonly user: boolean;
  readonly baseline?: string | undefined;
  /** Writes the baseline; where it is absent, the baseline is read. */
  readonly saveBaseline?: ((path: string, text: string) => void) | undefined;
}
