export { annotate } from './annotate.ts';
export { hiddenByItself } from './hidden.ts';
export { readInputs } from './inputs.ts';
export { logGroup } from './log.ts';
export { onlyChanged } from './only-changed.ts';
export { patchFor } from './patch.ts';
export { writeResults } from './results.ts';
export { judgesFor } from './trust.ts';
