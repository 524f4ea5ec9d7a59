export { finished, type Safe, textOf } from './make.ts';
