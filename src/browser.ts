/** mcp-lint where there is no disk, as in a browser: `lint` takes the files and answers as the library does. */
import { memory } from './files/index.ts';
import type { Converted, ConvertOptions, Fixed, FixOptions, LintOptions, Report, Session } from './index.ts';
import { checkFiles, convertFor, fixFor, lintFor, maskedTexts, OpenFiles } from './library/index.ts';

export type { Converted, Fixed, Report, Session } from './index.ts';

/** The options of the library; `files` are all there is. */
type Options = LintOptions & Required<Pick<LintOptions, 'files'>>;

export async function lint({ files, ...asked }: Options): Promise<Report> {
  return lintFor(asked, filesFor(files));
}

export async function fix({ files, ...asked }: Options & FixOptions): Promise<Fixed> {
  return fixFor(asked, filesFor(files));
}

export async function convert({ files, ...asked }: Options & ConvertOptions): Promise<Converted> {
  return convertFor(asked, filesFor(files));
}

export function open({ files, ...asked }: Options): Session {
  return new OpenFiles(asked, filesFor(files), true);
}

/** The texts with what may be a secret in them masked, before they are shown to somebody else. */
export async function masked(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  checkFiles(files);
  return Object.fromEntries(await maskedTexts(new Map(Object.entries(files))));
}

function filesFor(files: LintOptions['files'] = {}) {
  checkFiles(files);
  return memory(files);
}
