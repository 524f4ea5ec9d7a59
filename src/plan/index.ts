export { known } from './formats.ts';
export type { LintOptions } from './options.ts';
export { plan } from './plan.ts';
