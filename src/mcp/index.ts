export { serve } from './server.ts';
export { described, tools } from './tools.ts';
