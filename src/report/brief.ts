import { count } from '../wording/index.ts';
import { pathFromHere } from './outside.ts';
import type { Report } from './report.ts';
import { type ShownFinding, shownReport } from './shown/index.ts';
import { finished } from './syntax/safe.ts';
import { type Text, text } from './syntax/text.ts';
import { worstFirst } from './worst-first.ts';

/** Errors and warnings for a reader who is doing something else, in so many lines at most; nothing where there are none. */
export function brief(report: Report, mostLines: number): string {
  const { root, findings } = shownReport(report, { quiet: false });
  const listed = worstFirst(findings.filter(({ severity }) => severity !== 'info'));
  if (listed.length === 0) return '';
  const prefix = root === '.' ? '' : `${root}/`;
  const blocks = listed.map((finding) => linesOf(finding, prefix));
  const lines = [headOf(report)];
  // One line for the head, one for what there is no room for.
  const room = mostLines - 2;
  let shown = 0;
  while (shown < blocks.length && lines.length - 1 + (blocks[shown] ?? []).length <= room) {
    lines.push(...(blocks[shown] ?? []));
    shown += 1;
  }
  const left = blocks.length - shown;
  if (left > 0) lines.push(text`and ${count(left, 'more problem')}; "mcp-lint <file>" lists all`);
  return finished(text.joined(lines, text`\n`));
}

function headOf({ summary: { errors, warnings } }: Report): Text {
  const kinds = [
    ...(errors === 0 ? [] : [count(errors, 'error')]),
    ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
  ];
  return text`mcp-lint: ${kinds.join(' and ')} in what was just written`;
}

function linesOf({ rule, severity, message, help, location }: ShownFinding, cwdPrefix: string): Text[] {
  const { path, line, column } = location;
  const first = text`${pathFromHere(path, { cwdPrefix })}:${line}:${column} ${severity}: ${message} (${rule})`;
  return help === undefined ? [first] : [first, text`  remedy: ${help}`];
}
