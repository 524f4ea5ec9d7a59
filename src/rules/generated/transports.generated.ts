// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import transportConflict from '../transports/transport-conflict.ts';
import transportLegacy from '../transports/transport-legacy.ts';
import transportMismatch from '../transports/transport-mismatch.ts';
import transportMissing from '../transports/transport-missing.ts';
import transportUnknown from '../transports/transport-unknown.ts';
import transportUnsupported from '../transports/transport-unsupported.ts';
import transportUntyped from '../transports/transport-untyped.ts';

export const rules: readonly AnyRule[] = [
  transportConflict,
  transportLegacy,
  transportMismatch,
  transportMissing,
  transportUnknown,
  transportUnsupported,
  transportUntyped,
];
