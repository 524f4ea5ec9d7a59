import type { SettledFix } from '../../edits/index.ts';
import { atSpan, type Place } from '../../model/values/index.ts';
import type { Finding, Safety, Severity } from '../../model/verdict/index.ts';
import type { Document } from '../../parse/index.ts';
import { type Location, locationOf, pointerOf } from '../located.ts';
import { type Shown, shown } from './shown.ts';

export interface ShownRelated extends Location {
  readonly message: Shown;
}

export interface ShownFix {
  readonly title: Shown;
  readonly safety: Safety;
  readonly files: readonly {
    readonly path: string;
    readonly edits: readonly (Location & { readonly text: Shown })[];
  }[];
}

/** Where it stands, for who cuts lines out of the file: the words of a document are not for outputs. */
export let placeOf: (finding: ShownFinding) => Place;

/** A finding as an output sees it. Each part is made when it is asked for: no output needs all of them. */
export class ShownFinding {
  static {
    placeOf = (finding) => finding.#finding.place;
  }

  readonly #finding: Finding;
  readonly #fix: SettledFix | undefined;
  /** All that its words may have been taken from. */
  readonly #about: readonly Document[];
  readonly #others: readonly Finding[];

  /** The same is said of other places of the file; the fix is that of all. */
  constructor(finding: Finding, fix?: SettledFix, others: readonly Finding[] = []) {
    this.#finding = finding;
    this.#fix = fix;
    this.#others = others;
    this.#about = [finding.place, ...finding.related.map(({ place }) => place)].map(({ document }) => document);
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
    return pointerOf(this.#finding.place);
  }

  get message(): Shown {
    return shown(this.#finding.message, this.#about);
  }

  get help(): Shown | undefined {
    return this.#optional(this.#finding.help);
  }

  get server(): Shown | undefined {
    return this.#optional(this.#finding.server);
  }

  get related(): readonly ShownRelated[] {
    return this.#finding.related.map(({ place, message }) => ({
      ...locationOf(place),
      message: shown(message, this.#about),
    }));
  }

  /** Where else it is so, and how that would be told by itself. */
  get more(): readonly ShownRelated[] {
    return this.#others.map(({ place, message }) => ({
      ...locationOf(place),
      message: shown(message, this.#about),
    }));
  }

  /** Nobody could carry out one whose text is masked. */
  get fix(): ShownFix | undefined {
    if (this.#fix === undefined) return undefined;
    const { title, safety, files } = this.#fix;
    const isSecret = files.some(({ document, edits }) => edits.some(({ text }) => shown(text, [document]) !== text));
    if (isSecret) return undefined;
    return {
      title: shown(title, [...this.#about, ...files.map(({ document }) => document)]),
      safety,
      files: files.map(({ document, edits }) => ({
        path: document.path,
        edits: edits.map(({ span, text }) => ({ ...locationOf(atSpan(document, span)), text: text as Shown })),
      })),
    };
  }

  #optional(words: string | undefined): Shown | undefined {
    return words === undefined ? undefined : shown(words, this.#about);
  }
}
