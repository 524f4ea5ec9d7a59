export { type Mask, maskOf, wordsAbout } from './mask.ts';
