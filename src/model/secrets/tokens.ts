import { endsInChecksum } from './checksum.ts';
import { isForShow } from './examples.ts';
import { hasLongRun } from './runs.ts';
import type { Secret } from './secret.ts';
import { shapeSources, type TokenShape } from './token-shapes.ts';

const shapes: readonly TokenShape[] = shapeSources.flatMap((list) => list.shapes);

const escaped = (text: string) => text.replace(/[.~]/g, '\\$&');

/** Made when they are asked for: most runs never do. */
let beginning: RegExp | undefined;
let written: RegExp | undefined;

/** What a token may begin with. */
function beginnings(): string {
  return [...new Set(shapes.map(({ begins }) => escaped(begins)))].join('|');
}

/** No token is shorter, and most words are. */
const SHORTEST = 20;

/** Only where enough letters and signs of tokens follow each other: what a token begins with is looked for in these. */
export function mayBeginToken(document: string): boolean {
  // The letter before may be that of an escape.
  written ??= new RegExp(`(?:(?<![A-Za-z0-9_])|(?<=\\\\[bfnrt]))(?:${beginnings()})[\\w.~+/=:\\\\-]{8}`);
  const token = written;
  return hasLongRun(document, SHORTEST, (run) => token.test(run));
}

const compiled = new Map<TokenShape, RegExp>();

/** Tokens that show by their shape who issued them. */
export function tokensIn(text: string): Secret[] {
  // Which shape it has is looked at only where one may begin.
  beginning ??= new RegExp(`(?<![A-Za-z0-9_])(?:${beginnings()})`, 'g');
  const found: Secret[] = [];
  for (const { index } of text.matchAll(beginning)) {
    const token = tokenAt(text, index);
    if (token !== undefined) found.push(token);
  }
  return found;
}

function tokenAt(text: string, start: number): Secret | undefined {
  for (const shape of shapes) {
    if (!text.startsWith(shape.begins, start)) continue;
    const pattern = patternOf(shape);
    pattern.lastIndex = start;
    if (!pattern.test(text)) continue;
    const end = pattern.lastIndex;
    const body = text.slice(start + shape.begins.length, end);
    if (isForShow(text.slice(start, end)) || !isMixed(body)) continue;
    if (shape.checksum !== undefined && !endsInChecksum(body)) continue;
    return { what: shape.what, start, end };
  }
  return undefined;
}

function patternOf(shape: TokenShape): RegExp {
  const known = compiled.get(shape);
  if (known !== undefined) return known;
  const pattern = new RegExp(`${escaped(shape.begins)}${shape.goesOn}(?![A-Za-z0-9_-])`, 'y');
  compiled.set(shape, pattern);
  return pattern;
}

/** A name that happens to begin like a token has neither digits nor letters in two cases. */
function isMixed(body: string): boolean {
  return /\d/.test(body) || (/[a-z]/.test(body) && /[A-Z]/.test(body));
}
