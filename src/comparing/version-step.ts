import type { Effect } from './effect.ts';

/** From one version to the next, and whether that is as far as the changes take. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** The least version that would do. */
  readonly least: string;
  readonly isEnough: boolean;
}

/** By Semantic Versioning, where a 0 in front moves each meaning one place down; nothing of what is no such version. */
export function stepFor(effects: ReadonlySet<Effect>, from: string, to: string): Step | undefined {
  const [before, after] = [numbersOf(from), numbersOf(to)];
  if (before === undefined || after === undefined) return undefined;
  const least = leastAfter(before, effects);
  const isEnough = compare(after, least) >= 0;
  return { from, to, least: least.join('.'), isEnough };
}

type Numbers = readonly [number, number, number];

function numbersOf(version: string): Numbers | undefined {
  const found = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+][\w.+-]*)?$/.exec(version);
  return found === null ? undefined : [Number(found[1]), Number(found[2]), Number(found[3])];
}

function leastAfter([major, minor, patch]: Numbers, effects: ReadonlySet<Effect>): Numbers {
  const weight = effects.has('breaking') ? 2 : effects.has('additive') ? 1 : effects.has('wording') ? 0 : -1;
  if (weight === -1) return [major, minor, patch];
  const place = major === 0 ? weight - 1 : weight;
  if (place >= 2) return [major + 1, 0, 0];
  return place === 1 ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

function compare(a: Numbers, b: Numbers): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
