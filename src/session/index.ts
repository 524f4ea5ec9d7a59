export { type Examined, Session } from './session.ts';
