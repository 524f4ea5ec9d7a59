import type { Finding, Report } from '../../src/index.ts';
import { button, element } from './elements.ts';

export interface Shown {
  readonly report: Report;
  /** The file that is looked at comes first. */
  readonly path: string;
  readonly isAlone: boolean;
}

export interface Acts {
  readonly go: (finding: Finding) => void;
  readonly fix: (finding: Finding) => void;
}

export function showFindings(list: HTMLElement, { report, path, isAlone }: Shown, acts: Acts): void {
  const first = report.findings.filter((each) => each.path === path);
  const others = report.findings.filter((each) => each.path !== path);
  list.replaceChildren(...[...first, ...others].map((finding) => item(finding, isAlone, acts)));
}

function item(finding: Finding, isAlone: boolean, { go, fix }: Acts): HTMLElement {
  const { rule, severity, message, help, line, path, related } = finding;
  const where = isAlone ? `line ${line}` : `${path}, line ${line}`;
  const acts =
    finding.fix === undefined ? [] : [button(`Fix: ${finding.fix.title}`, () => fix(finding), { class: 'small' })];
  const unsafe =
    finding.fix?.safety === 'unsafe' ? [element('span', { class: 'hint' }, 'may change what the file means')] : [];
  return element(
    'li',
    { class: severity },
    element(
      'div',
      { class: 'where' },
      element('span', { class: `severity ${severity}` }, severity),
      ' ',
      button(where, () => go(finding), { class: 'plain' }),
      ' ',
      element('a', { href: `../rules/${encodeURIComponent(rule)}.html` }, rule),
    ),
    element('p', { class: 'message' }, message),
    ...(help === undefined ? [] : [element('p', { class: 'help' }, help)]),
    ...related.map((each) => element('p', { class: 'help' }, `${each.path}, line ${each.line}: ${each.message}`)),
    ...(acts.length === 0 ? [] : [element('div', { class: 'acts' }, ...acts, ...unsafe)]),
  );
}

export function summaryOf({ summary: { errors, warnings, infos, servers }, files }: Report): string {
  const counts = [count(errors, 'error'), count(warnings, 'warning'), count(infos, 'info')].filter(
    (each) => each !== '',
  );
  if (counts.length > 0) return `${counts.join(', ')}.`;
  if (files.length === 0) return 'No client is known to read this. Give it the path that it has, or choose a client.';
  return `No problems: ${count(servers, 'server') || 'no servers'} in ${count(files.length, 'file')}.`;
}

function count(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`;
}
