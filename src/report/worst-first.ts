import type { Severity } from '../model/verdict/index.ts';

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

export function severityRank(severity: Severity): number {
  return ORDER.indexOf(severity);
}

/** For services that drop what is too much. */
export function worstFirst<T extends { readonly severity: Severity }>(findings: readonly T[]): readonly T[] {
  return ORDER.flatMap((severity) => findings.filter((finding) => finding.severity === severity));
}
