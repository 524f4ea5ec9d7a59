export { maskOf, wordsAbout } from './mask.ts';
