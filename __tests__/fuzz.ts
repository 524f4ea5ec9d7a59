/** A quarter of what a property deserves, so that all tests are soon run. `FUZZ=1 npm test` tries all, FUZZ=10 more. */
const share = Number(process.env.FUZZ ?? 0.25);

export function runs(count: number): number {
  return Math.ceil(count * share);
}
