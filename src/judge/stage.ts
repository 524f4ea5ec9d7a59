import type { Reading } from '../model/reading/index.ts';
import type { Violation } from '../schema/index.ts';
import { ConfigurationWalk } from './configuration/walk.ts';
import type { Listener, ListenersOf } from './listener.ts';
import { listenersOfPiece, listenersOfRule } from './listeners.ts';
import { walkManifest } from './manifests/walk.ts';
import type { AnyRule, Context, KnownRule, Messages, Piece, WalkOfAnswers } from './rule.ts';
import type { Subject } from './subjects.ts';

/** Who is told what stands in a file. */
export interface Told {
  contextOf(rule: AnyRule): Context<Messages>;
  /** Something asks for a piece that is not loaded. */
  want(piece: Piece): void;
}

/** Whose turn it is. No check waits for anything, so one turn has ended when the next one begins. */
export interface Turn {
  told: Told;
}

export interface StageOptions {
  readonly pieces: readonly Piece[];
  readonly isOn: (rule: Pick<KnownRule, 'id'>) => boolean;
  /** Whether every rule is handed everything, whatever it asks for: nothing else may come of it. */
  readonly unfiltered?: boolean;
}

/** What all stages of one beginning share. */
interface Beginning extends StageOptions {
  readonly turn: Turn;
  /** Of each piece, what is told that something asks for it. */
  readonly found: ReadonlyMap<Piece, () => void>;
  /** How many stages are remembered. */
  known: number;
}

/** Few pieces are loaded in more orders than this, and each stage remembers texts. */
const MOST = 30;

const known = new WeakMap<StageOptions['isOn'], Stage>();

/** Nothing is loaded; the same one for all who have the same rules on. */
export function firstStage(options: StageOptions): Stage {
  const { pieces, isOn, unfiltered = false } = options;
  const before = known.get(isOn);
  if (before?.isFirstOf(options)) return before;
  const turn: Turn = { told: nobody };
  const found = new Map(pieces.map((piece) => [piece, () => turn.told.want(piece)]));
  const stage = new Stage({ pieces, isOn, unfiltered, turn, found, known: 0 }, [], pieces);
  known.set(isOn, stage);
  return stage;
}

const nobody: Told = {
  contextOf() {
    throw new Error('it is nobody’s turn');
  },
  want() {},
};

/** Which rules are loaded, and who is told of what: the same for all judges that have come so far, and made once for them. */
export class Stage {
  readonly walk: Walk;
  readonly unloaded: readonly Piece[];
  readonly #beginning: Beginning;
  readonly #rules: readonly AnyRule[];
  readonly #next = new Map<string, Promise<Next>>();

  constructor(beginning: Beginning, rules: readonly AnyRule[], unloaded: readonly Piece[], walk?: Walk) {
    this.unloaded = unloaded;
    this.#beginning = beginning;
    this.#rules = rules;
    this.walk = walk ?? new Walk(this.#listenersOf(rules, unloaded), unknownAnswers);
  }

  get turn(): Turn {
    return this.#beginning.turn;
  }

  isFirstOf({ pieces, unfiltered = false }: StageOptions): boolean {
    return this.#beginning.pieces === pieces && this.#beginning.unfiltered === unfiltered;
  }

  /** With more pieces loaded. */
  with(pieces: readonly Piece[]): Promise<Next> {
    const key = pieces.map((piece) => this.#beginning.pieces.indexOf(piece)).join();
    const known = this.#next.get(key);
    if (known !== undefined) return known;
    const next = this.#load(pieces);
    if (this.#beginning.known < MOST) {
      this.#beginning.known += 1;
      this.#next.set(key, next);
    }
    return next;
  }

  ofRules<S extends Subject>(subject: S): readonly Listener<S>[] {
    return this.#listenersOf(this.#rules)(subject);
  }

  ofPiece<S extends Subject>(piece: Piece, subject: S): readonly Listener<S>[] {
    const { isOn, found } = this.#beginning;
    const told = found.get(piece);
    return told === undefined ? [] : listenersOfPiece(piece, subject, (id) => isOn({ id }), told);
  }

  async #load(pieces: readonly Piece[]): Promise<Next> {
    const { isOn, found } = this.#beginning;
    const added: AnyRule[] = [];
    let { answerWalk } = this.walk;
    for (const piece of pieces) {
      const loaded = await piece.load();
      answerWalk = loaded.answerWalk ?? answerWalk;
      added.push(...loaded.rules.filter(isOn));
    }
    const rules = [...this.#rules, ...added];
    const unloaded = this.unloaded.filter((piece) => !pieces.includes(piece));
    const walk = new Walk(this.#listenersOf(added), answerWalk);
    const waiting = new Set<unknown>(pieces.map((piece) => found.get(piece)));
    const whole = this.walk.after(waiting, walk, this.#listenersOf(rules, unloaded));
    return { stage: new Stage(this.#beginning, rules, unloaded, whole), added: walk };
  }

  #listenersOf(rules: readonly AnyRule[], unloaded: readonly Piece[] = []): ListenersOf {
    const { turn, unfiltered } = this.#beginning;
    return (subject) => {
      const listeners = rules.flatMap((rule) => listenersOfRule(rule, subject, turn));
      for (const piece of unloaded) listeners.push(...this.ofPiece(piece, subject));
      return unfiltered ? listeners.map(({ where, tell }) => ({ where: questionOf(where), tell })) : listeners;
    };
  }
}

interface Next {
  readonly stage: Stage;
  /** That the new rules take. */
  readonly added: Walk;
}

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
export class Walk {
  readonly answerWalk: WalkOfAnswers;
  readonly #configuration: ConfigurationWalk;
  readonly #listenersOf: ListenersOf;
  #answers: ReturnType<WalkOfAnswers> | undefined;

  constructor(
    listenersOf: ListenersOf,
    answerWalk: WalkOfAnswers,
    configuration: ConfigurationWalk = ConfigurationWalk.of(listenersOf),
  ) {
    this.#listenersOf = listenersOf;
    this.answerWalk = answerWalk;
    this.#configuration = configuration;
  }

  /** Rules that have been loaded take the place of what waited for them; "listenersOf" knows of them. */
  after(waiting: ReadonlySet<unknown>, loaded: Walk, listenersOf: ListenersOf): Walk {
    return new Walk(listenersOf, loaded.answerWalk, this.#configuration.after(waiting, loaded.#configuration));
  }

  past(reading: Reading, violations: readonly Violation[]): void {
    this.#configuration.problemsOf(reading);
    if (reading.format.answer !== undefined) {
      this.#answers ??= this.answerWalk(this.#listenersOf);
      this.#answers(reading, violations);
      return;
    }
    this.#configuration.walk(reading, violations);
    walkManifest(reading, this.#listenersOf);
  }
}
