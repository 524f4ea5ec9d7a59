// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import referenceMalformed from './reference-malformed.ts';
import referenceUnknownServer from './reference-unknown-server.ts';

export const crossingRules: readonly AnyRule[] = [
  referenceMalformed,
  referenceUnknownServer,
];
