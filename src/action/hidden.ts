import { examine, reportOn } from '../lint.ts';
import type { LintOptions } from '../plan/index.ts';
import { hiddenFrom } from '../report/index.ts';
import { UsageError } from '../wording/index.ts';
import type { Run } from './only-changed.ts';
import { nobody } from './trust.ts';

/** What there is to say of what the checkout says of itself: the same run without it shows what it hides. */
export async function hiddenByItself(
  { examined, report, inputs }: Pick<Run, 'examined' | 'report' | 'inputs'>,
  asked: LintOptions,
  workspace: string,
): Promise<string[]> {
  try {
    const bare = { ...asked, ...nobody(inputs, workspace) };
    const hidden = hiddenFrom(report, await reportOn(await examine(bare, { all: true }), bare));
    if (hidden === undefined && examined.configuration === undefined) return [];
    return [`what is checked out, by configuration, baseline, ignore lists and comments, hides ${hidden ?? 'nothing'}`];
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [`what the configuration hides is not known, since nothing can be checked without it: ${error.message}`];
  }
}
