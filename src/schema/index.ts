export { checkDocument, violationsOf } from './check-document.ts';
export type { Violation } from './violation.ts';
