import type { Converted } from '../../src/index.ts';
import { element } from './elements.ts';

/** What the other client does not get, and where it stands in the file that was converted. */
export function showLosses(place: HTMLElement, { findings }: Converted, source: string, target: string): void {
  if (findings.length === 0) {
    place.replaceChildren(element('p', {}, `Nothing is lost from ${source} to ${target}.`));
    return;
  }
  const items = findings.map(({ line, rule, message, help }) =>
    element(
      'li',
      {},
      `line ${line}: ${message} `,
      element('a', { href: `../rules/${encodeURIComponent(rule)}.html` }, rule),
      ...(help === undefined ? [] : [element('p', { class: 'help' }, help)]),
    ),
  );
  place.replaceChildren(
    element('h2', { id: 'losses-title' }, `From ${source} to ${target}`),
    element('ul', { 'aria-labelledby': 'losses-title' }, ...items),
  );
}
