import type { AnySchemaObject } from 'ajv/dist/2020.js';

export interface Inside {
  readonly keyword: string;
  readonly path: readonly string[];
  readonly schema: AnySchemaObject | boolean;
}

export function subschemas(schema: AnySchemaObject): Iterable<Inside>;
export function mapSchema(
  schema: AnySchemaObject,
  change: (schema: AnySchemaObject) => AnySchemaObject,
): AnySchemaObject;
