import type { Severity } from './finding.ts';

/** From which severity on a run fails. */
export const failLevels = ['error', 'warning', 'info', 'never'] as const;
export type FailLevel = (typeof failLevels)[number];

export function fails(severity: Severity, level: FailLevel): boolean {
  return failLevels.indexOf(severity) <= failLevels.indexOf(level) && level !== 'never';
}
