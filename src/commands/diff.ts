import { choice, optional, print, workingDirectory } from '../cli/index.ts';
import { stepFor, toolChanges } from '../comparing/index.ts';
import { plainLines, quote, UsageError } from '../wording/index.ts';
import { defineCommand } from './define.ts';
import { readTools } from './diff/read-tools.ts';
import { inJson, inText, isTooMuch } from './diff/told.ts';
import { versionOf } from './diff/version-of.ts';
import { format } from './shared/options.ts';

const formats = ['text', 'json'] as const;

export interface DiffAsked {
  readonly before: string;
  readonly after: string;
  readonly from?: string;
  readonly format: (typeof formats)[number];
}

export default defineCommand<DiffAsked>({
  id: 'diff',
  order: 3,
  takes: '<old> <new>',
  summary: 'what changed in the tools of a server, and whether the version says so',
  options: [
    format(formats),
    {
      name: 'from',
      value: '<version>',
      summary: 'the version of the old list (default: that of its own package.json)',
    },
  ],
  read: (given) => {
    const [before, after, surplus] = given.positionals;
    if (before === undefined || after === undefined || surplus !== undefined) {
      throw new UsageError('"mcp-lint diff" takes two saved lists of tools, the older one first');
    }
    return {
      before,
      after,
      format: choice(given, 'format', formats) ?? 'text',
      ...optional('from', given.value('from')),
    };
  },
  run: async ({ before, after, from, format }) => {
    const cwd = workingDirectory();
    const changes = toolChanges(await readTools(cwd, before), await readTools(cwd, after));
    const [old, now] = [await versionOf(cwd, before), await versionOf(cwd, after)];
    const since = from ?? (old?.file === now?.file ? undefined : old?.version);
    if (from !== undefined && now === undefined)
      throw new UsageError(`no package.json with a version for ${quote(after)}`);
    const effects = new Set(changes.map(({ effect }) => effect));
    const step = since === undefined || now === undefined ? undefined : stepFor(effects, since, now.version);
    if (from !== undefined && step === undefined) throw new UsageError(`${quote(from)} is no version such as "1.2.0"`);
    const told = { changes, ...(step && now && { step: { ...step, file: now.file } }) };
    print(format === 'json' ? inJson(told) : plainLines(inText(told)));
    return isTooMuch(told) ? 1 : 0;
  },
});
