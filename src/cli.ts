import { readHelp } from './cli/catalog.ts';
import { print, readCommandLine, refuseMistyped, say, workingDirectory } from './cli/index.ts';
import { commands } from './commands/index.ts';
import { about } from './version.generated.ts';
import { UsageError } from './wording/index.ts';

/** Usage and configuration faults end with 2; other errors are faults of our own. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    return await run(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`mcp-lint: ${error.message}`);
    return 2;
  }
}

async function run(argv: readonly string[]): Promise<number> {
  const given = readCommandLine(argv, commands);
  if (given.has('help')) {
    print(readHelp(given.command));
    return 0;
  }
  if (given.has('version')) {
    print(`${about.version}\n`);
    return 0;
  }
  if (given.command === 'lint' && given.positionals.length > 0) {
    const ids = commands.map(({ id }) => id).filter((id) => id !== 'lint');
    refuseMistyped(given.positionals, workingDirectory(), ids);
  }
  const { default: command } = await loaded(given.command);
  return command.start(given);
}

function loaded(id: string) {
  const command = commands.find((each) => each.id === id);
  if (command === undefined) throw new Error(`there is no command "${id}"`);
  return command.load();
}
