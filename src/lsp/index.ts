export type { ReadSchema } from './schemas.ts';
export { type ServeOptions, serve } from './server.ts';
