import { choice, optional, print, renderingOnTerminal, workingDirectory } from '../cli/index.ts';
import { disk } from '../files/disk.ts';
import { examine } from '../lint.ts';
import { clientFor } from '../plan/index.ts';
import { renderReferences, renderServers, type ServersFormat, serversFormats } from '../report/index.ts';
import { defineCommand } from './define.ts';
import { color, colorOf, type FilesAsked, filesAsked, filesOptions, format } from './shared/options.ts';

export interface ServersAsked extends FilesAsked {
  /** The server whose mentions are wanted instead of the overview. */
  readonly references?: string;
  /** The client whose view is wanted instead. */
  readonly asReadBy?: string;
  readonly format: ServersFormat;
  readonly color?: boolean;
}

export default defineCommand<ServersAsked>({
  id: 'servers',
  order: 1,
  takes: '[path…]',
  summary: 'which server is defined for which client, and whether they agree',
  options: [
    format(serversFormats),
    {
      name: 'references',
      value: '<server>',
      summary: 'list what mentions this server, to be looked at before it is removed',
    },
    {
      name: 'as-read-by',
      value: '<client>',
      excludes: 'references',
      summary: 'what this client makes of it: its files in their order, and the servers in effect',
    },
    ...filesOptions,
    ...color,
  ],
  read: (given) => ({
    ...filesAsked(given),
    format: choice(given, 'format', serversFormats) ?? 'text',
    ...optional('references', given.value('references')),
    ...optional('asReadBy', given.value('as-read-by')),
    ...optional('color', colorOf(given)),
  }),
  run: async (asked) => {
    const cwd = workingDirectory();
    const { references, asReadBy } = asked;
    if (asReadBy !== undefined) clientFor(asReadBy);
    const targets = asReadBy === undefined ? [] : [asReadBy];
    const run = { ...asked, files: disk, cwd, targets, rules: new Map() };
    const examined = await examine(run, { all: true });
    const options = await renderingOnTerminal(cwd, examined.root, asked);
    if (asReadBy !== undefined) {
      const { showView } = await import('./servers/view.ts');
      await showView(asReadBy, examined, run, asked.format, options);
      return 0;
    }
    print(
      references === undefined
        ? await renderServers(asked.format, { ...examined, workspace: await examined.workspace() }, options)
        : await renderReferences(asked.format, references, await examined.workspace(), options),
    );
    return 0;
  },
});
