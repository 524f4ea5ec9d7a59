export { count, list } from './list.ts';
export { printable, quote } from './quote.ts';
export { redact } from './redact/redact.ts';
export { suggest } from './suggest.ts';
export { UsageError } from './usage-error.ts';
