export { diagnose, viewsOf } from './doctor.ts';
export { tableOf } from './tables.ts';
