import { none } from '../cli/index.ts';
import { defineCommand } from './define.ts';

export default defineCommand({
  id: 'lsp',
  order: 7,
  summary: 'serve an editor, over the Language Server Protocol',
  options: [
    { name: 'stdio', summary: 'over standard input and output, which is the only way there is' },
    { name: 'clientProcessId', value: '<id>', summary: 'the process of the editor: with it, the server ends' },
  ],
  read: (given) => {
    none(given);
    return {};
  },
  run: async () => {
    const { serveStdio } = await import('./lsp/stdio.ts');
    return serveStdio();
  },
});
