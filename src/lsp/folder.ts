import { type Conversion, convert } from '../converting/index.ts';
import { type Change, type Content, dirname, type Files, overlay, Within } from '../files/index.ts';
import { type MendedFile, mend } from '../fixing/index.ts';
import { reportOn } from '../lint.ts';
import type { LintOptions } from '../plan/index.ts';
import { type Reworked, rename } from '../renaming/index.ts';
import { Session } from '../session/index.ts';
import { UsageError } from '../wording/index.ts';
import { Judged } from './judged.ts';

/** Path to what the editor holds of a file. */
export type Buffers = ReadonlyMap<string, Content>;

type Edit = (session: Session) => void;

/** A folder of the editor's workspace, or a file that lies in none, and what there is to say of it. */
export class Folder {
  /** Absolute. */
  readonly path: string;
  readonly #options: LintOptions;
  readonly #buffers: Buffers;
  #session: Session;
  /** What has happened since the latest run began. */
  #edits: Edit[] = [];
  #latest: Promise<Judged> | undefined;
  /** The run before the one that is asked for next. */
  #before: Promise<unknown> | undefined;

  constructor(options: LintOptions, buffers: Buffers) {
    this.path = options.cwd;
    this.#options = options;
    this.#buffers = buffers;
    this.#session = this.#begin();
  }

  edit(path: string, content: Content | undefined): void {
    this.#happens((session) => session.edit(path, content));
  }

  change(change: Change): void {
    this.#happens((session) => session.change(change));
  }

  /** Nobody tells of changes on the disk: everything is looked at again. */
  startAgain(): void {
    this.#edits = [];
    this.#happens(() => undefined);
    this.#session = this.#begin();
  }

  /** With all that has happened until now. */
  judged(): Promise<Judged> {
    this.#latest ??= this.#judge(this.#before ?? Promise.resolve());
    return this.#latest;
  }

  /** What the editor has, with the safe fixes of one file made; nothing where there is nothing to make. */
  async mended(path: string): Promise<readonly MendedFile[]> {
    const { files } = await mend(this.#held(), {
      safeties: ['safe'],
      whyShut: (_, at) => (at === path ? undefined : 'it is another file'),
    });
    return files;
  }

  /** What the editor has, with a server called otherwise. Throws a `UsageError` for a name that it cannot have. */
  renamed(server: string, to: string): Promise<Reworked> {
    const within = this.#within();
    return rename(this.#held(), to, {
      server,
      whyShut: (_, at) => (within.placeOf(at) === at ? undefined : 'it lies outside, or behind a link'),
    });
  }

  /** Whether a file lies in the folder, and behind no link. */
  isOpen(path: string): boolean {
    return this.#within().placeOf(path) === path;
  }

  #within(): Within {
    return new Within(this.#held().files, [this.path]);
  }

  /** The servers of a file, as another client would read them where it looks for them. */
  converted(path: string, to: string): Promise<Conversion> {
    const options = { ...this.#held(), paths: [path], targets: [] };
    return convert(options, { to: [to], servers: [], merge: true, force: false, copySecrets: false });
  }

  #held(): LintOptions {
    return { ...this.#options, files: overlay(this.#options.files, this.#buffers) };
  }

  #happens(edit: Edit): void {
    this.#edits.push(edit);
    this.#before = this.#latest ?? this.#before;
    this.#latest = undefined;
  }

  #begin(): Session {
    const session = new Session(this.#options);
    for (const [path, content] of this.#buffers) session.edit(path, content);
    return session;
  }

  async #judge(before: Promise<unknown>): Promise<Judged> {
    // What went wrong then has been told to those who asked.
    await before.catch(() => undefined);
    const session = this.#session;
    for (const edit of this.#edits.splice(0)) edit(session);
    try {
      const examined = await session.examine();
      const report = await reportOn(examined, session.options);
      return new Judged(this.path, { examined, report });
    } catch (error) {
      if (error instanceof UsageError) return new Judged(this.path, { fault: error });
      // A session that has failed halfway knows nothing for certain.
      this.#session = this.#begin();
      throw error;
    }
  }
}

/** Whether it is the home directory or the top of a disk, through which nobody walks for the sake of one file. */
export function isVast(path: string, { home }: Files): boolean {
  return path === home || dirname(path) === path;
}
