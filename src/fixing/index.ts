export { diffOf } from './diff.ts';
export { type MendedFile, type MendOptions, mend, type NotMade } from './mend.ts';
