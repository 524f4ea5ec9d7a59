// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import approveAll from '../fields/approve-all.ts';
import authIncomplete from '../fields/auth-incomplete.ts';
import enabledConflict from '../fields/enabled-conflict.ts';
import fieldDeprecated from '../fields/field-deprecated.ts';
import fieldMissing from '../fields/field-missing.ts';
import fieldMisspelt from '../fields/field-misspelt.ts';
import fieldOtherClient from '../fields/field-other-client.ts';
import fieldOtherTransport from '../fields/field-other-transport.ts';
import fieldType from '../fields/field-type.ts';
import fieldValue from '../fields/field-value.ts';
import timeoutUnit from '../fields/timeout-unit.ts';

export const rules: readonly AnyRule[] = [
  approveAll,
  authIncomplete,
  enabledConflict,
  fieldDeprecated,
  fieldMissing,
  fieldMisspelt,
  fieldOtherClient,
  fieldOtherTransport,
  fieldType,
  fieldValue,
  timeoutUnit,
];
