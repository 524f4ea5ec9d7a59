export type { AnyRule, Category, Docs, Example } from './define.ts';
export { rules } from './rules.generated.ts';
export { RuleRun } from './run.ts';
