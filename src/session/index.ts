export { type Examined, type Judging, Session, Unclaimed } from './session.ts';
