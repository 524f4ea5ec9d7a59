export { completionsAt } from './complete.ts';
