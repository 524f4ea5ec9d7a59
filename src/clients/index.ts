export { type Answer, type AnswerKind, answersIn } from './answers.ts';
export * from './define.ts';
export { foreignUses, rootKeys } from './foreign.ts';
export { type MovedFile, movedFile } from './moved.ts';
export { isObject, own } from './own.ts';
export { formatNamed, formatsOf } from './paths.ts';
export { type Profile, type ProfileId, profiles, standardProfiles } from './profiles.ts';
export { loadClient, type RegisteredFormat, registry } from './registry.ts';
export { annotationKeys, answerSchemas, blockTypes, type Revision, revisions, toolFields } from './revisions.ts';
