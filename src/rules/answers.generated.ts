// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from './define.ts';
import annotationContradiction from './annotation-contradiction.ts';
import annotationDirectory from './annotation-directory.ts';
import annotationExplicit from './annotation-explicit.ts';
import annotationMisplaced from './annotation-misplaced.ts';
import annotationType from './annotation-type.ts';
import annotationUnknownKey from './annotation-unknown-key.ts';
import descriptionDuplicate from './description-duplicate.ts';
import descriptionMissing from './description-missing.ts';
import descriptionSameAsName from './description-same-as-name.ts';
import descriptionTooLong from './description-too-long.ts';
import listErrorResponse from './list-error-response.ts';
import listModernEnvelope from './list-modern-envelope.ts';
import listNotAToolsList from './list-not-a-tools-list.ts';
import listPaginated from './list-paginated.ts';
import listTooManyTools from './list-too-many-tools.ts';
import promptResourceName from './prompt-resource-name.ts';
import schemaBooleanProperty from './schema-boolean-property.ts';
import schemaInputRootType from './schema-input-root-type.ts';
import schemaInvalid from './schema-invalid.ts';
import schemaPropertiesAbsent from './schema-properties-absent.ts';
import schemaPropertiesNotObject from './schema-properties-not-object.ts';
import schemaPropertyNotSchema from './schema-property-not-schema.ts';
import schemaRequiredNotArray from './schema-required-not-array.ts';
import toolExecutionRemoved from './tool-execution-removed.ts';
import toolFieldTooNew from './tool-field-too-new.ts';
import toolIconShape from './tool-icon-shape.ts';
import toolIconSrc from './tool-icon-src.ts';
import toolMetaKey from './tool-meta-key.ts';
import toolMissingInputSchema from './tool-missing-input-schema.ts';
import toolNameDuplicate from './tool-name-duplicate.ts';
import toolNameDuplicateCase from './tool-name-duplicate-case.ts';
import toolNameEdgeSeparator from './tool-name-edge-separator.ts';
import toolNameEmpty from './tool-name-empty.ts';
import toolNamePortable from './tool-name-portable.ts';
import toolNameSpecCharset from './tool-name-spec-charset.ts';
import toolNameSpecLength from './tool-name-spec-length.ts';
import toolNullOptional from './tool-null-optional.ts';
import toolSchemaConformance from './tool-schema-conformance.ts';
import toolTaskSupportValue from './tool-task-support-value.ts';
import toolUiMeta from './tool-ui-meta.ts';
import toolUnknownField from './tool-unknown-field.ts';

export const answerRules: readonly AnyRule[] = [
  annotationContradiction,
  annotationDirectory,
  annotationExplicit,
  annotationMisplaced,
  annotationType,
  annotationUnknownKey,
  descriptionDuplicate,
  descriptionMissing,
  descriptionSameAsName,
  descriptionTooLong,
  listErrorResponse,
  listModernEnvelope,
  listNotAToolsList,
  listPaginated,
  listTooManyTools,
  promptResourceName,
  schemaBooleanProperty,
  schemaInputRootType,
  schemaInvalid,
  schemaPropertiesAbsent,
  schemaPropertiesNotObject,
  schemaPropertyNotSchema,
  schemaRequiredNotArray,
  toolExecutionRemoved,
  toolFieldTooNew,
  toolIconShape,
  toolIconSrc,
  toolMetaKey,
  toolMissingInputSchema,
  toolNameDuplicate,
  toolNameDuplicateCase,
  toolNameEdgeSeparator,
  toolNameEmpty,
  toolNamePortable,
  toolNameSpecCharset,
  toolNameSpecLength,
  toolNullOptional,
  toolSchemaConformance,
  toolTaskSupportValue,
  toolUiMeta,
  toolUnknownField,
];
