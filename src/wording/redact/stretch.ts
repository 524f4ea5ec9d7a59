/** A line is looked at as a whole unless it is longer. */
const LONGEST_LINE = 2000;

/** What neither an address nor a token nor a value after "Bearer" has in it. */
const BREAK = /[\s"'`]/g;

const SCHEME = /(?:bearer|basic|token|apikey)$/i;
const LONGEST_SCHEME = 6;

/**
 * The part round a range that can be understood by itself, but for names and PEM blocks: its line or lines, or of a very
 * long line the part between two breaks. Nothing that is hidden for its own looks crosses these ends.
 */
export function stretchRound(text: string, from: number, to: number): { readonly start: number; readonly end: number } {
  return { start: startBefore(text, from), end: endAfter(text, to) };
}

function startBefore(text: string, from: number): number {
  const farthest = Math.max(0, from - LONGEST_LINE);
  for (let at = from; at > farthest; at--) if (isLineBreak(text, at - 1)) return at;
  for (let at = from; at > 0; at--) if (isLineBreak(text, at - 1) || isBreak(text, at)) return at;
  return 0;
}

function endAfter(text: string, to: number): number {
  const lineBreak = text.slice(to, to + LONGEST_LINE).search(/[\n\r]/);
  if (lineBreak !== -1) return to + lineBreak;
  BREAK.lastIndex = to;
  return BREAK.exec(text)?.index ?? text.length;
}

function isLineBreak(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r';
}

/** Whether nothing goes on here: at a quote, and at the first blank after a word that is not "Bearer" or a key. */
function isBreak(text: string, at: number): boolean {
  const sign = text[at];
  if (sign === '"' || sign === "'" || sign === '`') return true;
  if (sign !== ' ' && sign !== '\t') return false;
  return !/[\s"'`:=]/.test(text[at - 1] ?? '') && !SCHEME.test(text.slice(Math.max(0, at - LONGEST_SCHEME), at));
}
