import type { Row } from '../../__tests__/witness/recordings.ts';

export function changes(
  before: readonly Row[],
  after: readonly Row[],
): { readonly case: string; readonly words: string }[];

export function unanswered(before: readonly Row[], after: readonly Row[]): string[];
