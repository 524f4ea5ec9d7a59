export { type Checker, checkDocument, loadValidators } from './check.ts';
export type { Violation } from './violation.ts';
export { loadSchemas } from './workspace.ts';
