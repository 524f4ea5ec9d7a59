// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';


export const rules: readonly AnyRule[] = [];
