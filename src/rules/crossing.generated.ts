// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import fileHidden from './file-hidden.ts';
import serverDrift from './server-drift.ts';
import serverMissing from './server-missing.ts';
import serverShadowed from './server-shadowed.ts';

export const crossingRules: readonly AnyRule[] = [
  fileHidden,
  serverDrift,
  serverMissing,
  serverShadowed,
];
