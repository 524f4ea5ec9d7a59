import type { AnyRule } from '../../src/rules/index.ts';

/** What a rule wants to be handed, in words: `"server" with { word: /docker/ }`. */
export function wishesOf({ on }: Pick<AnyRule, 'on'>): string {
  return Object.entries(on)
    .flatMap(([subject, asked]) => [asked].flat().map((ask) => `"${subject}"${filtersOf(ask)}`))
    .join(' or ');
}

function filtersOf(ask: object | undefined): string {
  const filters = Object.entries(ask ?? {}).filter(([name]) => name !== 'check');
  const shown = filters.map(([name, value]) => `${name}: ${shownValue(value)}`);
  return shown.length === 0 ? '' : ` with { ${shown.join(', ')} }`;
}

function shownValue(value: unknown): string {
  return value instanceof RegExp || typeof value === 'function' ? String(value) : JSON.stringify(value);
}
