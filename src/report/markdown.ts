import type { Finding } from '../model/verdict/index.ts';
import { bytesIn, count, printable } from '../wording/index.ts';
import { byFile } from './by-file.ts';
import { escaped } from './escape-markdown.ts';
import { listedFindings } from './listed.ts';
import { locationOf } from './located.ts';
import type { RenderOptions } from './options.ts';
import { isOutside } from './outside.ts';
import type { Report } from './report.ts';
import { shown } from './shown.ts';
import { summaryLine } from './summary.ts';

const HEAD = ['| place | severity | what | rule |', '| ---: | --- | --- | --- |'];

/** What is said of the findings that are left out. */
const ROOM_FOR_REST = 100;

/** A table for each file. With a limit, in bytes, the rest is counted. */
export function renderMarkdown(report: Report, options: RenderOptions, limit = Number.POSITIVE_INFINITY): string {
  const findings = listedFindings(report, options);
  const parts = [`**mcp-lint**: ${escaped(printable(summaryLine(report)))}\n`];
  let left = limit - ROOM_FOR_REST - bytesIn(parts.join(''));
  let listed = 0;
  for (const [path, found] of byFile(findings)) {
    let opening = `\n### ${escaped(printable(isOutside(path) ? path : options.cwdPrefix + path))}\n\n${HEAD.join('\n')}\n`;
    for (const finding of found) {
      const part = `${opening}${row(finding, options)}\n`;
      left -= bytesIn(part);
      if (left < 0) return `${parts.join('')}\nand ${count(findings.length - listed, 'more finding')}\n`;
      parts.push(part);
      listed += 1;
      opening = '';
    }
  }
  return parts.join('');
}

function row(finding: Finding, { docsUrl }: RenderOptions): string {
  const { line, column } = locationOf(finding.place);
  const help = finding.help === undefined ? '' : `<br>${escaped(shown(finding.help))}`;
  const url = docsUrl(finding.rule);
  const rule = url === undefined ? finding.rule : `[${finding.rule}](${url})`;
  return `| ${line}:${column} | ${finding.severity} | ${escaped(shown(finding.message))}${help} | ${rule} |`;
}
