import type { Amended } from '../model/amended/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { type Violation, violationsOf } from '../schema/index.ts';
import { amendedByReader } from './as-read.ts';
import { Asked, type Judged } from './asked.ts';
import type { Listener } from './listener.ts';
import { Reasons } from './reasons.ts';
import type { AnyRule, Context, Messages, Piece } from './rule.ts';
import { firstStage, type Stage, type StageOptions, type Told, type Walk } from './stage.ts';

export interface JudgeOptions extends StageOptions {
  /** Of a rule, for a file as it is reported. */
  readonly optionsOf: (rule: string, path: string | undefined) => Context<Messages>['options'];
}

/** Walks past what stands in each file, hands each thing to the rules that ask for it, and loads those when first needed. */
export class Judge implements Told {
  readonly findings: Finding[] = [];
  readonly #options: JudgeOptions;
  readonly #judged: Judged = { reading: undefined, violations: [] };
  #reasons = new Reasons();
  readonly #contexts = new Map<AnyRule, Asked>();
  readonly #wanted = new Set<Piece>();
  #stage: Stage;

  constructor(options: JudgeOptions) {
    this.#options = options;
    this.#stage = firstStage(options);
  }

  /** Before another run; what is loaded stays so. */
  startAgain(): void {
    this.#reasons = new Reasons();
  }

  contextOf(rule: AnyRule): Context<Messages> {
    let context = this.#contexts.get(rule);
    if (context === undefined) {
      const { optionsOf } = this.#options;
      context = new Asked(rule, this.findings, this.#judged, (path) => optionsOf(rule.id, path));
      this.#contexts.set(rule, context);
    }
    return context;
  }

  want(piece: Piece): void {
    this.#wanted.add(piece);
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
    if (violations instanceof Promise || (this.#options.unfiltered && this.#stage.unloaded.length > 0)) {
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
    if (this.#options.unfiltered) await this.#load(this.#stage.unloaded);
    await this.#judgeNow(reading, await violations);
  }

  #judgeNow(reading: Reading, violations: readonly Violation[]): Promise<void> | undefined {
    const before = this.findings.length;
    const asRead = amendedByReader(reading);
    if (asRead !== undefined) return this.#judgeAsMeant(reading, before, asRead);
    this.#past(reading, violations);
    if (this.#wanted.size > 0) return this.#judgeMore(reading, before);
    return this.#end(reading, before);
  }

  async #judgeMore(reading: Reading, before: number): Promise<void> {
    await this.#pastWanted(reading);
    await this.#end(reading, before);
  }

  async #pastWanted(reading: Reading): Promise<void> {
    const { violations } = this.#judged;
    this.#past(reading, violations, await this.#load([...this.#wanted]));
  }

  #past(reading: Reading, violations: readonly Violation[], walk = this.#stage.walk): void {
    this.#judged.reading = reading;
    this.#judged.violations = violations;
    this.#stage.turn.told = this;
    walk.past(reading, violations);
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
  async #judgeAsMeant(reading: Reading, before: number, asRead?: Amended): Promise<void> {
    const first = this.findings.splice(before);
    const { asMeant } = await import('./as-meant.ts');
    const judged = await asMeant(reading, asRead === undefined ? first : { asRead }, async (current) => {
      this.#past(current, await violationsOf(current));
      if (this.#wanted.size > 0) await this.#pastWanted(current);
      return this.findings.splice(before);
    });
    this.findings.push(...judged);
  }

  /** In the end; the workspace is put together only where a rule has a reason to ask for it. */
  async judgeRun(workspaceOf: () => Promise<Workspace>): Promise<void> {
    const hasReason = ({ where }: Listener<'run'>) =>
      where.with === undefined || [where.with].flat().some((reason) => this.#reasons.has(reason));
    const wanted = this.#stage.unloaded.filter((piece) => this.#stage.ofPiece(piece, 'run').some(hasReason));
    if (wanted.length > 0) await this.#load(wanted);
    const asking = this.#stage.ofRules('run').filter(hasReason);
    if (asking.length === 0) return;
    const workspace = await workspaceOf();
    this.#judged.reading = undefined;
    this.#judged.violations = [];
    this.#stage.turn.told = this;
    for (const { tell } of asking) tell(workspace);
  }

  /** Gives the walk that the new rules take. */
  async #load(pieces: readonly Piece[]): Promise<Walk> {
    const { stage, added } = await this.#stage.with(pieces);
    this.#stage = stage;
    for (const piece of pieces) this.#wanted.delete(piece);
    return added;
  }
}
