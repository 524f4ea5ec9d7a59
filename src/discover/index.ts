export type { Around } from './around.ts';
export { type Discovered, type DiscoverOptions, discover, type FoundSource } from './discover.ts';
export { causeOf } from './kind.ts';
export { loadAround } from './load-around.ts';
export { compilePatterns, isAffordable } from './patterns.ts';
export { MAX_BYTES, readSource } from './read.ts';
export { slashes } from './slashes.ts';
