export { ignoredFile } from './ignored-file.ts';
export { type Malformed, malformed, malformedAlone } from './malformed.ts';
export { otherServersOf, reaches } from './reach.ts';
export { isToolName, referencesIn, type ServerReference, serversFor } from './references.ts';
export { referencesTo } from './references-to.ts';
export { isOff, switchingFile } from './switched-off.ts';
export { unknownTool } from './unknown-tools.ts';
