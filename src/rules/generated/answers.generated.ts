// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import annotationContradiction from '../annotation-contradiction.ts';
import annotationDirectory from '../annotation-directory.ts';
import annotationExplicit from '../annotation-explicit.ts';
import annotationMisplaced from '../annotation-misplaced.ts';
import annotationType from '../annotation-type.ts';
import annotationUnknownKey from '../annotation-unknown-key.ts';
import annotationVerbMismatch from '../annotation-verb-mismatch.ts';
import ansiEscape from '../ansi-escape.ts';
import concealFromUser from '../conceal-from-user.ts';
import descriptionDuplicate from '../description-duplicate.ts';
import descriptionMissing from '../description-missing.ts';
import descriptionParameterMissing from '../description-parameter-missing.ts';
import descriptionSameAsName from '../description-same-as-name.ts';
import descriptionTooLong from '../description-too-long.ts';
import exfilParameter from '../exfil-parameter.ts';
import hiddenMarkup from '../hidden-markup.ts';
import hiddenUnicode from '../hidden-unicode.ts';
import invisibleCharacter from '../invisible-character.ts';
import listErrorResponse from '../list-error-response.ts';
import listModernEnvelope from '../list-modern-envelope.ts';
import listNotAToolsList from '../list-not-a-tools-list.ts';
import listPaginated from '../list-paginated.ts';
import listTooManyTools from '../list-too-many-tools.ts';
import mixedScriptIdentifier from '../mixed-script-identifier.ts';
import otherToolSteering from '../other-tool-steering.ts';
import outputNoProperties from '../output-no-properties.ts';
import outputRootType from '../output-root-type.ts';
import overridePhrase from '../override-phrase.ts';
import promptResourceName from '../prompt-resource-name.ts';
import resultBase64 from '../result-base64.ts';
import resultBlockTypeVersion from '../result-block-type-version.ts';
import resultEmpty from '../result-empty.ts';
import resultErrorFlag from '../result-error-flag.ts';
import resultErrorStructured from '../result-error-structured.ts';
import resultInputRequired from '../result-input-required.ts';
import resultMimeMismatch from '../result-mime-mismatch.ts';
import resultPlainText from '../result-plain-text.ts';
import resultResourceBoth from '../result-resource-both.ts';
import resultSchema from '../result-schema.ts';
import resultStructuredMismatch from '../result-structured-mismatch.ts';
import resultStructuredMissing from '../result-structured-missing.ts';
import resultStructuredNoText from '../result-structured-no-text.ts';
import resultStructuredType from '../result-structured-type.ts';
import schemaArrayItems from '../schema-array-items.ts';
import schemaBooleanProperty from '../schema-boolean-property.ts';
import schemaComplexity from '../schema-complexity.ts';
import schemaDefaultMismatch from '../schema-default-mismatch.ts';
import schemaDialectLegacy from '../schema-dialect-legacy.ts';
import schemaDialectUnknown from '../schema-dialect-unknown.ts';
import schemaDoesNotCompile from '../schema-does-not-compile.ts';
import schemaEnumEmpty from '../schema-enum-empty.ts';
import schemaEnumValues from '../schema-enum-values.ts';
import schemaGeminiSubset from '../schema-gemini-subset.ts';
import schemaInputRootType from '../schema-input-root-type.ts';
import schemaInvalid from '../schema-invalid.ts';
import schemaNoParamsForm from '../schema-no-params-form.ts';
import schemaOpenapiKeyword from '../schema-openapi-keyword.ts';
import schemaPropertiesAbsent from '../schema-properties-absent.ts';
import schemaPropertiesNotObject from '../schema-properties-not-object.ts';
import schemaPropertyKey from '../schema-property-key.ts';
import schemaPropertyNotSchema from '../schema-property-not-schema.ts';
import schemaRangeImpossible from '../schema-range-impossible.ts';
import schemaRemoteRef from '../schema-remote-ref.ts';
import schemaRequiredNotArray from '../schema-required-not-array.ts';
import schemaRequiredUndeclared from '../schema-required-undeclared.ts';
import schemaRootCombinator from '../schema-root-combinator.ts';
import schemaStrictProfile from '../schema-strict-profile.ts';
import schemaTuple from '../schema-tuple.ts';
import schemaUnknownFormat from '../schema-unknown-format.ts';
import schemaUnknownKeyword from '../schema-unknown-keyword.ts';
import schemaXMcpHeader from '../schema-x-mcp-header.ts';
import schemaXMcpHeaderSecret from '../schema-x-mcp-header-secret.ts';
import sensitivePath from '../sensitive-path.ts';
import toolExecutionRemoved from '../tool-execution-removed.ts';
import toolFieldTooNew from '../tool-field-too-new.ts';
import toolIconShape from '../tool-icon-shape.ts';
import toolIconSrc from '../tool-icon-src.ts';
import toolMetaKey from '../tool-meta-key.ts';
import toolMissingInputSchema from '../tool-missing-input-schema.ts';
import toolNameConvention from '../tool-name-convention.ts';
import toolNameDuplicate from '../tool-name-duplicate.ts';
import toolNameEdgeSeparator from '../tool-name-edge-separator.ts';
import toolNameEmpty from '../tool-name-empty.ts';
import toolNamePortable from '../tool-name-portable.ts';
import toolNameSpecCharset from '../tool-name-spec-charset.ts';
import toolNameSpecLength from '../tool-name-spec-length.ts';
import toolNullOptional from '../tool-null-optional.ts';
import toolSchemaConformance from '../tool-schema-conformance.ts';
import toolSecret from '../tool-secret.ts';
import toolTaskSupportValue from '../tool-task-support-value.ts';
import toolUiMeta from '../tool-ui-meta.ts';
import toolUnknownField from '../tool-unknown-field.ts';

export const rules: readonly AnyRule[] = [
  annotationContradiction,
  annotationDirectory,
  annotationExplicit,
  annotationMisplaced,
  annotationType,
  annotationUnknownKey,
  annotationVerbMismatch,
  ansiEscape,
  concealFromUser,
  descriptionDuplicate,
  descriptionMissing,
  descriptionParameterMissing,
  descriptionSameAsName,
  descriptionTooLong,
  exfilParameter,
  hiddenMarkup,
  hiddenUnicode,
  invisibleCharacter,
  listErrorResponse,
  listModernEnvelope,
  listNotAToolsList,
  listPaginated,
  listTooManyTools,
  mixedScriptIdentifier,
  otherToolSteering,
  outputNoProperties,
  outputRootType,
  overridePhrase,
  promptResourceName,
  resultBase64,
  resultBlockTypeVersion,
  resultEmpty,
  resultErrorFlag,
  resultErrorStructured,
  resultInputRequired,
  resultMimeMismatch,
  resultPlainText,
  resultResourceBoth,
  resultSchema,
  resultStructuredMismatch,
  resultStructuredMissing,
  resultStructuredNoText,
  resultStructuredType,
  schemaArrayItems,
  schemaBooleanProperty,
  schemaComplexity,
  schemaDefaultMismatch,
  schemaDialectLegacy,
  schemaDialectUnknown,
  schemaDoesNotCompile,
  schemaEnumEmpty,
  schemaEnumValues,
  schemaGeminiSubset,
  schemaInputRootType,
  schemaInvalid,
  schemaNoParamsForm,
  schemaOpenapiKeyword,
  schemaPropertiesAbsent,
  schemaPropertiesNotObject,
  schemaPropertyKey,
  schemaPropertyNotSchema,
  schemaRangeImpossible,
  schemaRemoteRef,
  schemaRequiredNotArray,
  schemaRequiredUndeclared,
  schemaRootCombinator,
  schemaStrictProfile,
  schemaTuple,
  schemaUnknownFormat,
  schemaUnknownKeyword,
  schemaXMcpHeader,
  schemaXMcpHeaderSecret,
  sensitivePath,
  toolExecutionRemoved,
  toolFieldTooNew,
  toolIconShape,
  toolIconSrc,
  toolMetaKey,
  toolMissingInputSchema,
  toolNameConvention,
  toolNameDuplicate,
  toolNameEdgeSeparator,
  toolNameEmpty,
  toolNamePortable,
  toolNameSpecCharset,
  toolNameSpecLength,
  toolNullOptional,
  toolSchemaConformance,
  toolSecret,
  toolTaskSupportValue,
  toolUiMeta,
  toolUnknownField,
];
