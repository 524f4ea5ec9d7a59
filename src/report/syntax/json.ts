import { finished, made, type Safe } from './make.ts';

/** Legal raw in JSON, but able to move a cursor or reorder a line on a terminal. */
const RISKY = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu;

export type Json = Safe<'json'>;

/** A whole document. */
export function json(value: object): Json {
  return made(`${JSON.stringify(value, null, 2).replace(RISKY, escapeUnits)}\n`);
}

/** The same for what is no report. */
export function jsonText(value: object): string {
  return finished(json(value));
}

function escapeUnits(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
