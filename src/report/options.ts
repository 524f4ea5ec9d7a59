/** What an output may need besides the report. */
export interface RenderOptions {
  readonly color: boolean;
  /** Only errors are listed; the summary counts everything. */
  readonly quiet: boolean;
  /** Leads from the working directory to the root, "" or ending in a slash, for paths that a person clicks on. */
  readonly cwdPrefix: string;
  /** Of mcp-lint. */
  readonly version: string;
  readonly docsUrl: (rule: string) => string | undefined;
}
