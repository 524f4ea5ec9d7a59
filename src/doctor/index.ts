export { type Diagnosis, diagnose } from './doctor.ts';
export { tableOf } from './tables.ts';
export { type ClientView, type ServerView, viewOf } from './view.ts';
