export { userFiles } from './folders.ts';
export { clientFor } from './formats.ts';
export { loadKnown } from './load-known.ts';
export type { LintOptions } from './options.ts';
export { isMarkdown, type Plan, plan } from './plan.ts';
