import type { RenderOptions } from './options.ts';
import type { LeftOut, Report } from './report.ts';
import { type ShownFile, type ShownFinding, type ShownFix, type ShownReport, shownReport } from './shown/index.ts';

/** Version 1 of the format: keys may be added, never changed or removed. */
const FORMAT_VERSION = 1 as const;

type JsonOptions = Pick<RenderOptions, 'version' | 'docsUrl'>;

/** What `--format json` prints, for those who use mcp-lint as a library. */
export function jsonReport(report: Report, options: JsonOptions & Pick<RenderOptions, 'quiet'>) {
  return jsonOf(shownReport(report, options), options);
}

export function jsonOf({ root, files, findings, fixed, counts }: ShownReport, { version, docsUrl }: JsonOptions) {
  return {
    version: FORMAT_VERSION,
    tool: { name: 'mcp-lint', version } as const,
    root,
    files: files.map(fileEntry),
    findings: findings.map((finding) => findingEntry(finding, docsUrl(finding.rule))),
    ...(fixed === undefined ? {} : { fixed }),
    summary: summaryEntry(counts),
  };
}

function fileEntry({ path, client, format, servers, status }: ShownFile) {
  return { path, client, format, servers, status };
}

function findingEntry(finding: ShownFinding, url: string | undefined) {
  const { rule, severity, message, help, location, pointer, server, clients, related, more, fix } = finding;
  const { path, line, column, endLine, endColumn } = location;
  return {
    rule,
    severity,
    message,
    help,
    path,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    server,
    clients,
    related: [...related, ...more],
    ...(more.length === 0 ? {} : { places: more.length + 1 }),
    fixable: fix !== undefined,
    ...(fix === undefined ? {} : { fix: fixEntry(fix) }),
    url,
  };
}

function fixEntry({ title, safety, files }: ShownFix) {
  return { title, safety, edits: files.flatMap(({ edits }) => edits) };
}

function summaryEntry({ files, servers, errors, warnings, infos, suppressed, ...leftOut }: Report['summary']) {
  return { files, servers, errors, warnings, infos, suppressed, ...withoutZeros(leftOut) };
}

function withoutZeros(leftOut: LeftOut): Partial<LeftOut> {
  return Object.fromEntries(Object.entries(leftOut).filter(([, count]) => count > 0));
}
