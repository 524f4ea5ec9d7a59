import type { Reading, Workspace } from '../../model/reading/index.ts';
import type { Finding } from '../../model/verdict/index.ts';
import type { KnownRule } from '../define.ts';
import { crossing, offByDefault } from '../generated/rules.generated.ts';
import type { OptionsOf } from './asked.ts';
import type { Asking } from './asking.ts';
import { isPlainFile } from './plain-file.ts';
import type { Trait } from './traits.ts';

/**
 * Asks the schema and every rule its question: of each reading in turn, and in the end of all of them. Most files are
 * plain, and for those nothing is asked or loaded.
 */
export class RuleRun {
  readonly findings: Finding[] = [];
  readonly #isOn: (rule: KnownRule) => boolean;
  readonly #optionsOf: OptionsOf;
  readonly #closely: boolean;
  readonly #seen = new Set<Trait>();
  /** What every client leaves of the names of servers in those of their tools. */
  readonly #names = new Set<string>();
  #asking: Asking | undefined;

  constructor(isOn: (rule: KnownRule) => boolean, optionsOf: OptionsOf) {
    this.#isOn = isOn;
    this.#closely = offByDefault.some(isOn);
    this.#optionsOf = optionsOf;
  }

  async askOf(file: Reading): Promise<void> {
    this.#note(file.names);
    if (!this.#closely && isPlainFile(file)) return;
    const before = this.findings.length;
    await (await this.#ask()).askOf(file);
    if (this.findings.length > before) file.keep();
  }

  async askOfAll(files: number, workspace: () => Promise<Workspace>): Promise<void> {
    if (files > 1) this.#seen.add('several-files');
    const isAsked = (rule: (typeof crossing)[number]) =>
      this.#isOn(rule) && rule.onlyWith.some((trait) => this.#seen.has(trait));
    if (crossing.some(isAsked)) await (await this.#ask()).askOfAll(await workspace());
  }

  /** Most runs have no name twice, nor two that differ in signs only, and what compares them need not be loaded. */
  #note(names: readonly string[]): void {
    if (this.#seen.has('same-name')) return;
    for (const name of names) {
      const letters = name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
      if (this.#names.has(letters)) {
        this.#seen.add('same-name');
        this.#seen.add('alike-names');
        return;
      }
      this.#names.add(letters);
    }
  }

  async #ask(): Promise<Asking> {
    if (this.#asking !== undefined) return this.#asking;
    const { Asking } = await import('./asking.ts');
    this.#asking = new Asking({
      findings: this.findings,
      isOn: this.#isOn,
      optionsOf: this.#optionsOf,
      closely: this.#closely,
      seen: this.#seen,
    });
    return this.#asking;
  }
}
