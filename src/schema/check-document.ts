import type { Reading } from '../model/reading/index.ts';
import type { Document } from '../parse/index.ts';
import { loadedValidator, loadValidator, type Validator } from './validators.ts';
import type { Violation } from './violation.ts';

/** For files that their client never reads. */
const NO_SCHEMA = 'none';

const none: readonly Violation[] = [];

/** What the schema of its format says about a document; at once where the validator is loaded. */
export function violationsOf(reading: Reading): readonly Violation[] | Promise<readonly Violation[]> {
  const { document, format } = reading;
  if (format.answer !== undefined) return violationsInAnswers(reading);
  const schema = format.schema ?? format.id;
  return schema === NO_SCHEMA ? none : checkDocument(document, schema);
}

async function violationsInAnswers(reading: Reading): Promise<readonly Violation[]> {
  return (await import('./check-answers.ts')).checkAnswers(reading);
}

/** Most documents are fine, and what puts faults into words is loaded for the others only. */
export function checkDocument(
  document: Document,
  schemaId: string,
): readonly Violation[] | Promise<readonly Violation[]> {
  const validator = loadedValidator(schemaId);
  if (validator === undefined) return checkLater(document, schemaId);
  const { value } = document;
  return value === undefined || validator.validate(value) ? none : inWords(document, validator);
}

async function checkLater(document: Document, schemaId: string): Promise<readonly Violation[]> {
  await loadValidator(schemaId);
  return checkDocument(document, schemaId);
}

async function inWords(document: Document, validator: Validator): Promise<readonly Violation[]> {
  const { check } = await import('./check.ts');
  return check(document, validator);
}
