export { answerTo } from './answer.ts';
export type { Contract } from './contract.ts';
export { contracts } from './contracts.ts';
