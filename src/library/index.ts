export { checkFiles } from './check-asked.ts';
export { convertFor, fixFor, lintFor, OpenFiles } from './library.ts';
export { maskedTexts } from './masked.ts';
