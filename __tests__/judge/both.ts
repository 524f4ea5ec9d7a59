import { examine, type Judging, reportOn } from '../../src/lint.ts';
import type { LintOptions } from '../../src/plan/index.ts';
import { type RenderOptions, render } from '../../src/report/index.ts';
import { UsageError } from '../../src/wording/index.ts';
import { type Input, optionsFor } from './inputs.ts';

/** All that is reported of some files, as it would be printed: as rules are asked, and with every rule asked of everything. */
export async function bothReports(input: Input): Promise<readonly [string, string]> {
  const options = optionsFor(input);
  return [await reported(options, {}), await reported(options, { unfiltered: true })];
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
