import { type Content, type Files, isFolder } from '../files/index.ts';
import { lint, reportOn } from '../lint.ts';
import type { LintOptions } from '../plan/index.ts';
import { jsonReport, type Report } from '../report/index.ts';
import { Session } from '../session/index.ts';
import type { Level } from '../suppress/index.ts';
import { about } from '../version.generated.ts';
import { quote, UsageError } from '../wording/index.ts';
import { checkAsked, checkConverting, checkMending } from './check-asked.ts';

type Taken = Omit<LintOptions, 'files' | 'document' | 'rules' | 'unfixed' | 'saveBaseline'>;

/** What a program asks for, be it with a disk or without one. */
export type Asked = { readonly [Option in keyof Taken]?: Taken[Option] | undefined } & {
  readonly document?: { readonly path: string; readonly text: string } | undefined;
  readonly rules?: Readonly<Record<string, Level>> | undefined;
};

/** The report as `--format json` prints it. */
type Answer = ReturnType<typeof jsonReport>;

export async function lintFor(asked: Asked, files: Files): Promise<Answer> {
  return answer(await lint(optionsFor(asked, files)));
}

/** The texts of files with their fixes made, by their paths in the report; nothing is written. */
export async function fixFor(
  { unsafe = false, ...asked }: Asked & { readonly unsafe?: boolean | undefined },
  files: Files,
): Promise<{ readonly files: Readonly<Record<string, string>>; readonly report: Answer }> {
  checkMending({ unsafe });
  const { mend } = await import('../fixing/index.ts');
  const safeties = unsafe ? (['safe', 'unsafe'] as const) : (['safe'] as const);
  const { files: changed, report } = await mend(optionsFor(asked, files), { safeties, whyShut: () => undefined });
  const texts = changed.map(({ before, after }) => {
    const mark = before.problems.some(({ kind }) => kind === 'bom') ? '\ufeff' : '';
    return [before.path, mark + after.text] as const;
  });
  return { files: Object.fromEntries(texts), report: answer(report) };
}

/** What only a conversion is asked. */
interface Converting {
  readonly to: string | readonly string[];
  readonly from?: string | undefined;
  readonly servers?: readonly string[] | undefined;
  readonly merge?: boolean | undefined;
  readonly force?: boolean | undefined;
}

/** Servers as other clients would read them, and what is lost on the way; nothing is written. */
export async function convertFor(
  { to, from, servers = [], merge = false, force = false, ...asked }: Asked & Converting,
  files: Files,
) {
  checkConverting({ to: to ?? null, from, servers, merge, force });
  const { answerOf, convert } = await import('../converting/index.ts');
  const clients = typeof to === 'string' ? [to] : to;
  return answerOf(
    await convert(optionsFor(asked, files), { from, to: clients, servers, merge, force, copySecrets: false }),
  );
}

interface Edit {
  readonly path: string;
  readonly content: Content | undefined;
}

/** Runs one after the other, each over the files as they are when it is asked for. */
export class OpenFiles {
  readonly #session: Session;
  readonly #isWhole: boolean;
  #changes: Edit[] = [];
  #turn: Promise<unknown> = Promise.resolve();

  /** `isWhole` says that the files are all there is: one without content is gone, and not to be read from a disk. */
  constructor(asked: Asked, files: Files, isWhole: boolean) {
    this.#session = new Session(optionsFor(asked, files));
    this.#isWhole = isWhole;
  }

  lint(): Promise<Answer> {
    const changes = this.#changes.splice(0);
    const run = this.#turn.then(() => this.#run(changes));
    this.#turn = run.catch(() => undefined);
    return run;
  }

  change(path: string, content: Content | undefined): void {
    this.#changes.push({ path, content });
  }

  async #run(changes: readonly Edit[]): Promise<Answer> {
    const session = this.#session;
    for (const { path, content } of changes) {
      if (content === undefined && this.#isWhole) session.hide(path);
      else session.edit(path, content);
    }
    return answer(await reportOn(await session.examine(), session.options));
  }
}

function optionsFor(asked: Asked, files: Files): LintOptions {
  checkAsked(asked);
  const { cwd = '', paths = [], targets = [], document, rules = {}, user = false, ...others } = asked;
  const folder = files.resolve('', cwd);
  if (!isFolder(folder, files)) throw new UsageError(`the working directory ${quote(cwd)} does not exist`);
  return {
    ...others,
    files,
    cwd: folder,
    paths,
    targets,
    document: document && { path: document.path, content: document.text },
    rules: new Map(Object.entries(rules)),
    user,
  };
}

function answer(report: Report): Answer {
  return jsonReport(report, {
    quiet: false,
    version: about.version,
    docsUrl: (rule) => `${about.docs}/rules/${rule}.md`,
  });
}
