import type { Reading } from '../model/reading/index.ts';
import type { Document } from '../parse/index.ts';
import { loadValidator } from './validators.ts';
import type { Violation } from './violation.ts';

/** For files that their client never reads. */
const NO_SCHEMA = 'none';

/** What the schema of its format says about a document. */
export async function violationsOf(reading: Reading): Promise<readonly Violation[]> {
  const { document, format } = reading;
  if (format.answer !== undefined) return (await import('./check-answers.ts')).checkAnswers(reading);
  const schema = format.schema ?? format.id;
  return schema === NO_SCHEMA ? [] : checkDocument(document, schema);
}

/** Most documents are fine, and what puts faults into words is loaded for the others only. */
export async function checkDocument(document: Document, schemaId: string): Promise<Violation[]> {
  const validator = await loadValidator(schemaId);
  if (document.value === undefined || validator.validate(document.value)) return [];
  const { check } = await import('./check.ts');
  return check(document, validator);
}
