import { spanOf } from '../../model/values/index.ts';
import type { Finding, Severity } from '../../model/verdict/index.ts';
import type { Document } from '../../parse/index.ts';
import type { Redacted } from '../../wording/index.ts';
import { type Location, locationOf, pointerOf } from '../located.ts';
import { type ExcerptLine, excerptOf } from './excerpt.ts';
import { type Shown, shown } from './shown.ts';

export interface ShownRelated extends Location {
  readonly message: Shown;
}

/** A finding as an output sees it. Each part is made when it is asked for: no output needs all of them. */
export class ShownFinding {
  readonly #finding: Finding;
  readonly #redacted: (document: Document) => Redacted;

  constructor(finding: Finding, redacted: (document: Document) => Redacted) {
    this.#finding = finding;
    this.#redacted = redacted;
  }

  get rule(): string {
    return this.#finding.rule;
  }

  get severity(): Severity {
    return this.#finding.severity;
  }

  get clients(): readonly string[] {
    return this.#finding.clients;
  }

  get path(): string {
    return this.#finding.place.document.path;
  }

  get location(): Location {
    return locationOf(this.#finding.place);
  }

  get pointer(): Shown {
    return pointerOf(this.#finding.place.route);
  }

  get message(): Shown {
    return shown(this.#finding.message);
  }

  get help(): Shown | undefined {
    return optional(this.#finding.help);
  }

  get server(): Shown | undefined {
    return optional(this.#finding.server);
  }

  get related(): readonly ShownRelated[] {
    return this.#finding.related.map(({ place, message }) => ({
      ...locationOf(place),
      message: shown(message),
    }));
  }

  /** The lines round it; none of a file that has no text. */
  get excerpt(): readonly ExcerptLine[] {
    const { place } = this.#finding;
    return excerptOf(place.document, this.#redacted(place.document), spanOf(place));
  }
}

function optional(words: string | undefined): Shown | undefined {
  return words === undefined ? undefined : shown(words);
}
