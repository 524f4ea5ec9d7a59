// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import lossyField from '../targets/lossy-field.ts';
import targetRejects from '../targets/target-rejects.ts';

export const rules: readonly AnyRule[] = [
  lossyField,
  targetRejects,
];
