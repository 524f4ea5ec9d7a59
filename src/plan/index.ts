export { known } from './formats.ts';
export type { LintOptions } from './options.ts';
export { type Plan, plan } from './plan.ts';
