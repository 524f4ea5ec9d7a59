import type { Files } from './files/index.ts';
import { lint } from './lint.ts';
import type { LintOptions } from './plan/index.ts';
import { jsonReport } from './report/index.ts';
import type { Level } from './suppress/index.ts';
import { about } from './version.generated.ts';

type Taken = Omit<LintOptions, 'files' | 'document' | 'rules' | 'saveBaseline'>;

/** What a program asks for, be it with a disk or without one. */
export type Asked = { readonly [Option in keyof Taken]?: Taken[Option] | undefined } & {
  readonly document?: { readonly path: string; readonly text: string } | undefined;
  readonly rules?: Readonly<Record<string, Level>> | undefined;
};

/** The report as `--format json` prints it. */
export async function lintFor(asked: Asked, files: Files): Promise<ReturnType<typeof jsonReport>> {
  const { cwd = '', paths = [], targets = [], document, rules = {}, user = false, ...others } = asked;
  const report = await lint({
    ...others,
    files,
    cwd: files.resolve('', cwd),
    paths,
    targets,
    document: document && { path: document.path, content: document.text },
    rules: new Map(Object.entries(rules)),
    user,
  });
  return jsonReport(report, {
    quiet: false,
    version: about.version,
    docsUrl: (rule) => `${about.docs}/rules/${rule}.md`,
  });
}
