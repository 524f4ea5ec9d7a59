export { type Safe, textOf } from './make.ts';
