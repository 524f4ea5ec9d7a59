export { canonical } from './canonical.ts';
export { type Copied, copiedIn } from './copied.ts';
export { type Difference, differences } from './differences.ts';
export { type Loss, lossesOf } from './losses.ts';
export { type Rejection, rejectionOf } from './rejection.ts';
export type { CanonicalServer, CanonicalValue, Statement } from './statement.ts';
export { type Target, targetFor } from './target.ts';
export { kindOfSyntax, type Text, type Variable } from './text.ts';
