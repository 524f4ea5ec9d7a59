export type { Around } from './around.ts';
export { type Discovered, type DiscoverOptions, discover, type LeftOut, type Unseen } from './discover.ts';
export type { FoundSource } from './found-source.ts';
export { compilePatterns, isAffordable } from './patterns.ts';
export { readSource } from './read.ts';
