/** Why something was not looked at. */
export type Cause =
  | 'outside' // a link that leads out of the workspace
  | 'folder' // one that cannot be read
  | 'name' // one that is not UTF-8
  | 'depth' // folders in folders
  | 'links' // folders behind links
  | 'patterns' // a .gitignore that is not heeded
  | 'encoding' // a .gitignore in which git finds no pattern either
  | 'index'; // git's

export interface Remark {
  readonly cause: Cause;
  /** The first place; absolute. */
  readonly path: string;
  /** In how many places more. */
  readonly others: number;
  /** What the system says. */
  readonly fact?: string | undefined;
}

/** What a search could not look at: told once for each cause, and of links that lead out each by its name. */
export class Remarks {
  readonly #byKey = new Map<string, { cause: Cause; path: string; others: number; fact?: string | undefined }>();

  tell(cause: Cause, path: string, fact?: string): void {
    const key = cause === 'outside' ? `${cause} ${path}` : cause;
    const known = this.#byKey.get(key);
    if (known === undefined) this.#byKey.set(key, { cause, path, others: 0, fact });
    else if (known.path !== path) known.others += 1;
  }

  get all(): readonly Remark[] {
    return [...this.#byKey.values()];
  }
}
