import type { Side } from '../../../model/answers/index.ts';
import type { Severity } from '../../../model/verdict/index.ts';
import type { Route } from '../../../parse/index.ts';

/** What becomes of a tool whose schema is none, as a clause and a weight. */
export interface Outcome {
  readonly clause: string;
  readonly severity: Severity;
}

/** Keywords that the meta-schema of draft-07 does not look into. */
const newerKeywords: ReadonlySet<unknown> = new Set([
  '$defs',
  'prefixItems',
  'dependentSchemas',
  'dependentRequired',
  'unevaluatedProperties',
  'unevaluatedItems',
  'minContains',
  'maxContains',
  'deprecated',
  '$anchor',
]);

/** Whether it stands where the meta-schema of draft-07 does not look. */
function isNewer(inside: Route): boolean {
  return inside.some((step) => newerKeywords.has(step));
}

/** Whether it stands where a validator of draft-07 does not look: "$defs" it does know, as a place for references. */
export function isUnknownToAjv(inside: Route): boolean {
  return inside.some((step) => step !== '$defs' && newerKeywords.has(step));
}

/**
 * VS Code holds schemas of arguments against the meta-schema of draft-07. The official SDK compiles schemas of answers
 * while it lists tools, and stumbles over some faults; `compiles` says whether over this one.
 */
export function outcomeOf(side: Side, inside: Route, compiles: boolean): Outcome {
  if (side === 'outputSchema' && !compiles) {
    return { clause: 'so clients on version 1 of the official SDK lose the whole list', severity: 'error' };
  }
  if (side === 'inputSchema' && !isNewer(inside)) {
    return { clause: 'so VS Code leaves the tool out', severity: 'error' };
  }
  return { clause: 'which JSON Schema does not allow', severity: 'warning' };
}
