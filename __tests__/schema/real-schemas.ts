import fs from 'node:fs';
import path from 'node:path';
import type { AnySchemaObject } from 'ajv/dist/2020.js';
import { subschemas } from '../../scripts/compile-schemas/subschemas.mjs';

export const root = path.join(import.meta.dirname, '../..');
export const SUFFIX = '.schema.json';

/** What lies in `schemas/`, by id. */
export function readSchemas(): Map<string, AnySchemaObject> {
  const folder = path.join(root, 'schemas');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  return new Map(
    files.map((name) => [name.slice(0, -SUFFIX.length), JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))]),
  );
}

export interface Part {
  /** From the top, as in the paths of errors. */
  readonly path: string;
  /** The steps of the path, escaped as in it. */
  readonly steps: readonly string[];
  readonly schema: AnySchemaObject;
}

/** A schema and every schema inside it; those that are only true or false are left out. */
export function* partsOf(schema: AnySchemaObject, steps: readonly string[] = []): Generator<Part> {
  yield { path: pathOf(steps), steps, schema };
  for (const inside of subschemas(schema)) {
    if (typeof inside.schema === 'object') yield* partsOf(inside.schema, [...steps, ...stepsOf(inside.path)]);
  }
}

export function pathOf(steps: readonly string[]): string {
  return ['#', ...steps].join('/');
}

/** Names are escaped, keywords are not: a reference spells "$defs" as it is. */
function stepsOf([keyword = '', ...names]: readonly string[]): string[] {
  return [keyword, ...names.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')))];
}
