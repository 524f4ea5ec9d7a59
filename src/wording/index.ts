export { assignment } from './assignment.ts';
export { bytesIn } from './bytes.ts';
export { count, list } from './list.ts';
export { printable, quote } from './quote.ts';
export { looksRandom } from './redact/random.ts';
export { Redacted, redact } from './redact/redact.ts';
export { secrecyOf } from './redact/secret-names.ts';
export { suggest } from './suggest.ts';
export { UsageError } from './usage-error.ts';
