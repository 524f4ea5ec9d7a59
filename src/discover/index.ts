export type { Around } from './around.ts';
export { type Discovered, type DiscoverOptions, discover, type LeftOut, type Unseen } from './discover.ts';
export type { FoundSource } from './found-source.ts';
export { LineIndex } from './line-index.ts';
export { compilePatterns, isAffordable, type Patterns } from './patterns.ts';
export { readSource } from './read.ts';
