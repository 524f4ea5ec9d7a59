import { none, print, workingDirectory } from '../cli/index.ts';
import { defineCommand } from './define.ts';
import { init } from './init/init.ts';

export default defineCommand({
  id: 'init',
  order: 9,
  summary: 'write a configuration for the clients found, a workflow and a hook',
  options: [{ name: 'yes', summary: 'change files that exist without asking' }],
  read: (given) => {
    none(given);
    return { yes: given.has('yes') };
  },
  run: async ({ yes }) => {
    await init(workingDirectory(), { yes, say: print });
    return 0;
  },
});
