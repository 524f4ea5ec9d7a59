import type { Reading, Workspace } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { type Violation, violationsOf } from '../schema/index.ts';
import { Asked, type Judged } from './asked.ts';
import { ConfigurationWalk } from './configuration/walk.ts';
import type { Listener, ListenersOf } from './listener.ts';
import { listenersOfPiece, listenersOfRule } from './listeners.ts';
import { walkManifest } from './manifests/walk.ts';
import { Reasons } from './reasons.ts';
import type { AnyRule, Context, KnownRule, Messages, Piece, WalkOfAnswers } from './rule.ts';
import type { Subject } from './subjects.ts';

export interface JudgeOptions {
  readonly pieces: readonly Piece[];
  readonly isOn: (rule: Pick<KnownRule, 'id'>) => boolean;
  /** Of a rule, for a file as it is reported. */
  readonly optionsOf: (rule: string, path: string | undefined) => Context<Messages>['options'];
  /** Whether every rule is handed everything, whatever it asks for: nothing else may come of it. */
  readonly unfiltered?: boolean;
}

/** Walks past what stands in each file, hands each thing to the rules that ask for it, and loads those when first needed. */
export class Judge {
  readonly findings: Finding[] = [];
  readonly #options: JudgeOptions;
  readonly #judged: Judged = { reading: undefined, violations: [] };
  #reasons = new Reasons();
  readonly #loaded: LoadedRule[] = [];
  /** Each with what is told that something asks for it. */
  readonly #unloaded: Map<Piece, () => void>;
  readonly #wanted = new Set<Piece>();
  #answerWalk: WalkOfAnswers = unknownAnswers;
  readonly #walk: Walk;

  constructor(options: JudgeOptions) {
    this.#options = options;
    this.#unloaded = new Map(options.pieces.map((piece) => [piece, () => this.#wanted.add(piece)]));
    this.#walk = new Walk(this.#listenersOf(this.#loaded, this.#unloaded), this.#answerWalk);
  }

  /** Before another run; what is loaded stays so. */
  startAgain(): void {
    this.#reasons = new Reasons();
  }

  /** Of a file that was judged in a run before. */
  note(reading: Reading): void {
    this.#reasons.note(reading);
  }

  /**
   * Of a file that is not reported, no more is looked at than rules about the whole run need. There is nothing to wait for
   * where all that it takes is loaded.
   */
  judge(reading: Reading, isReported: boolean): Promise<void> | undefined {
    this.#reasons.note(reading);
    if (!isReported) return undefined;
    const violations = violationsOf(reading);
    if (violations instanceof Promise || (this.#options.unfiltered && this.#unloaded.size > 0)) {
      return this.#judgeLater(reading, violations);
    }
    return this.#judgeNow(reading, violations);
  }

  /** Of what a text shows: no rule about the whole run hears of it. */
  async judgeSnippet(reading: Reading): Promise<readonly Finding[]> {
    await this.#judgeLater(reading, violationsOf(reading));
    return this.findings.splice(0);
  }

  async #judgeLater(reading: Reading, violations: readonly Violation[] | Promise<readonly Violation[]>): Promise<void> {
    if (this.#options.unfiltered) await this.#load([...this.#unloaded.keys()]);
    await this.#judgeNow(reading, await violations);
  }

  #judgeNow(reading: Reading, violations: readonly Violation[]): Promise<void> | undefined {
    this.#judged.reading = reading;
    this.#judged.violations = violations;
    const before = this.findings.length;
    this.#walk.past(reading, violations);
    if (this.#wanted.size > 0) return this.#judgeMore(reading, before);
    return this.#end(reading, before);
  }

  async #judgeMore(reading: Reading, before: number): Promise<void> {
    await this.#pastWanted(reading);
    await this.#end(reading, before);
  }

  async #pastWanted(reading: Reading): Promise<void> {
    const added = await this.#load([...this.#wanted]);
    added.past(reading, this.#judged.violations);
  }

  #end(reading: Reading, before: number): Promise<void> | undefined {
    const { findings } = this;
    if (findings.length === before) return undefined;
    reading.keep();
    for (let index = before; index < findings.length; index += 1) {
      if (findings[index]?.meant !== undefined) return this.#judgeAsMeant(reading, before);
    }
    return undefined;
  }

  /** Once more with the names put right, and again while that shows other wrong ones. */
  async #judgeAsMeant(reading: Reading, before: number): Promise<void> {
    const first = this.findings.splice(before);
    const { asMeant } = await import('./as-meant.ts');
    const judged = await asMeant(reading, first, async (current) => {
      this.#judged.reading = current;
      this.#judged.violations = await violationsOf(current);
      this.#walk.past(current, this.#judged.violations);
      if (this.#wanted.size > 0) await this.#pastWanted(current);
      return this.findings.splice(before);
    });
    this.findings.push(...judged);
  }

  /** In the end; the workspace is put together only where a rule has a reason to ask for it. */
  async judgeRun(workspaceOf: () => Promise<Workspace>): Promise<void> {
    const hasReason = ({ where }: Listener<'run'>) =>
      where.with === undefined || [where.with].flat().some((reason) => this.#reasons.has(reason));
    const wanted = [...this.#unloaded].filter((waiting) => this.#ofPiece(waiting, 'run').some(hasReason));
    await this.#load(wanted.map(([piece]) => piece));
    const asking = this.#listenersOf(this.#loaded)('run').filter(hasReason);
    if (asking.length === 0) return;
    const workspace = await workspaceOf();
    this.#judged.reading = undefined;
    this.#judged.violations = [];
    for (const { tell } of asking) tell(workspace);
  }

  /** Gives the walk that the new rules take. */
  async #load(pieces: readonly Piece[]): Promise<Walk> {
    const { isOn, optionsOf } = this.#options;
    const added: LoadedRule[] = [];
    const waiting = new Set<unknown>();
    for (const piece of pieces) {
      waiting.add(this.#unloaded.get(piece));
      this.#unloaded.delete(piece);
      this.#wanted.delete(piece);
      const { rules, answerWalk } = await piece.load();
      this.#answerWalk = answerWalk ?? this.#answerWalk;
      for (const rule of rules) {
        if (isOn(rule))
          added.push([rule, new Asked(rule, this.findings, this.#judged, (path) => optionsOf(rule.id, path))]);
      }
    }
    this.#loaded.push(...added);
    const walk = new Walk(this.#listenersOf(added), this.#answerWalk);
    this.#walk.replace(waiting, walk);
    return walk;
  }

  #listenersOf(rules: readonly LoadedRule[], unloaded: Iterable<Waiting> = []): ListenersOf {
    return (subject) => {
      const listeners = rules.flatMap(([rule, asked]) => listenersOfRule(rule, subject, asked));
      for (const waiting of unloaded) listeners.push(...this.#ofPiece(waiting, subject));
      return this.#options.unfiltered
        ? listeners.map(({ where, tell }) => ({ where: questionOf(where), tell }))
        : listeners;
    };
  }

  #ofPiece<S extends Subject>([piece, found]: Waiting, subject: S): Listener<S>[] {
    return listenersOfPiece(piece, subject, (id) => this.#options.isOn({ id }), found);
  }
}

type LoadedRule = readonly [AnyRule, Asked];
type Waiting = readonly [Piece, () => void];

/** Without what only saves work. */
function questionOf<F extends object>(where: F): F {
  return Object.fromEntries(Object.entries(where).filter(([name]) => question.has(name))) as F;
}

/** Filters that say what is asked about. */
const question: ReadonlySet<string> = new Set(['when', 'side', 'under', 'of']);

/** What walks past answers comes with the rules about them. */
function unknownAnswers(listenersOf: ListenersOf): (reading: Reading) => void {
  const listeners = listenersOf('answers');
  return (reading) => {
    for (const { tell } of listeners) tell(reading);
  };
}

/** What is asked of each file, whatever it is about. */
class Walk {
  readonly #configuration: ConfigurationWalk;
  readonly #listenersOf: ListenersOf;
  #answerWalk: WalkOfAnswers;
  #answers: ReturnType<WalkOfAnswers> | undefined;

  constructor(listenersOf: ListenersOf, answerWalk: WalkOfAnswers) {
    this.#listenersOf = listenersOf;
    this.#answerWalk = answerWalk;
    this.#configuration = new ConfigurationWalk(listenersOf);
  }

  /** Rules that have been loaded take the place of what waited for them; "listenersOf" knows of them by now. */
  replace(waiting: ReadonlySet<unknown>, loaded: Walk): void {
    this.#configuration.replace(waiting, loaded.#configuration);
    this.#answerWalk = loaded.#answerWalk;
    this.#answers = undefined;
  }

  past(reading: Reading, violations: readonly Violation[]): void {
    this.#configuration.problemsOf(reading);
    if (reading.format.answer !== undefined) {
      this.#answers ??= this.#answerWalk(this.#listenersOf);
      this.#answers(reading, violations);
      return;
    }
    this.#configuration.walk(reading, violations);
    walkManifest(reading, this.#listenersOf);
  }
}
