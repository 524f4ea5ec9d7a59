export { causeOf, FileFault, isMissing, MAX_BYTES, NotAFile, TooLarge } from './fault.ts';
export type { Entry, Files } from './files.ts';
export type { Tracked } from './git-index.ts';
export { type Kind, nounOf } from './kind.ts';
export { type Content, type Contents, memory } from './memory.ts';
export { type Change, Changes, NotedFiles, Questions } from './noted.ts';
export { type Buffers, overlay, realPlace } from './overlay.ts';
export { basename, dirname, isAbsolute, join, leadsOut, relative, resolve, startOf } from './paths.ts';
export { without } from './without.ts';
