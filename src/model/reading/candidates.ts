import { dotfileFormatsOf, type RegisteredFormat, wordsFor } from '../../clients/index.ts';
import type { Around } from '../../discover/index.ts';
import type { Source } from '../../parse/index.ts';
import { folderHolding, upwards } from '../folders/index.ts';
import { maySpellWithEscapes } from '../values/index.ts';

/** There is front matter, with or without a byte order mark before it. */
const OPENED = /^\ufeff?---[ \t]*[\r\n]/;

export interface CandidateOptions {
  /** The formats a path may have. */
  readonly candidates: (path: string) => readonly RegisteredFormat[];
  /** Whether the user said which format it is, so that its content need not look like it. */
  readonly isForced: (path: string) => boolean;
  /** Whether the user named this very file. */
  readonly isNamed: (path: string) => boolean;
}

/** Without those that a look at the folder or the text rules out, so that their clients need not be loaded. */
export function candidatesFor(
  source: Source,
  { candidates, isForced }: CandidateOptions,
  exists: (path: string) => boolean,
): readonly RegisteredFormat[] {
  const { path } = source;
  const known = candidates(path);
  const copied = isForced(path) ? [] : dotfileFormatsOf(path, known, exists);
  const all = copied.length > 0 ? copied : known;
  const isWithout = (words: readonly string[]) =>
    !words.some((word) => source.text.includes(word)) && !maySpellWithEscapes(source.text);
  const isOut = (format: RegisteredFormat) => {
    const words = wordsFor(format, path);
    const { beside, opens } = format;
    if (beside !== undefined && !isAnyThere(beside, folderHolding(path), exists)) return true;
    if (words === undefined || !isWithout(words)) return false;
    return opens === undefined || (OPENED.test(source.text) && !isWithout(opens));
  };
  return all.some(isOut) && !isForced(path) ? all.filter((candidate) => !isOut(candidate)) : all;
}

export function isAnyThere(
  names: string | readonly string[],
  folder: string,
  exists: (path: string) => boolean,
): boolean {
  return [names].flat().some((name) => exists(folder + name));
}

/** What lies around a file tells whose it is. */
export class Surroundings {
  readonly beside: (name: string) => boolean;
  readonly above: (name: string) => boolean;
  readonly names: () => readonly string[];
  /** The user says what it is. */
  readonly forced: boolean;
  /** The user names the file itself. */
  readonly named: boolean;

  constructor(path: string, around: Around, forced: boolean, named: boolean) {
    const { exists, files } = around;
    const folder = folderHolding(path);
    this.names = () => files.names(folder);
    this.beside = (name) => exists(folder + name);
    this.above = (name) => [...upwards(folder)].some((each) => exists(each + name));
    this.forced = forced;
    this.named = named;
  }
}
