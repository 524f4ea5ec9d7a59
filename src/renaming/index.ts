export { type Reworked, type ReworkOptions, remove, rename } from './rework.ts';
