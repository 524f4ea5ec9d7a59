import type { Reading } from '../model/reading/index.ts';
import type { Violation } from '../schema/index.ts';
import { type AllAsking, askingOf, ConfigurationWalk } from './configuration/walk.ts';
import type { Listener, ListenersOf } from './listener.ts';
import { listenersOfPiece, listenersOfRule } from './listeners.ts';
import { walkManifest } from './manifests/walk.ts';
import type { AnyRule, Context, KnownRule, Messages, Piece, WalkOfAnswers } from './rule.ts';

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

/** What a piece asks: its rules, or that it is to be loaded. */
interface Part {
  readonly piece: Piece;
  readonly listenersOf: ListenersOf;
  readonly asking: AllAsking;
  readonly answerWalk?: WalkOfAnswers | undefined;
}

/** What all stages of one beginning share. */
interface Beginning extends StageOptions {
  readonly turn: Turn;
  readonly unloaded: ReadonlyMap<Piece, Part>;
  readonly loaded: Map<Piece, Promise<Part>>;
  /** By the pieces that are loaded in them. */
  readonly stages: Map<string, Promise<Stage>>;
  /** By the pieces whose rules they are for. */
  readonly walks: Map<string, Promise<Walk>>;
}

/** Pieces are seldom wanted in more ways than this; each walk remembers texts. */
const MOST = 60;

const known = new WeakMap<StageOptions['isOn'], Stage>();

/** Nothing is loaded; the same one for all who have the same rules on. */
export function firstStage(options: StageOptions): Stage {
  const { pieces, isOn, unfiltered = false } = options;
  const before = known.get(isOn);
  if (before?.isFirstOf(options)) return before;
  const turn: Turn = { told: nobody };
  const partOf = (piece: Piece): Part => {
    const found = () => turn.told.want(piece);
    const listenersOf: ListenersOf = (subject) => listenersOfPiece(piece, subject, (id) => isOn({ id }), found);
    return { piece, ...asked(listenersOf, unfiltered) };
  };
  const unloaded = new Map(pieces.map((piece) => [piece, partOf(piece)]));
  const beginning = {
    pieces,
    isOn,
    unfiltered,
    turn,
    unloaded,
    loaded: new Map(),
    stages: new Map(),
    walks: new Map(),
  };
  const stage = new Stage(beginning, []);
  known.set(isOn, stage);
  return stage;
}

function asked(listenersOf: ListenersOf, unfiltered: boolean): Pick<Part, 'listenersOf' | 'asking'> {
  const all: ListenersOf = unfiltered
    ? (subject) => listenersOf(subject).map(({ where, tell }) => ({ where: questionOf(where), tell }))
    : listenersOf;
  return { listenersOf: all, asking: askingOf(all) };
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
  readonly #loaded: readonly Part[];

  constructor(beginning: Beginning, loaded: readonly Part[]) {
    this.unloaded = beginning.pieces.filter((piece) => loaded.every((each) => each.piece !== piece));
    this.#beginning = beginning;
    this.#loaded = loaded;
    this.walk = new Walk([...loaded, ...this.unloaded.flatMap((piece) => beginning.unloaded.get(piece) ?? [])]);
  }

  get turn(): Turn {
    return this.#beginning.turn;
  }

  isFirstOf({ pieces, unfiltered = false }: StageOptions): boolean {
    return this.#beginning.pieces === pieces && this.#beginning.unfiltered === unfiltered;
  }

  /** With more pieces loaded, in whatever order; and the walk that their rules take. */
  async with(pieces: readonly Piece[]): Promise<{ readonly stage: Stage; readonly added: Walk }> {
    const { stages, walks } = this.#beginning;
    const all = [...this.#loaded.map(({ piece }) => piece), ...pieces];
    const stage = once(stages, this.#keyOf(all), async () => new Stage(this.#beginning, await this.#load(all)));
    const added = once(walks, this.#keyOf(pieces), async () => new Walk(await this.#load(pieces)));
    return { stage: await stage, added: await added };
  }

  ofRules(subject: 'run'): readonly Listener<'run'>[] {
    return this.#loaded.flatMap(({ listenersOf }) => listenersOf(subject));
  }

  ofPiece(piece: Piece, subject: 'run'): readonly Listener<'run'>[] {
    return this.#beginning.unloaded.get(piece)?.listenersOf(subject) ?? [];
  }

  #keyOf(pieces: readonly Piece[]): string {
    const { pieces: all } = this.#beginning;
    return pieces
      .map((piece) => all.indexOf(piece))
      .sort((a, b) => a - b)
      .join();
  }

  /** In their own order, whatever came first. */
  async #load(pieces: readonly Piece[]): Promise<Part[]> {
    const { pieces: all, loaded } = this.#beginning;
    const parts: Part[] = [];
    for (const piece of all) {
      if (!pieces.includes(piece)) continue;
      const part = loaded.get(piece) ?? this.#loadOne(piece);
      loaded.set(piece, part);
      parts.push(await part);
    }
    return parts;
  }

  async #loadOne(piece: Piece): Promise<Part> {
    const { isOn, turn, unfiltered = false } = this.#beginning;
    const { rules, answerWalk } = await piece.load();
    const on = rules.filter(isOn);
    const listenersOf: ListenersOf = (subject) => on.flatMap((rule) => listenersOfRule(rule, subject, turn));
    return { piece, ...asked(listenersOf, unfiltered), answerWalk };
  }
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? make();
  if (known.size < MOST) known.set(key, found);
  return found;
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
  readonly #configuration: ConfigurationWalk;
  readonly #listenersOf: ListenersOf;
  readonly #answerWalk: WalkOfAnswers;
  #answers: ReturnType<WalkOfAnswers> | undefined;

  constructor(parts: readonly Part[]) {
    this.#listenersOf = (subject) => parts.flatMap(({ listenersOf }) => listenersOf(subject));
    this.#answerWalk = parts.find(({ answerWalk }) => answerWalk !== undefined)?.answerWalk ?? unknownAnswers;
    this.#configuration = new ConfigurationWalk(parts.map(({ asking }) => asking));
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
