export { commands } from './commands.generated.ts';
