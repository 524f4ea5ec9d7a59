export { judgePage } from './judge-page.ts';
