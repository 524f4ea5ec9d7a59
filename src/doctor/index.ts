export { type Diagnosis, diagnose, viewsOf } from './doctor.ts';
export { tableOf } from './tables.ts';
export type { ClientView, ServerView } from './view.ts';
