// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import serverDefinedTwice from '../servers/server-defined-twice.ts';
import serverNameCase from '../servers/server-name-case.ts';
import serverNameInvalid from '../servers/server-name-invalid.ts';
import serverNameReserved from '../servers/server-name-reserved.ts';
import serverShape from '../servers/server-shape.ts';

export const rules: readonly AnyRule[] = [
  serverDefinedTwice,
  serverNameCase,
  serverNameInvalid,
  serverNameReserved,
  serverShape,
];
