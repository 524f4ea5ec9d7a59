import type { LintOptions } from '../plan/index.ts';
import type { Report } from '../report/index.ts';

/** What is safe to mend of the files that are reported on, as `git apply` takes it; parts that would show a secret are left out. */
export async function patchFor(
  { files, fixes }: Report,
  asked: LintOptions,
  pathOf: (path: string) => string,
): Promise<string> {
  if ([...fixes.values()].every(({ safety }) => safety !== 'safe')) return '';
  const { diffOf, mend } = await import('../fixing/index.ts');
  const reported = new Set(files.map(({ path }) => path));
  const { files: changed } = await mend(asked, {
    safeties: ['safe'],
    whyShut: (path) => (reported.has(path) ? undefined : 'it is untouched'),
  });
  return diffOf(changed, { pathOf, isForPrograms: true }).text;
}
