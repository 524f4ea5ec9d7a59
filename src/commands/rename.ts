import { workingDirectory } from '../cli/index.ts';
import { rename } from '../renaming/index.ts';
import { defineCommand } from './define.ts';
import { type ReworkAsked, readRework, reworkOptions } from './renaming/asked.ts';
import { optionsFor, show } from './renaming/show.ts';

const takes = '<server> <new>';

export default defineCommand<ReworkAsked & { readonly to: string }>({
  id: 'rename',
  order: 4,
  takes,
  summary: 'call a server otherwise, wherever it is defined or mentioned',
  options: reworkOptions,
  read: (given) => ({ ...readRework(given, takes), to: given.positionals[1] ?? '' }),
  run: async (asked) => {
    const cwd = workingDirectory();
    const [options, rework] = optionsFor(asked, cwd);
    return show(await rename(options, asked.to, rework), asked, cwd);
  },
});
