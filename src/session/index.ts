export { type Examined, type Judging, Session } from './session.ts';
