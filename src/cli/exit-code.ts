import type { Report } from '../report/index.ts';

export const failLevels = ['error', 'warning', 'info', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

export interface FailureOptions {
  readonly failOn: FailLevel;
  readonly maxWarnings?: number | undefined;
}

interface Counted {
  readonly summary: Pick<Report['summary'], 'errors' | 'warnings' | 'infos'>;
}

/** 1 when the findings are too many or too severe. */
export function exitCode({ summary }: Counted, { failOn, maxWarnings }: FailureOptions): 0 | 1 {
  const counted: Record<FailLevel, number> = {
    error: summary.errors,
    warning: summary.errors + summary.warnings,
    info: summary.errors + summary.warnings + summary.infos,
    never: 0,
  };
  const isOverLimit = maxWarnings !== undefined && summary.warnings > maxWarnings;
  return counted[failOn] > 0 || isOverLimit ? 1 : 0;
}
