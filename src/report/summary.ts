import { count, printable } from '../wording/index.ts';
import { compareText } from './order.ts';
import type { PagesChecked, Report } from './report.ts';

/** The last line of a run: what was found, in how many files of which clients, and what was left out. */
export function summaryLine(report: Report): string {
  return [mended(report), problems(report), fixable(report), checked(report), ignored(report), hidden(report)]
    .filter(Boolean)
    .join('; ');
}

function problems({ summary, findings, files, pages, recorded }: Report): string {
  const { errors, warnings, infos, suppressed } = summary;
  if (recorded !== undefined)
    return `recorded ${count(recorded.findings, 'finding')} in ${printable(recorded.baseline)}`;
  const total = errors + warnings + infos;
  if (total === 0) return files.length === 0 && pages === undefined && suppressed === 0 ? '' : 'no problems';
  const kinds = [count(errors, 'error'), count(warnings, 'warning'), count(infos, 'info')];
  const places = new Set(findings.map((finding) => finding.place.document.path)).size;
  return `${count(total, 'problem')} (${kinds.join(', ')}) in ${count(places, 'file')}`;
}

function mended({ fixed = [], changed = 0 }: Report): string {
  return fixed.length === 0 ? '' : `fixed ${count(fixed.length, 'problem')} in ${count(changed, 'file')}`;
}

/** By how much is typed to have it done. */
function fixable({ fixes, fixed }: Report): string {
  const safe = [...fixes.values()].filter(({ safety }) => safety === 'safe').length;
  const unsafe = fixes.size - safe;
  if (fixed !== undefined) return unsafe === 0 ? '' : `${unsafe} fixable with --unsafe-fixes`;
  if (safe === 0) return unsafe === 0 ? '' : `${unsafe} fixable with --fix --unsafe-fixes`;
  return `${safe} fixable with --fix${unsafe === 0 ? '' : `, ${unsafe} more with --unsafe-fixes`}`;
}

function ignored({ summary: { ignoredByGit, ignoredByConfig } }: Report): string {
  if (ignoredByGit === 0)
    return ignoredByConfig === 0 ? '' : `${count(ignoredByConfig, 'file')} ignored by mcp-lint.json`;
  const byConfig = ignoredByConfig === 0 ? '' : `, ${ignoredByConfig} by mcp-lint.json`;
  return `${count(ignoredByGit, 'file')} ignored by git${byConfig}`;
}

function hidden({ summary: { suppressed, rulesOff }, recorded }: Report): string {
  const others = suppressed - (recorded?.findings ?? 0);
  const parts = [
    others === 0 ? '' : `${count(others, 'finding')} suppressed`,
    rulesOff === 0 ? '' : `${count(rulesOff, 'rule')} switched off`,
  ];
  return parts.filter(Boolean).join('; ');
}

function checked({ looked, files, pages, untouched = 0, summary }: Report): string {
  const others = untouched === 0 ? '' : `${count(untouched, 'file')} ${untouched === 1 ? 'is' : 'are'} untouched`;
  const texts = pages && inTexts(pages);
  if (files.length === 0 && texts !== undefined) return [`checked ${texts}`, others].filter(Boolean).join('; ');
  if (files.length === 0 && others !== '') return others;
  if (files.length === 0) return `no MCP configuration of a known client found in ${printable(looked)}`;
  const clients = new Map<string, number>();
  for (const { clientName, isStray } of files) {
    if (!isStray) clients.set(clientName, (clients.get(clientName) ?? 0) + 1);
  }
  const counted = [...clients].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  const told = counted.map(([name, n]) => `${name} ${n}`);
  const strays = files.filter(({ isStray }) => isStray).length;
  if (strays > 0) told.push(`no known client ${strays} ("files" in mcp-lint.json can say whose ${these(strays)})`);
  return [`checked ${count(summary.files, 'file')}: ${told.join(', ')}`, texts, others].filter(Boolean).join('; ');
}

function inTexts({ pages, blocks, workflows, texts }: PagesChecked): string {
  const parts = [
    pages === 0 ? '' : `${count(blocks, 'block')} in ${count(pages, 'page')} of Markdown`,
    workflows === 0 ? '' : `${count(texts, 'configuration')} in ${count(workflows, 'workflow')}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function these(number: number): string {
  return number === 1 ? 'it is' : 'they are';
}
