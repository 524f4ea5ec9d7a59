/** A tenth of what a property deserves, so that all tests are soon run. `FUZZ=1 npm test` tries all, FUZZ=10 more. */
const share = Number(process.env.FUZZ ?? 0.1);

export function runs(count: number): number {
  return Math.ceil(count * share);
}

/** As many of them as of the runs of a property, spread over all. */
export function some<T>(all: readonly T[]): T[] {
  const each = all.length / Math.min(all.length, runs(all.length));
  return all.filter((_, index) => Math.floor(index / each) !== Math.floor((index - 1) / each));
}

/** Of many that are alike every fourth, and in each turn others, so that none is passed over in all turns; all with FUZZ=1. */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  return share >= 1 ? all : all.filter((_, index) => (index + turn) % 4 === 0);
}

/** Whether nothing is left out. */
export const isWhole = share >= 1;
