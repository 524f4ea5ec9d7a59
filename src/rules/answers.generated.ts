// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import toolNameConvention from './tool-name-convention.ts';

export const rules: readonly AnyRule[] = [
  toolNameConvention,
];
