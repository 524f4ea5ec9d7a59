import { workingDirectory } from '../cli/index.ts';
import { remove } from '../renaming/index.ts';
import { defineCommand } from './define.ts';
import { type ReworkAsked, readRework, reworkOptions } from './renaming/asked.ts';
import { optionsFor, show } from './renaming/show.ts';

const takes = '<server>';

export default defineCommand<ReworkAsked>({
  id: 'remove',
  order: 5,
  takes,
  summary: 'take a server out, with everything that mentions it',
  options: reworkOptions,
  read: (given) => readRework(given, takes),
  run: async (asked) => {
    const cwd = workingDirectory();
    const [options, rework] = optionsFor(asked, cwd);
    return show(await remove(options, rework), asked, cwd);
  },
});
