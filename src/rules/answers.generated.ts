// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import listErrorResponse from './list-error-response.ts';
import listModernEnvelope from './list-modern-envelope.ts';
import listNotAToolsList from './list-not-a-tools-list.ts';
import listPaginated from './list-paginated.ts';
import listTooManyTools from './list-too-many-tools.ts';
import toolMissingInputSchema from './tool-missing-input-schema.ts';
import toolNullOptional from './tool-null-optional.ts';
import toolSchemaConformance from './tool-schema-conformance.ts';

export const answerRules: readonly AnyRule[] = [
  listErrorResponse,
  listModernEnvelope,
  listNotAToolsList,
  listPaginated,
  listTooManyTools,
  toolMissingInputSchema,
  toolNullOptional,
  toolSchemaConformance,
];
