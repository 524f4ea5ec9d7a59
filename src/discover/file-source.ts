import type { Problem, Source } from '../parse/index.ts';
import { readSource } from './read.ts';

/** A file that is read when somebody asks what it holds, and once more when that has been forgotten. */
export class FileSource implements Source {
  readonly path: string;
  readonly #absolute: string;
  readonly #isRegular: boolean;
  #read: Source | undefined;

  constructor(path: string, absolute: string, isRegular: boolean) {
    this.path = path;
    this.#absolute = absolute;
    this.#isRegular = isRegular;
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
    this.#read ??= readSource(this.#absolute, this.path, this.#isRegular).source;
    return this.#read;
  }
}
