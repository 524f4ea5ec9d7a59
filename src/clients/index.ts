export * from './define.ts';
export { isObject, own, speaksOfMcp } from './own.ts';
export { type Answer, type AnswerKind, answersIn } from './protocol/answers.ts';
export { type Profile, type ProfileId, profiles } from './protocol/profiles.ts';
export {
  annotationKeys,
  answerSchemas,
  blockTypes,
  type Revision,
  revisions,
  toolFields,
} from './protocol/revisions.ts';
export { type ForeignUse, foreignUses } from './registry/foreign.ts';
export { movedFile } from './registry/moved.ts';
export {
  clientNames,
  dotfileFormatsOf,
  filesBelow,
  filesIn,
  formatNamed,
  formatsOf,
  holdsDotfiles,
  isManaged,
  mayHoldFiles,
} from './registry/paths.ts';
export {
  formatsWith,
  loadClient,
  type RegisteredFormat,
  registry,
  type UserFiles,
  userFiles,
  wordsFor,
} from './registry/registry.ts';
export { rootKeys } from './registry/root-keys.ts';
export { formatKeys, formatWords, spoken, usualFormats } from './registry/spoken.ts';
export { clientAsOf, isVersionRange } from './registry/versions.ts';
