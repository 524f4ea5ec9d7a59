export { type CompletionContext, completionsAt } from './complete.ts';
