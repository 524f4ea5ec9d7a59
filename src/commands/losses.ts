import { choice, names, optional, print, renderingOnTerminal, workingDirectory } from '../cli/index.ts';
import { lossesIn, tableOfLosses } from '../converting/index.ts';
import { disk } from '../files/disk.ts';
import { examine } from '../lint.ts';
import { jsonText, pathFromHere, renderTables } from '../report/index.ts';
import { about } from '../version.generated.ts';
import { defineCommand } from './define.ts';
import { color, colorOf, type FilesAsked, filesAsked, filesOptions, format } from './shared/options.ts';

const formats = ['text', 'json', 'markdown'] as const;

interface LossesAsked extends FilesAsked {
  readonly targets: readonly string[];
  readonly format: (typeof formats)[number];
  readonly color?: boolean;
}

export default defineCommand<LossesAsked>({
  id: 'losses',
  order: 3,
  takes: '[path…]',
  summary: 'what of each server other clients keep, change, lose or refuse',
  options: [
    {
      name: 'target',
      value: '<client,…>',
      summary: 'the clients (default: the targets of the configuration, or those with files here)',
    },
    format(formats),
    ...filesOptions,
    ...color,
  ],
  read: (given) => ({
    ...filesAsked(given),
    targets: names(given, 'target'),
    format: choice(given, 'format', formats) ?? 'text',
    ...optional('color', colorOf(given)),
  }),
  run: async (asked) => {
    const cwd = workingDirectory();
    const examined = await examine({ ...asked, files: disk, cwd, rules: new Map() }, { all: true });
    const overview = await lossesIn({ ...examined, workspace: await examined.workspace() });
    const options = await renderingOnTerminal(cwd, examined.root, asked);
    if (asked.format === 'json') {
      const tool = { name: 'mcp-lint', version: about.version };
      print(jsonText({ version: 1, tool, servers: overview.servers }));
    } else {
      print(renderTables(asked.format, [tableOfLosses(overview, (path) => pathFromHere(path, options))], options));
    }
    return 0;
  },
});
