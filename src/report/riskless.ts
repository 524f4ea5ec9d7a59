/** Legal raw in JSON, but able to move a cursor or reorder a line on a terminal. */
const RISKY = /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu;

/** JSON with those characters escaped. */
export function riskless(json: string): string {
  return json.replace(RISKY, escapeUnits);
}

function escapeUnits(character: string): string {
  return character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
