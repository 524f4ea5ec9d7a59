export { commands } from './commands.generated.ts';
export { type Command, defineCommand } from './define.ts';
