import { type FailLevel, fails } from '../model/verdict/index.ts';
import type { Report } from '../report/index.ts';

export interface FailureOptions {
  readonly failOn: FailLevel;
  readonly maxWarnings?: number | undefined;
}

interface Counted {
  readonly summary: Pick<Report['summary'], 'errors' | 'warnings' | 'infos'>;
}

/** 1 when the findings are too many or too severe. */
export function exitCode({ summary }: Counted, { failOn, maxWarnings }: FailureOptions): 0 | 1 {
  const { errors, warnings, infos } = summary;
  const isTooSevere =
    (errors > 0 && fails('error', failOn)) ||
    (warnings > 0 && fails('warning', failOn)) ||
    (infos > 0 && fails('info', failOn));
  const isOverLimit = maxWarnings !== undefined && warnings > maxWarnings;
  return isTooSevere || isOverLimit ? 1 : 0;
}
