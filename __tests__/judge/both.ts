import { examine, type Judging, reportOn } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { type RenderOptions, render } from '../../src/report/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { type Input, optionsFor } from './inputs.ts';

export interface Both {
  readonly input: Input;
  readonly asked: string;
  readonly unfiltered: string;
}

/**
 * All that is reported of each of some files, as it would be printed: as rules are asked, and with every rule asked of
 * everything. Many in one way before the other: who is told of what is made anew when the way changes.
 */
export async function* bothReports(inputs: readonly Input[]): AsyncGenerator<Both> {
  for (let start = 0; start < inputs.length; start += 200) {
    const some = inputs.slice(start, start + 200).map((input) => ({ input, options: optionsFor(input) }));
    const asked: string[] = [];
    for (const { options } of some) asked.push(await reported(options, {}));
    for (const [index, { input, options }] of some.entries()) {
      yield { input, asked: asked[index] ?? '', unfiltered: await reported(options, { unfiltered: true }) };
    }
  }
}

const shown: RenderOptions = {
  color: false,
  quiet: false,
  infos: true,
  cwdPrefix: '',
  repositoryPath: (name) => name,
  version: '',
  docsUrl: (rule) => rule,
};

async function reported(options: LintOptions, judging: Judging): Promise<string> {
  try {
    return await render('json', await reportOn(await examine(options, judging), options), shown);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
