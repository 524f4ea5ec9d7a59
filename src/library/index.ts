export { checkFiles } from './check-asked.ts';
export { fixFor, lintFor, OpenFiles } from './library.ts';
export { maskedTexts } from './masked.ts';
