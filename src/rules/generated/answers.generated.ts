// Written by "npm run generate" from src/rules; do not edit.
import type { AnyRule } from '../define.ts';
import annotationContradiction from '../annotations/annotation-contradiction.ts';
import annotationDirectory from '../annotations/annotation-directory.ts';
import annotationExplicit from '../annotations/annotation-explicit.ts';
import annotationMisplaced from '../annotations/annotation-misplaced.ts';
import annotationType from '../annotations/annotation-type.ts';
import annotationUnknownKey from '../annotations/annotation-unknown-key.ts';
import annotationVerbMismatch from '../annotations/annotation-verb-mismatch.ts';
import ansiEscape from '../texts/ansi-escape.ts';
import concealFromUser from '../texts/conceal-from-user.ts';
import descriptionDuplicate from '../texts/description-duplicate.ts';
import descriptionMissing from '../texts/description-missing.ts';
import descriptionParameterMissing from '../texts/description-parameter-missing.ts';
import descriptionSameAsName from '../texts/description-same-as-name.ts';
import descriptionTooLong from '../texts/description-too-long.ts';
import exfilParameter from '../texts/exfil-parameter.ts';
import hiddenMarkup from '../texts/hidden-markup.ts';
import hiddenUnicode from '../texts/hidden-unicode.ts';
import invisibleCharacter from '../texts/invisible-character.ts';
import listErrorResponse from '../lists/list-error-response.ts';
import listModernEnvelope from '../lists/list-modern-envelope.ts';
import listNotAToolsList from '../lists/list-not-a-tools-list.ts';
import listPaginated from '../lists/list-paginated.ts';
import listTooManyTools from '../lists/list-too-many-tools.ts';
import mixedScriptIdentifier from '../texts/mixed-script-identifier.ts';
import otherToolSteering from '../texts/other-tool-steering.ts';
import outputNoProperties from '../schemas/output-no-properties.ts';
import outputRootType from '../schemas/output-root-type.ts';
import overridePhrase from '../texts/override-phrase.ts';
import promptResourceName from '../lists/prompt-resource-name.ts';
import resultBase64 from '../results/result-base64.ts';
import resultBlockTypeVersion from '../results/result-block-type-version.ts';
import resultEmpty from '../results/result-empty.ts';
import resultErrorFlag from '../results/result-error-flag.ts';
import resultErrorStructured from '../results/result-error-structured.ts';
import resultInputRequired from '../results/result-input-required.ts';
import resultMimeMismatch from '../results/result-mime-mismatch.ts';
import resultPlainText from '../results/result-plain-text.ts';
import resultResourceBoth from '../results/result-resource-both.ts';
import resultSchema from '../results/result-schema.ts';
import resultStructuredMismatch from '../results/result-structured-mismatch.ts';
import resultStructuredMissing from '../results/result-structured-missing.ts';
import resultStructuredNoText from '../results/result-structured-no-text.ts';
import resultStructuredType from '../results/result-structured-type.ts';
import schemaArrayItems from '../schemas/schema-array-items.ts';
import schemaBooleanProperty from '../schemas/schema-boolean-property.ts';
import schemaComplexity from '../schemas/schema-complexity.ts';
import schemaDefaultMismatch from '../schemas/schema-default-mismatch.ts';
import schemaDialectLegacy from '../schemas/schema-dialect-legacy.ts';
import schemaDialectUnknown from '../schemas/schema-dialect-unknown.ts';
import schemaDoesNotCompile from '../schemas/schema-does-not-compile.ts';
import schemaEnumEmpty from '../schemas/schema-enum-empty.ts';
import schemaEnumValues from '../schemas/schema-enum-values.ts';
import schemaGeminiSubset from '../schemas/schema-gemini-subset.ts';
import schemaInputRootType from '../schemas/schema-input-root-type.ts';
import schemaInvalid from '../schemas/schema-invalid.ts';
import schemaNoParamsForm from '../schemas/schema-no-params-form.ts';
import schemaOpenapiKeyword from '../schemas/schema-openapi-keyword.ts';
import schemaPropertiesAbsent from '../schemas/schema-properties-absent.ts';
import schemaPropertiesNotObject from '../schemas/schema-properties-not-object.ts';
import schemaPropertyKey from '../schemas/schema-property-key.ts';
import schemaPropertyNotSchema from '../schemas/schema-property-not-schema.ts';
import schemaRangeImpossible from '../schemas/schema-range-impossible.ts';
import schemaRemoteRef from '../schemas/schema-remote-ref.ts';
import schemaRequiredNotArray from '../schemas/schema-required-not-array.ts';
import schemaRequiredUndeclared from '../schemas/schema-required-undeclared.ts';
import schemaRootCombinator from '../schemas/schema-root-combinator.ts';
import schemaStrictProfile from '../schemas/schema-strict-profile.ts';
import schemaTuple from '../schemas/schema-tuple.ts';
import schemaUnknownFormat from '../schemas/schema-unknown-format.ts';
import schemaUnknownKeyword from '../schemas/schema-unknown-keyword.ts';
import schemaXMcpHeader from '../schemas/schema-x-mcp-header.ts';
import schemaXMcpHeaderSecret from '../schemas/schema-x-mcp-header-secret.ts';
import sensitivePath from '../texts/sensitive-path.ts';
import toolExecutionRemoved from '../lists/tool-execution-removed.ts';
import toolFieldTooNew from '../lists/tool-field-too-new.ts';
import toolIconShape from '../lists/tool-icon-shape.ts';
import toolIconSrc from '../lists/tool-icon-src.ts';
import toolMetaKey from '../lists/tool-meta-key.ts';
import toolMissingInputSchema from '../lists/tool-missing-input-schema.ts';
import toolNameConvention from '../tool-names/tool-name-convention.ts';
import toolNameDuplicate from '../tool-names/tool-name-duplicate.ts';
import toolNameEdgeSeparator from '../tool-names/tool-name-edge-separator.ts';
import toolNameEmpty from '../tool-names/tool-name-empty.ts';
import toolNamePortable from '../tool-names/tool-name-portable.ts';
import toolNameSpecCharset from '../tool-names/tool-name-spec-charset.ts';
import toolNameSpecLength from '../tool-names/tool-name-spec-length.ts';
import toolNullOptional from '../lists/tool-null-optional.ts';
import toolSchemaConformance from '../lists/tool-schema-conformance.ts';
import toolSecret from '../texts/tool-secret.ts';
import toolTaskSupportValue from '../lists/tool-task-support-value.ts';
import toolUiMeta from '../lists/tool-ui-meta.ts';
import toolUnknownField from '../lists/tool-unknown-field.ts';

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
