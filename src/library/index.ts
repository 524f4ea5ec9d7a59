export { checkFiles } from './check-asked.ts';
export { lintFor, OpenFiles } from './library.ts';
