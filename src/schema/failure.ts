import type { Route } from '../parse/index.ts';
import type { SchemaObject } from './schema.ts';

/** Annotations that hold at a place: what a schema says about its own constraints goes beyond them. */
export interface Notes {
  readonly rule?: string;
  readonly effect?: string;
  readonly by?: string;
}

/** A constraint that a value does not meet, before it is put into words. */
export interface Failure {
  readonly keyword: string;
  readonly schemaPath: string;
  /** The subschema that holds the keyword. */
  readonly schema: SchemaObject;
  /** What the validator says beyond the keyword: the missing key, the repeated items. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly route: Route;
  readonly value: unknown;
  /** The key of the object at `route` whose name is the matter. */
  readonly name?: string;
  readonly notes: Notes;
}

/** The key that is refused where it stands. */
export function refusedKey({ name, params }: Failure): string | undefined {
  const key = name ?? params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName;
  return typeof key === 'string' ? key : undefined;
}
