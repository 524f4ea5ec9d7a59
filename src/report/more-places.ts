import { count } from '../wording/index.ts';
import type { ShownFinding } from './shown/index.ts';

/** As many as one looks up; JSON has all. */
const NAMED = 6;

/** "3 more places: 4:7, 9:7, 14:7"; nothing for a finding that has one. */
export function morePlaces({ more }: ShownFinding): string | undefined {
  if (more.length === 0) return undefined;
  const named = more.slice(0, NAMED).map(({ line, column }) => `${line}:${column}`);
  return `${count(more.length, 'more place')}: ${named.join(', ')}${more.length > NAMED ? ' …' : ''}`;
}
