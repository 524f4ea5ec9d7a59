import type { Format } from '../../clients/index.ts';
import type { Document } from '../../parse/index.ts';
import { own } from '../values/index.ts';

/** Whether the front matter says nothing of what its client asks of such a file; nothing of one that cannot be parsed. */
export function lacksOpening({ value, problems }: Document, { opens }: Format): boolean {
  if (opens === undefined || problems.some(({ fatal }) => fatal)) return false;
  if (own(value, opens.unless)) return false;
  return opens.with.every((key) => String(own(value, key) ?? '').trim() === '');
}
