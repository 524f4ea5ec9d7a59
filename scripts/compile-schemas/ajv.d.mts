import type { Ajv2020, AnySchemaObject, ValidateFunction } from 'ajv/dist/2020.js';

export const FORMATS: readonly string[];
export const ANNOTATIONS: readonly string[];
export function createAjv(): Ajv2020;
export function compileSchema(ajv: Ajv2020, schema: AnySchemaObject, id: string): ValidateFunction;
