import type { Finding, RelatedPlace } from '../model/verdict/index.ts';
import { redact } from '../wording/index.ts';
import { listedFindings } from './listed.ts';
import { located, locationOf } from './located.ts';
import type { RenderOptions } from './options.ts';
import type { CheckedFile, Report } from './report.ts';
import { riskless } from './riskless.ts';

/** Version 1 of the format: keys may be added, never changed or removed. */
const FORMAT_VERSION = 1 as const;

export function renderJson(report: Report, options: RenderOptions): string {
  return `${riskless(JSON.stringify(jsonReport(report, options), null, 2))}\n`;
}

export function jsonReport(report: Report, options: Pick<RenderOptions, 'quiet' | 'version' | 'docsUrl'>) {
  return {
    version: FORMAT_VERSION,
    tool: { name: 'mcp-lint', version: options.version } as const,
    root: report.root,
    files: report.files.map(fileEntry),
    findings: listedFindings(report, options).map((finding) => findingEntry(finding, options.docsUrl(finding.rule))),
    summary: summaryEntry(report.summary),
  };
}

function fileEntry({ path, client, format, servers, status }: CheckedFile) {
  return { path, client, format, servers: servers.map(redact), status };
}

function findingEntry(finding: Finding, url: string | undefined) {
  const { path, line, column, endLine, endColumn, pointer } = located(finding);
  return {
    rule: finding.rule,
    severity: finding.severity,
    message: redact(finding.message),
    help: finding.help === undefined ? undefined : redact(finding.help),
    path,
    line,
    column,
    endLine,
    endColumn,
    pointer,
    server: finding.server === undefined ? undefined : redact(finding.server),
    clients: finding.clients,
    related: finding.related.map(relatedEntry),
    fixable: false,
    url,
  };
}

function relatedEntry({ place, message }: RelatedPlace) {
  return { ...locationOf(place), message: redact(message) };
}

function summaryEntry({ files, servers, errors, warnings, infos, suppressed }: Report['summary']) {
  return { files, servers, errors, warnings, infos, suppressed };
}
