export { type JudgedPage, judgePage } from './judge-page.ts';
