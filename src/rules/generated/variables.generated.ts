// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import envName from '../variables/env-name.ts';
import envSilentDrop from '../variables/env-silent-drop.ts';
import inputDuplicate from '../variables/input-duplicate.ts';
import inputUndefined from '../variables/input-undefined.ts';
import inputUnmasked from '../variables/input-unmasked.ts';
import inputUnused from '../variables/input-unused.ts';
import placeholderFileMissing from '../variables/placeholder-file-missing.ts';
import placeholderMalformed from '../variables/placeholder-malformed.ts';
import placeholderSyntax from '../variables/placeholder-syntax.ts';
import placeholderUnfilled from '../variables/placeholder-unfilled.ts';
import variableNameExpected from '../variables/variable-name-expected.ts';

export const rules: readonly AnyRule[] = [
  envName,
  envSilentDrop,
  inputDuplicate,
  inputUndefined,
  inputUnmasked,
  inputUnused,
  placeholderFileMissing,
  placeholderMalformed,
  placeholderSyntax,
  placeholderUnfilled,
  variableNameExpected,
];
