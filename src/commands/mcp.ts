import { readClients, readRules } from '../cli/catalog.ts';
import { workingDirectory } from '../cli/index.ts';
import { disk } from '../files/disk.ts';
import { causeOf } from '../files/index.ts';
import { quote, UsageError } from '../wording/index.ts';
import { defineCommand } from './define.ts';
import { rootPath } from './mcp/root-path.ts';

export default defineCommand<{ readonly folders: readonly string[] }>({
  id: 'mcp',
  order: 11,
  takes: '[folder…]',
  summary: 'an MCP server that lints what lies in these folders (default: .)',
  options: [],
  read: ({ positionals }) => ({ folders: positionals }),
  run: async ({ folders }) => {
    const cwd = workingDirectory();
    const roots = (folders.length === 0 ? ['.'] : folders).map((folder) => rootAt(folder, cwd));
    const [{ serve }, { stdio }] = await Promise.all([import('../mcp/index.ts'), import('./mcp/stdio.ts')]);
    const { transport, ended } = stdio();
    const options = { files: disk, folders: roots, pathOf: rootPath, rules: readRules, clients: readClients };
    await serve(options, transport, ended);
    return 0;
  },
});

function rootAt(given: string, cwd: string): string {
  try {
    const folder = disk.real(disk.resolve(cwd, given));
    if (given !== '' && disk.target(folder) === 'folder') return folder;
  } catch (error) {
    throw new UsageError(`the folder ${quote(given)} cannot be read: ${causeOf(error)}`);
  }
  throw new UsageError(`${quote(given)} is no folder`);
}
