export { freeName } from './free-name.ts';
export { areRelated, type ConfiguredLists, type Occurrences, occurrencesOf } from './occurrences.ts';
export { removal } from './removal.ts';
export { nameFault, renaming } from './renaming.ts';
export type { LeftPlace, PlacedChange, Rework } from './rework.ts';
