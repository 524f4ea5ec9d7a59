/** mcp-lint where there is no disk, as in a browser: `lint` takes the files and answers as the library does. */
import { memory } from './files/index.ts';
import type { LintOptions, Report } from './index.ts';
import { lintFor } from './library.ts';

export type { Report } from './index.ts';

/** The options of the library; `files` are all there is. */
export async function lint({ files, ...asked }: LintOptions & Required<Pick<LintOptions, 'files'>>): Promise<Report> {
  return lintFor(asked, memory(files ?? {}));
}
