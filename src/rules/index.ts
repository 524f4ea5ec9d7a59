export type { AnyRule, Category, Docs, Example, KnownRule } from './define.ts';
export { rules } from './rules.generated.ts';
export { RuleRun } from './run.ts';
