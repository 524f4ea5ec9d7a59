export { companiesIn, isIdle } from './companies.ts';
export type { Company, Encounter, Item } from './company.ts';
export { contestsIn } from './contests.ts';
export { hidingFile } from './hidden.ts';
export type { Member } from './member.ts';
export { type Contest, keyOf, type Rival } from './rival.ts';
