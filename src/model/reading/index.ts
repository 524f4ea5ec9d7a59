export type { FoundMap } from './found-map.ts';
export { reactionToRoot } from './lost-file.ts';
export type { Neighbours } from './neighbours.ts';
export { readServers } from './normalise.ts';
export { lacksOpening } from './opening.ts';
export { type ReadOptions, readSnippet, readSources } from './read-sources.ts';
export { isReplaced, readAtTop } from './read-twice.ts';
export type { Definition, Reading, SnippetFacts } from './reading.ts';
export {
  type ForeignMap,
  foreignMap,
  foreignMaps,
  isPastedKey,
  isStartable,
  isWholeServer,
  isWrapper,
  mapsRead,
  misplacedServers,
  saysTransport,
  serversIn,
  startableIn,
  withoutMap,
  wrappedIn,
} from './root-key.ts';
export { serverMaps } from './server-maps.ts';
export { isPassedOver, unreadKeys, unreadServers } from './unread-keys.ts';
export { oncePer, type Workspace } from './workspace.ts';
