export { type CalledTool, calledTools } from './called.ts';
export { knownTools } from './known-tools.ts';
export { toolListsIn } from './lists.ts';
export { areMerged, formFor, isComparable, nameLimitOf, partOf, remedyFor, toolNamesOf } from './names.ts';
export { offeredIn, offeredOf, type ServerTools } from './offered.ts';
export { toolFilters } from './tool-filters.ts';
export type { ToolLists } from './tool-lists.ts';
