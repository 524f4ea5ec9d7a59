import type { Files } from '../files/index.ts';
import type { Problem, Source } from '../parse/index.ts';
import { readSource } from './read.ts';

/** A file that is read when somebody asks what it holds, and once more when that has been forgotten. */
export class FileSource implements Source {
  readonly path: string;
  readonly #absolute: string;
  readonly #isRegular: boolean;
  readonly #files: Files;
  #read: Source | undefined;

  constructor(path: string, absolute: string, isRegular: boolean, files: Files) {
    this.path = path;
    this.#absolute = absolute;
    this.#isRegular = isRegular;
    this.#files = files;
  }

  get text(): string {
    return this.#now().text;
  }

  get problems(): readonly Problem[] {
    return this.#now().problems;
  }

  forget(): void {
    this.#read = undefined;
  }

  #now(): Source {
    this.#read ??= readSource(this.#files, this.#absolute, this.path, this.#isRegular).source;
    return this.#read;
  }
}
