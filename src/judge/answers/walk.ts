import type { Reading } from '../../model/reading/index.ts';
import { resultsIn, soundTools } from '../../model/tools/index.ts';
import type { Hand } from '../rule.ts';

/** Walks past everything in saved answers once. */
export function walkAnswers(reading: Reading, hand: Hand): void {
  const { document } = reading;
  hand('answers', reading);
  for (const tool of soundTools(document)) hand('tool', tool);
  for (const result of resultsIn(document)) hand('result', result);
}
