export type { AnyRule, Docs, Example, KnownRule } from './define.ts';
export { loadKnownRules, offByDefault, pieces } from './generated/rules.generated.ts';
