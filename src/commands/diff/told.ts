import { type Effect, effects, type Step, type ToolChange } from '../../comparing/index.ts';
import { count, quote } from '../../wording/index.ts';

/** What changed between two lists, and what becomes of the version. */
export interface Told {
  readonly changes: readonly ToolChange[];
  readonly step?: Step & { readonly file: string };
}

/** Breaking changes that no version tells of. */
export function isTooMuch({ changes, step }: Told): boolean {
  if (step !== undefined) return !step.isEnough;
  return changes.some(({ effect }) => effect === 'breaking');
}

export function inText({ changes, step }: Told): string {
  const lines = effects.flatMap((effect) =>
    changes.filter((change) => change.effect === effect).map(({ message }) => `${effect}  ${message}`),
  );
  const kinds = counts(changes).map(([effect, number]) => `${number} ${effect}`);
  const all = changes.length === 0 ? 'no changes' : `${count(changes.length, 'change')} (${kinds.join(', ')})`;
  return `${[...lines, ...(lines.length > 0 ? [''] : []), [all, ...versions(step)].join('; ')].join('\n')}\n`;
}

function versions(step: Told['step']): string[] {
  if (step === undefined) return [];
  const { file, from, to, least, isEnough } = step;
  const verdict = isEnough ? 'which is enough' : `where they take ${least}`;
  return [`${quote(file)} has ${quote(to)} after ${quote(from)}, ${verdict}`];
}

export function inJson({ changes, step }: Told): string {
  const summary = Object.fromEntries(counts(changes, true));
  return `${JSON.stringify({ version: 1, changes, summary, ...(step && { package: step }) }, null, 2)}\n`;
}

function counts(changes: readonly ToolChange[], isAll = false): [Effect, number][] {
  const numbers = effects.map((effect): [Effect, number] => [
    effect,
    changes.filter((change) => change.effect === effect).length,
  ]);
  return isAll ? numbers : numbers.filter(([, number]) => number > 0);
}
