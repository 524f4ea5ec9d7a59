export { type Answer, type AnswerKind, answersIn } from './answers.ts';
export * from './define.ts';
export { foreignUses, rootKeys } from './foreign.ts';
export { formatNamed, formatsOf } from './paths.ts';
export { loadClient, type RegisteredFormat, registry } from './registry.ts';
