import { spanOf } from '../model/values/index.ts';
import type { Finding, Severity } from '../model/verdict/index.ts';
import { count, list } from '../wording/index.ts';
import type { Report } from './report.ts';
import { worstFirst } from './worst-first.ts';

const RANK: Readonly<Record<Severity, number>> = { error: 2, warning: 1, info: 0 };
/** So many rules are named. */
const MOST_RULES = 5;

/**
 * What a report would say more, or say louder, if it were the other one: findings that settings, patterns and comments hide
 * or make less of. Nothing where there is no such finding.
 */
export function hiddenFrom(report: Report, bare: Report): string | undefined {
  const shown = new Map<string, number[]>();
  for (const finding of report.findings) {
    const key = keyOf(finding);
    shown.set(
      key,
      [...(shown.get(key) ?? []), RANK[finding.severity]].sort((a, b) => a - b),
    );
  }
  const hidden = worstFirst(bare.findings).filter((finding) => {
    const ranks = shown.get(keyOf(finding)) ?? [];
    const rank = ranks.pop();
    return rank === undefined || rank < RANK[finding.severity];
  });
  return hidden.length === 0 ? undefined : sentence(hidden);
}

function keyOf({ rule, place }: Finding): string {
  const { start, end } = spanOf(place);
  return JSON.stringify([place.document.path, rule, start, end]);
}

function sentence(hidden: readonly Finding[]): string {
  const number = (severity: Severity) => hidden.filter((finding) => finding.severity === severity).length;
  const kinds = [
    [number('error'), 'error'],
    [number('warning'), 'warning'],
    [number('info'), 'info'],
  ] as const;
  const counted = kinds.filter(([many]) => many > 0).map(([many, kind]) => count(many, kind));
  const rules = [...new Set(hidden.map(({ rule }) => rule))];
  const files = new Set(hidden.map(({ place }) => place.document.path)).size;
  const named = list(rules, { max: MOST_RULES, bare: true });
  return `${list(counted, { bare: true })} in ${count(files, 'file')} (${named})`;
}
