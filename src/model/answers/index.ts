export { type Block, blocksOf } from './blocks.ts';
export { type Description, descriptionsIn, eachDescription, type Listed } from './descriptions.ts';
export { type Protocol, profilesOf, revisionOf } from './protocol.ts';
export { SchemaNode, type SchemaObject, type Side, schemasOf, type ToolSchema } from './schema-node.ts';
export { eachText, isOdd, isPlain } from './texts.ts';
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
