import type { AnySchemaObject } from 'ajv/dist/2020.js';

export function bundleSchema(id: string, schemas: ReadonlyMap<string, AnySchemaObject>): AnySchemaObject;
