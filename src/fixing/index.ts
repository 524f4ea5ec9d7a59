export { type Diff, diffOf } from './diff.ts';
export { type MendedFile, mend, type Outcome } from './mend.ts';
