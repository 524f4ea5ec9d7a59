export { type Block, blocksOf } from './blocks.ts';
export { type Description, descriptionsIn, eachDescription, type Listed } from './descriptions.ts';
export { SchemaNode, type SchemaObject, type Side, schemasOf, type ToolSchema } from './schema-node.ts';
export { eachText, type HearText, isOdd, isPlain } from './texts.ts';
