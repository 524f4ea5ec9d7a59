import { failLevels } from '../model/verdict/index.ts';
import { reportFormats } from '../report/index.ts';
import { defineCommand } from './define.ts';
import { type LintAsked, readAsked, ruleLevels, showLevels } from './lint/asked.ts';
import { run } from './lint/run.ts';
import { as, color, config, format, user } from './shared/options.ts';

export default defineCommand<LintAsked>({
  id: 'lint',
  order: 0,
  takes: '[path…]',
  summary: 'lint files or folders (default: .)',
  options: [
    format(reportFormats),
    {
      name: 'output',
      value: '<file>',
      summary: 'write the report there; one line of summary goes to standard error',
    },
    {
      name: 'target',
      value: '<client,…>',
      summary: 'also report what these clients would reject, ignore or lose; may be repeated',
    },
    as,
    {
      name: 'spec',
      value: '<revision>',
      summary: 'protocol revision of saved tool lists and results (default: as they show it)',
    },
    {
      name: 'stdin-filename',
      value: '<path>',
      summary: 'read one document from standard input, as if it lay there',
    },
    ...config,
    {
      name: 'rule',
      value: `<id>=<${ruleLevels.join('|')}>`,
      summary: 'set the severity of a rule, or leave its findings unmended; may be repeated',
    },
    {
      name: 'fail-on',
      value: failLevels.join('|'),
      summary: 'the least severity that ends with exit code 1 (default: error)',
    },
    { name: 'max-warnings', value: '<n>', summary: 'end with exit code 1 when there are more warnings' },
    { name: 'fix', excludes: 'diff', summary: 'mend what has one right remedy, and report what is left' },
    { name: 'unsafe-fixes', summary: 'with --fix or --diff: also what may change the meaning of a file' },
    { name: 'diff', summary: 'show what --fix would change, and change nothing' },
    user,
    { name: 'baseline', value: '<file>', summary: 'leave out the findings recorded there' },
    { name: 'update-baseline', summary: 'record the present findings in the baseline, and report none' },
    { name: 'require-files', summary: 'end with exit code 2 when there is no MCP configuration' },
    { name: 'quiet', summary: 'list errors only; the summary counts all' },
    {
      name: 'show',
      value: showLevels.join('|'),
      excludes: 'quiet',
      summary: 'the least severity that text lists (default: warning); other formats have all',
    },
    ...color,
  ],
  read: readAsked,
  run,
});
