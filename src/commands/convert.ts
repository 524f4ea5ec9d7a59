import { choice, names, optional } from '../cli/index.ts';
import { UsageError } from '../wording/index.ts';
import { type ConvertAsked, convertFormats } from './convert/asked.ts';
import { run } from './convert/run.ts';
import { defineCommand } from './define.ts';
import { filesAsked, filesOptions, format } from './shared/options.ts';

export default defineCommand<ConvertAsked>({
  id: 'convert',
  order: 2,
  takes: '[file…]',
  summary: 'write servers as other clients read them, and say what is lost',
  options: [
    { name: 'to', value: '<client,…>', summary: 'the clients that are to read them; may be repeated' },
    {
      name: 'from',
      value: '<client>',
      summary: 'take the files of this client (default: those given, or the only one here)',
    },
    { name: 'server', value: '<name>', summary: 'only this server; may be repeated' },
    format(convertFormats),
    { name: 'write', summary: 'write the file (default: print it)' },
    { name: 'merge', summary: 'put the servers into a file that is there, and leave everything else of it' },
    { name: 'force', summary: 'with --merge: also in the place of servers of the same names' },
    {
      name: 'check',
      excludes: 'write',
      summary: 'end with exit code 1 where what is there is not what would be written',
    },
    { name: 'accept-losses', summary: 'end with exit code 0, and write, though something is lost' },
    { name: 'copy-secrets', summary: 'with --write: copy secrets that stand in full, which else become variables' },
    ...filesOptions,
  ],
  read: (given) => {
    if (given.has('from') && given.positionals.length > 0) {
      throw new UsageError('"--from" names a client whose files are looked for, and files are given too');
    }
    if (given.has('force') && !given.has('merge')) throw new UsageError('"--force" needs "--merge"');
    if (given.has('copy-secrets') && !given.has('write')) {
      throw new UsageError('"--copy-secrets" needs "--write", since no secret is printed');
    }
    return {
      ...filesAsked(given),
      to: names(given, 'to'),
      ...optional('from', given.value('from')),
      servers: [...given.values('server')],
      format: choice(given, 'format', convertFormats) ?? 'text',
      write: given.has('write'),
      check: given.has('check'),
      merge: given.has('merge'),
      force: given.has('force'),
      acceptLosses: given.has('accept-losses'),
      copySecrets: given.has('copy-secrets'),
    };
  },
  run,
});
