import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileSchemas } from '../../scripts/compile-schemas.mjs';
import { spanOf } from '../../src/model/values/index.ts';
import { type Document, parseJson } from '../../src/parse/index.ts';
import { check } from '../../src/schema/check.ts';
import type { Violation } from '../../src/schema/index.ts';
import type { Validator } from '../../src/schema/validators.ts';
import { tree } from '../tree.ts';

const require = createRequire(import.meta.url);
const root = path.join(import.meta.dirname, '../..');

export function json(text: string): Document {
  return parseJson({ path: 'test.json', text, problems: [] });
}

/** Schemas as files of one folder, compiled into another. */
export function compileAll(schemas: Record<string, object>): { schemaDir: string; outDir: string } {
  const schemaDir = tree();
  const outDir = tree();
  for (const [id, schema] of Object.entries(schemas)) {
    fs.writeFileSync(path.join(schemaDir, `${id}.schema.json`), JSON.stringify(schema));
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(outDir, 'node_modules'));
  compileSchemas({ schemaDir, outDir });
  return { schemaDir, outDir };
}

export function compileOne(schema: object): Validator {
  const { outDir } = compileAll({ test: { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema } });
  return require(path.join(outDir, 'generated/test.cjs')) as Validator;
}

/** Violations as "key|place: sentence", the place being what stands in the text there. */
export function told(schema: object, value: unknown): string[] {
  const document = json(typeof value === 'string' ? value : JSON.stringify(value));
  return check(document, compileOne(schema)).map((violation) => `${placed(violation)}: ${violation.sentence}`);
}

export function placed({ place }: Violation): string {
  const { start, end } = spanOf(place);
  return `${place.side} ${place.document.text.slice(start, end)}`;
}
