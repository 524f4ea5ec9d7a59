import type { FailLevel, Severity } from '../model/verdict/index.ts';

/** What is said of a rule where its findings are kept for longer than a run. */
export interface RuleText {
  readonly id: string;
  readonly category: string;
  readonly severity: Severity | 'off';
  readonly summary: string;
  readonly why: string;
  readonly fix: string;
  readonly url: string;
  /** What it warns of in the Common Weakness Enumeration. */
  readonly cwe?: readonly number[];
}

/** What an output may need besides the report. */
export interface RenderOptions {
  readonly color: boolean;
  /** Only errors are listed; the summary counts everything. */
  readonly quiet: boolean;
  /** Whether advice is listed where people read a list, and not only counted. */
  readonly infos: boolean;
  /** Leads from the working directory to the root, "" or ending in a slash, for paths that a person clicks on. */
  readonly cwdPrefix: string;
  /** Of a path in the report, for services that find files from the top of the repository. */
  readonly repositoryPath: (path: string) => string;
  /** From which severity on the run fails, for services that count failures; errors alone where it is not told. */
  readonly failOn?: FailLevel;
  /** Where the files of the repository can be looked at, as they are checked out: their paths follow it. */
  readonly blobUrl?: string | undefined;
  /** Of mcp-lint. */
  readonly version: string;
  readonly docsUrl: (rule: string) => string | undefined;
  /** What there is to say of the run as a whole, a sentence each; for summaries that people read. */
  readonly remarks?: readonly string[] | undefined;
  /** What `--fix` would change, as a unified diff without secrets; for summaries that people read. */
  readonly diff?: string | undefined;
  /** Columns of the terminal, where there is one. */
  readonly width?: number | undefined;
  /** Bytes, for services that refuse more; what does not fit is counted. */
  readonly limit?: number | undefined;
  /** They are many and long, so they are loaded for the outputs that have them. */
  readonly loadRules?: () => Promise<readonly RuleText[]>;
}
