import type { Document } from '../../parse/index.ts';
import { Redacted } from '../../wording/index.ts';
import type { RenderOptions } from '../options.ts';
import type { CheckedFile, Report } from '../report.ts';
import { summaryLine } from '../summary.ts';
import { ShownFinding } from './finding.ts';
import { type Shown, shown } from './shown.ts';

export interface ShownFile extends Omit<CheckedFile, 'servers'> {
  readonly servers: readonly Shown[];
}

/**
 * A report as every output sees it, in which all that came from files has been redacted. Paths have not: whoever reads
 * of a file has to find it.
 */
export interface ShownReport {
  readonly root: string;
  readonly files: readonly ShownFile[];
  /** Those that are listed. */
  readonly findings: readonly ShownFinding[];
  /** Of all. */
  readonly counts: Report['summary'];
  /** The counts in words. */
  readonly summary: string;
}

export function shownReport(report: Report, { quiet }: Pick<RenderOptions, 'quiet'>): ShownReport {
  const listed = quiet ? report.findings.filter(({ severity }) => severity === 'error') : report.findings;
  const redacted = lastRedacted();
  return {
    root: report.root,
    files: report.files.map((file) => ({ ...file, servers: file.servers.map(shown) })),
    findings: listed.map((finding) => new ShownFinding(finding, redacted)),
    counts: report.summary,
    summary: summaryLine(report),
  };
}

/** Findings come by path, so only the last document is worth remembering. */
function lastRedacted(): (document: Document) => Redacted {
  let last: { readonly document: Document; readonly redacted: Redacted } | undefined;
  return (document) => {
    if (last?.document !== document) last = { document, redacted: new Redacted(document.text) };
    return last.redacted;
  };
}
