export type { Neighbours } from './neighbours.ts';
export { readServers } from './normalise.ts';
export { type Openable, type ReadOptions, readSources } from './read-sources.ts';
export type { Definition, Reading, Recognised, Workspace } from './reading.ts';
export { type ForeignMap, foreignMap, foreignMaps, isWrapper, serversIn, startableIn, withoutMap } from './root-key.ts';
export { type FoundMap, serverMaps } from './server-maps.ts';
