export { judgePage } from './judge-page.ts';
export { judgeWorkflow } from './judge-workflow.ts';
