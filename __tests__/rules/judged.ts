import { Judge } from '../../src/judge/index.ts';
import type { Workspace } from '../../src/model/reading/index.ts';
import type { Finding } from '../../src/model/verdict/index.ts';
import { pieces } from '../../src/rules/index.ts';

/** What rules say of files that are read already, whether they are on by default or not. */
export async function judged(
  workspace: Workspace,
  isOn: (rule: { readonly id: string }) => boolean = () => true,
): Promise<readonly Finding[]> {
  const judge = new Judge({ pieces, isOn, optionsOf: () => ({}) });
  for (const reading of workspace.readings) await judge.judge(reading, true);
  await judge.judgeRun(async () => workspace);
  return judge.findings;
}
