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

/** Whether nothing is left out: with FUZZ=1, and where flipped facts are held against all that there is. */
export const isWhole = share >= 1 || process.env.ALIKE === 'all';

/** Of many that are alike one in four, in each turn others, so that none is passed over in all turns; all where nothing is left out. */
export function inTurn<T>(all: readonly T[], turn: number, oneIn = 4): readonly T[] {
  return isWhole ? all : all.filter((_, index) => (index + turn) % oneIn === 0);
}

/**
 * The same in a run of all suites alone, of which CI makes one that leaves nothing out. Who asks for a suite is at work on
 * what it shows, such as the files of a new client, and is shown all of it.
 */
export function inTurnAmongAll<T>(all: readonly T[], turn: number, oneIn = 4): readonly T[] {
  return process.env.MCP_LINT_SUITES === 'all' ? inTurn(all, turn, oneIn) : all;
}
