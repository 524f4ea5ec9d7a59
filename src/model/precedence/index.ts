export type { Contest } from './contest.ts';
export { contestsIn } from './contests.ts';
export type { Group, Item, Pair } from './group.ts';
export { groupsIn, isIdle } from './groups.ts';
export { hidingFile } from './hidden.ts';
export type { Member } from './member.ts';
export { sourcesOf } from './members.ts';
export { offeredBy } from './offered-by.ts';
