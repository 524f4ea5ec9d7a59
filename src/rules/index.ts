export { RuleRun } from './asking/run.ts';
export type { AnyRule, Category, Docs, Example, KnownRule } from './define.ts';
export { loadKnownRules, offByDefault } from './generated/rules.generated.ts';
