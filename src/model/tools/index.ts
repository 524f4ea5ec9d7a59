export { type CalledTool, calledTools } from './called.ts';
export { toolListsIn } from './lists.ts';
export { areMerged, formFor, isComparable, nameLimitOf, partOf, remedyFor, toolNamesOf } from './names.ts';
export { offeredIn, offeredOf, type ServerTools } from './offered.ts';
export { type Protocol, profilesOf, revisionOf } from './protocol.ts';
export type { ToolLists } from './tool-lists.ts';
export {
  answersOf,
  haveAlikeNames,
  type ListedResult,
  type ListedTool,
  resultsIn,
  soundTools,
  toolAround,
  toolsIn,
} from './tools-in.ts';
