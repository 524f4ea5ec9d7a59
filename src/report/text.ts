import { spanOf } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { printable, redact } from '../wording/index.ts';
import { frame } from './frame.ts';
import { listedFindings } from './listed.ts';
import { type Location, locationOf } from './located.ts';
import type { RenderOptions } from './options.ts';
import { isOutside } from './outside.ts';
import { painter, SEVERITY_STYLE } from './paint.ts';
import type { Report } from './report.ts';
import { shown } from './shown.ts';
import { summaryLine } from './summary.ts';

export function renderText(report: Report, options: RenderOptions): string {
  const showableText = lastRedacted();
  const documented = new Set<string>();
  const blocks: string[] = [];
  for (const finding of listedFindings(report, options)) {
    const docs = documented.has(finding.rule) ? undefined : options.docsUrl(finding.rule);
    documented.add(finding.rule);
    blocks.push(block(finding, showableText(finding.place.document), docs, options));
  }
  blocks.push(printable(summaryLine(report)));
  return `${blocks.join('\n\n')}\n`;
}

function block(finding: Finding, text: string, docs: string | undefined, options: RenderOptions): string {
  const paint = painter(options.color);
  const style = SEVERITY_STYLE[finding.severity];
  const where = pathAndPlace(locationOf(finding.place), options);
  const rows = [
    `${paint('bold', where)}  ${paint(style, finding.severity)}  ${shown(finding.message)}  ${paint('dim', finding.rule)}`,
    ...frame(finding.place.document, text, spanOf(finding.place), { paint, style }),
  ];
  const add = (label: string, content: string) => rows.push(`  ${paint('dim', `${label}:`)} ${content}`);
  for (const { place, message } of finding.related) {
    add('also', `${pathAndPlace(locationOf(place), options)}  ${shown(message)}`);
  }
  if (finding.help !== undefined) add('help', shown(finding.help));
  if (docs !== undefined) add('docs', docs);
  return rows.join('\n');
}

function pathAndPlace({ path, line, column }: Location, { cwdPrefix }: RenderOptions): string {
  return `${printable(isOutside(path) ? path : cwdPrefix + path)}:${line}:${column}`;
}

/** Findings come by path, so only the last document is worth remembering. */
function lastRedacted(): (document: Document) => string {
  let last: Document | undefined;
  let text = '';
  return (document) => {
    if (document !== last) text = redact(document.text);
    last = document;
    return text;
  };
}
