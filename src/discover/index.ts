export type { Around } from './around.ts';
export { type Discovered, type DiscoverOptions, discover, type FoundSource } from './discover.ts';
export { compilePatterns, isAffordable } from './patterns.ts';
export { readSource } from './read.ts';
