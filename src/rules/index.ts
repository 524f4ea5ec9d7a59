export type { AnyRule, Category, Docs, Example, KnownRule } from './define.ts';
export { loadKnownRules, offByDefault } from './rules.generated.ts';
export { RuleRun } from './run.ts';
