import v8 from 'node:v8';

type Exec = (this: RegExp, text: string) => RegExpExecArray | null;
type Make = (source: string, flags: string, limit: number) => RegExp;

const { exec } = RegExp.prototype as { exec: Exec };

/** V8's own expression that gives up after going back so often. */
const limited = withFlag('--allow-natives-syntax', () =>
  Reflect.construct(Function, [
    'source',
    'flags',
    'limit',
    'return %NewRegExpWithBacktrackLimit(source, flags, limit)',
  ]),
) as Make;

const limits = [16];
for (let limit = 16; limit < 2 ** 29; limits.push(limit)) limit = Math.ceil(limit * 1.3);

let steps = 0;

/** How often the expressions that are run during the work begin anew at another place or go back. */
export async function stepsOfExpressions(work: () => unknown): Promise<number> {
  steps = 0;
  Object.assign(RegExp.prototype, { exec: countingExec });
  try {
    await work();
  } finally {
    Object.assign(RegExp.prototype, { exec });
  }
  return steps;
}

function countingExec(this: RegExp, text: string): RegExpExecArray | null {
  const isPlaced = this.global || this.sticky;
  const { limit, match, end } = countedOf(this).run(String(text), isPlaced ? this.lastIndex : 0);
  steps += limit;
  if (isPlaced) this.lastIndex = end;
  return match;
}

/**
 * What runs in the place of an expression while somebody counts: itself with each of the limits. It is not run itself,
 * since V8 keeps what it has compiled, and unoptimised, a long line is too much for it.
 */
class Counted {
  readonly #source: string;
  readonly #flags: string;
  readonly #made: RegExp[] = [];
  #latest = 0;

  constructor({ source, flags, sticky, unicode }: RegExp) {
    // "[^]" takes no half of a character, which is no end.
    const end = unicode ? '(?=$)(?![^])' : '(?![^])';
    // Where there is nothing to find the last group is found, so that nothing at all is found under too small a limit.
    this.#source = `(?:${source})|${sticky ? '' : end}()`;
    this.#flags = flags;
  }

  /** What it finds, and the smallest limit under which it comes to an end. */
  run(text: string, from: number): { limit: number; match: RegExpExecArray | null; end: number } {
    if (from > text.length) return { limit: 0, match: null, end: 0 };
    let found: RegExpExecArray | undefined;
    let end = 0;
    let least = 0;
    let most = limits.length;
    const attempt = (at: number) => {
      const expression = this.#within(at);
      expression.lastIndex = from;
      const match = exec.call(expression, text);
      if (match === null) least = at + 1;
      else [most, found, end] = [at, match, expression.lastIndex];
    };
    // Most take few steps, and the others often as many as the one before.
    for (const at of [0, this.#latest, this.#latest - 1]) if (least <= at && at < most) attempt(at);
    while (least < most) attempt(found === undefined ? Math.min(2 * least, most - 1) : (least + most) >> 1);
    if (found === undefined) throw new Error(`the expression ${this.#source} does not come to an end`);
    this.#latest = most;
    found.indices?.pop();
    const isNothing = found.pop() !== undefined;
    return { limit: limits[most] as number, match: isNothing ? null : found, end: isNothing ? 0 : end };
  }

  #within(at: number): RegExp {
    const known = this.#made[at];
    if (known !== undefined) return known;
    const expression = limited(this.#source, this.#flags, limits[at] as number);
    this.#made[at] = expression;
    // V8 compiles at the first run, and for speed at the next. Optimised, loops over one class of characters would go
    // back without telling; nothing but these expressions is to be so.
    withFlag('--no-regexp-optimization', () => {
      for (const text of ['', '', '', '\u{1f600}', '\u{1f600}', '\u{1f600}']) {
        expression.lastIndex = 0;
        exec.call(expression, text);
      }
    });
    return expression;
  }
}

/** Of all suites in a process: each expression is made, compiled and tried for three limits at least. */
const known: Map<string, Map<string, Counted>> = ofProcess('expressions that are counted', () => new Map());

function ofProcess<T>(name: string, make: () => T): T {
  const made: T = Reflect.get(globalThis, Symbol.for(name)) ?? make();
  Reflect.set(globalThis, Symbol.for(name), made);
  return made;
}

/** By the source itself, whose hash V8 keeps: one put together with the flags would be hashed at each run. */
function countedOf(expression: RegExp): Counted {
  const { source, flags } = expression;
  const ofSource = known.get(source) ?? new Map<string, Counted>();
  if (ofSource.size === 0) known.set(source, ofSource);
  const counted = ofSource.get(flags) ?? new Counted(expression);
  ofSource.set(flags, counted);
  return counted;
}

function withFlag<T>(flag: string, make: () => T): T {
  v8.setFlagsFromString(flag);
  try {
    return make();
  } finally {
    v8.setFlagsFromString(flag.startsWith('--no-') ? flag.replace('--no-', '--') : flag.replace('--', '--no-'));
  }
}
