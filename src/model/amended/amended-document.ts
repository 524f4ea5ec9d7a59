import type { Document, Route, Side, Span } from '../../parse/index.ts';
import { type Place, startsWith, valueAt } from '../values/index.ts';
import type { Change } from '../verdict/index.ts';
import { outcomeOf } from './outcome.ts';

/** A document as it would read with some changes made; its places are those of the text as it stands. */
export interface Amended {
  readonly document: Document;
  /** The same in the document as it is; nothing for what stands there only once the changes are made. */
  readonly placeOf: (place: Place) => Place | undefined;
  readonly changeOf: (change: Change) => Change | undefined;
}

/** Changes that do not fit are left out; nothing where none fits. */
export function amend(document: Document, changes: readonly Change[]): Amended | undefined {
  const taken = new Set<string>();
  const fitting = changes.filter((change) => {
    const step = stepOf(change);
    if (step === undefined || !isThere(document, step)) return false;
    const goal = step.to && step.among === undefined ? JSON.stringify(step.to) : undefined;
    if (goal === undefined) return true;
    const isFree = valueAt(document.value, step.to ?? []) === undefined && !taken.has(goal);
    taken.add(goal);
    return isFree;
  });
  const outcome = fitting.length === 0 ? undefined : outcomeOf(document, fitting);
  return outcome && amended(new AmendedDocument(document, outcome.value, layersOf(fitting)), document);
}

function isThere({ value }: Document, { from, at }: Step): boolean {
  const route = from ?? at;
  return route === undefined || valueAt(value, route) !== undefined;
}

/** What was done last comes first: what is deeper was done before what is round it, and values before their names. */
function layersOf(changes: readonly Change[]): Layer[] {
  const layers: Layer[] = [];
  for (const change of changes.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const step = stepOf(change);
    if (layers.at(-1)?.rank !== rankOf(change)) layers.push(new Layer(rankOf(change)));
    if (step !== undefined) layers.at(-1)?.add(step);
  }
  return layers;
}

/** What stands at `to` stood at `from`, or is new. */
interface Step {
  readonly from?: Route;
  readonly to?: Route;
  /** The value there is another one. */
  readonly at?: Route;
  /** What is new is words of the text there. */
  readonly outOf?: Route;
  /** They are so many items of the list at `to`, the first of them in this place. */
  readonly among?: { readonly position: number; readonly count: number };
}

function stepOf(change: Change): Step | undefined {
  switch (change.do) {
    case 'rename':
      return { from: change.at, to: [...change.at.slice(0, -1), change.to] };
    case 'move':
      return { from: change.at, to: change.to };
    case 'lift': {
      const to = [...change.at.slice(0, -2), change.to];
      // It may get the name that is around it.
      return change.at.at(-2) === change.to ? { from: change.at, at: to } : { from: change.at, to };
    }
    case 'wrap':
      return { from: [], to: [change.under] };
    case 'add':
      return { to: change.at, ...(change.outOf && { outOf: change.outOf }) };
    case 'insert': {
      const { into, position, values, outOf } = change;
      return outOf && { to: into, outOf, among: { position, count: values.length } };
    }
    case 'set':
      return { at: change.at };
    default:
      return undefined;
  }
}

function rankOf(change: Change): number {
  const depth = 'at' in change ? change.at.length : 0;
  return depth * 2 + (change.do === 'set' || change.do === 'add' ? 1 : 0);
}

/** Where a node stands in the text, and whether its value is what stands there. */
interface Origin {
  readonly route: Route;
  readonly isNew: boolean;
  readonly isOther: boolean;
}

/** Changes of one rank, of which none touches another. */
class Layer {
  readonly rank: number;
  readonly #steps = new Map<string, Step>();
  readonly #lengths = new Set<number>();

  constructor(rank: number) {
    this.rank = rank;
  }

  add(step: Step): void {
    const { to, at = [] } = step;
    const now = to ?? at;
    this.#steps.set(JSON.stringify(now), step);
    this.#lengths.add(now.length);
  }

  /** Where a node of the document before stands now. */
  after(route: Route): Route {
    for (const { from, to, at, among } of this.#steps.values()) {
      if (from !== undefined && startsWith(route, from)) return [...(to ?? at ?? []), ...route.slice(from.length)];
      if (among !== undefined && to !== undefined && startsWith(route, to))
        return shifted(route, to, among, among.count);
    }
    return route;
  }

  before(origin: Origin): Origin {
    const { route } = origin;
    for (const length of this.#lengths) {
      const step = this.#steps.get(JSON.stringify(route.slice(0, length)));
      if (step === undefined) continue;
      const { from, to, at, outOf, among } = step;
      if (among !== undefined && outOf !== undefined) {
        const index = route[length];
        if (typeof index !== 'number') return { ...origin, isOther: true };
        const isWord = index >= among.position && index < among.position + among.count;
        if (isWord) return { ...origin, route: outOf, isOther: true };
        return { ...origin, route: shifted(route, route.slice(0, length), among, -among.count) };
      }
      if (outOf !== undefined) return { ...origin, route: outOf, isOther: true };
      if (from !== undefined) return { ...origin, route: [...from, ...route.slice(length)] };
      const whole = { ...origin, route: to ?? at ?? [] };
      return to === undefined ? { ...whole, isOther: true } : { ...whole, isNew: true };
    }
    return origin;
  }
}

/** The same item before or after others came in ahead of it. */
function shifted(route: Route, list: Route, { position }: NonNullable<Step['among']>, by: number): Route {
  const index = route[list.length];
  if (typeof index !== 'number' || index < position) return route;
  return [...list, index + by, ...route.slice(list.length + 1)];
}

class AmendedDocument implements Document {
  readonly value: unknown;
  readonly #base: Document;
  readonly #layers: readonly Layer[];

  /** What was done last comes first. */
  constructor(base: Document, value: unknown, layers: readonly Layer[]) {
    this.#base = base;
    this.value = value;
    this.#layers = layers;
  }

  get path(): string {
    return this.#base.path;
  }

  get part() {
    return this.#base.part;
  }

  get text(): string {
    return this.#base.text;
  }

  get language(): Document['language'] {
    return this.#base.language;
  }

  get problems(): Document['problems'] {
    return this.#base.problems.map((problem) =>
      problem.route === undefined ? problem : { ...problem, route: this.#nowAt(problem.route) },
    );
  }

  #nowAt(route: Route): Route {
    return this.#layers.reduceRight((now, layer) => layer.after(now), route);
  }

  forget(): void {
    this.#base.forget();
  }

  locate(route: Route, side: Side, within?: Span): Span {
    const { route: from, isOther } = this.originOf(route);
    return this.#base.locate(from, side, isOther ? undefined : within);
  }

  isBroken(route: Route): boolean {
    return this.#base.isBroken(this.originOf(route).route);
  }

  comments(): ReturnType<Document['comments']> {
    return this.#base.comments();
  }

  position(offset: number): ReturnType<Document['position']> {
    return this.#base.position(offset);
  }

  originOf(route: Route): Origin {
    let origin: Origin = { route, isNew: false, isOther: false };
    for (const layer of this.#layers) origin = layer.before(origin);
    return origin;
  }
}

function amended(document: AmendedDocument, base: Document): Amended {
  const routeOf = (route: Route) => document.originOf(route).route;
  return {
    document,
    placeOf: (place) => {
      if (place.document !== document) return place;
      const { route, isNew, isOther } = document.originOf(place.route);
      if (isNew) return undefined;
      const { within, ...rest } = place;
      return { ...rest, document: base, route, ...(within === undefined || isOther ? {} : { within }) };
    },
    changeOf: (change) => {
      if (change.do === 'write') return change;
      if (change.do === 'wrap') return undefined;
      const at = change.do === 'insert' ? change.into : change.at;
      const { isNew, isOther } = document.originOf(at);
      if (isNew || isOther) return undefined;
      if (change.do === 'insert') return { ...change, into: routeOf(at) };
      // It would go where the right name is to come from.
      if (change.do === 'move' && JSON.stringify(routeOf(change.to)) !== JSON.stringify(change.to)) return undefined;
      return { ...change, at: routeOf(at) };
    },
  };
}
