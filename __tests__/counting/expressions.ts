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

/** Expressions with their limits. */
const made = new Map<string, RegExp>();

const twins = new Map<string, RegExp>();

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
  const from = this.global || this.sticky ? this.lastIndex : 0;
  steps += leastLimit(this, String(text), from);
  const twin = twinOf(this);
  twin.lastIndex = this.lastIndex;
  const match = exec.call(twin, text);
  this.lastIndex = twin.lastIndex;
  return match;
}

/**
 * One that finds the same, and is never used where nobody counts: V8 keeps what it has compiled, and unoptimised, a long
 * line is too much for it.
 */
function twinOf({ source, flags }: RegExp): RegExp {
  const key = `${flags}/${source}`;
  const known = twins.get(key) ?? new RegExp(`(?:${source})`, flags);
  twins.set(key, known);
  return known;
}

/** The smallest of a row of limits under which the expression comes to an end, be it without a match. */
function leastLimit({ source, flags, sticky }: RegExp, text: string, from: number): number {
  const ended = sticky ? `(?:${source})|` : `(?:${source})|(?![^])`;
  for (let limit = 16; ; limit = Math.ceil(limit * 1.3)) {
    const expression = expressionWith(ended, flags, limit);
    expression.lastIndex = from;
    if (exec.call(expression, text) !== null) return limit;
  }
}

function expressionWith(source: string, flags: string, limit: number): RegExp {
  const key = `${limit}/${source}/${flags}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const expression = limited(source, flags, limit);
  made.set(key, expression);
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

function withFlag<T>(flag: string, make: () => T): T {
  v8.setFlagsFromString(flag);
  try {
    return make();
  } finally {
    v8.setFlagsFromString(flag.startsWith('--no-') ? flag.replace('--no-', '--') : flag.replace('--', '--no-'));
  }
}
