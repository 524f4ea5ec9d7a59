export { type Discovered, type DiscoverOptions, discover, type FoundSource } from './discover.ts';
export { isPublishable } from './gitignore.ts';
export { causeOf } from './kind.ts';
export { isMissing } from './missing.ts';
export { compilePatterns, isAffordable } from './patterns.ts';
export { MAX_BYTES, readSource } from './read.ts';
export { slashes } from './slashes.ts';
