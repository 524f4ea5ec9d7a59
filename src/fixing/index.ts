export { type Diff, diffOf } from './diff.ts';
export { type MendedFile, type MendOptions, mend, type NotMade, type Outcome } from './mend.ts';
