export { type Amended, amend } from './amended-document.ts';
export { isAlike, outcomeOf } from './outcome.ts';
