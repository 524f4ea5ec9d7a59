export { loadKnown } from './load-known.ts';
export type { LintOptions } from './options.ts';
export { type Plan, plan } from './plan.ts';
