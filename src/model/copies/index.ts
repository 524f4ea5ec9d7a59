export { type Comparison, compared, type Departure } from './compared.ts';
export { type Expected, expectedOf, portionOf } from './expected.ts';
