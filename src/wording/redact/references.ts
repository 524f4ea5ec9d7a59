import { isStandInWords } from '../stand-in-words.ts';
import { isMadeOfWords, looksLikeToken } from './random.ts';
import type { Hide } from './redact.ts';

/** Ways to point at a value that stands elsewhere. A default ("${KEY:-…}") is a value, so only its frame is listed. */
const REFERENCE = new RegExp(
  [
    /\$\{\{\s*[\w.-]+\s*\}\}/,
    /\$\{(?:[A-Za-z]+:)?[A-Za-z_][\w.]*(?::?[-?=+])?\}/,
    /\$\{[A-Za-z_]\w*:?[-?=+]/,
    /@\{[A-Z_][A-Z0-9_]*\}/,
    /\$\{input:[\w-]+\}/,
    /\{(?:env|file|input):[^{}\s"']{1,200}\}/,
    /\{\{[^{}]{0,80}\}\}/,
    /\$(?:env|input):[\w-]+/,
    /\$[A-Z_][A-Z0-9_]*/,
    /%[A-Z_][A-Z0-9_]*%/,
    /<[^<>"\s][^<>"\n]{0,80}>/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'g',
);

const SCHEME = /^\s*(?:(?:bearer|basic|token|apikey|digest|negotiate)[ \t]+)?/i;

/** "YOUR_API_KEY", "<paste-it-here>", "changeme", "XXXX", "***". */
const PLACEHOLDER =
  /^\W*(?:(?:your|insert|replace|enter|paste|changeme|placeholder|redacted|todo)[A-Za-z _.'-]{0,100}|[A-Z][A-Z_-]{0,100}[_-]HERE|[xX*.•_-]+)\W*$/i;

const LONGEST_PLACEHOLDER = 120;

/** The name of a variable in place of its value, as some clients read it. */
const VARIABLE_NAME = /^[A-Z]+(?:_[A-Z]+)*_(?:KEY|TOKEN|SECRET|PASSWORD|PASS|PAT|CREDENTIALS?)$/;

/** Hides what stands literally in a value: not references, placeholders, or the "Bearer" before them. */
export function hideLiterals(text: string, start: number, end: number, hide: Hide): void {
  const value = text.slice(start, end);
  if (isPlaceholder(value.trim())) return;
  const scheme = SCHEME.exec(value)?.[0].length ?? 0;
  if (isPlaceholder(value.slice(scheme).trim())) return;
  let done = scheme;
  for (const match of value.matchAll(REFERENCE)) {
    if (match.index < done || !isReference(match[0])) continue;
    if (!isJoint(value.slice(done, match.index))) hide(start + done, start + match.index);
    done = match.index + match[0].length;
  }
  const rest = value.slice(done);
  if (done > scheme && isJoint(rest)) return;
  // The brace that ends a default is part of the reference.
  hide(start + done, end - (done > scheme && rest.endsWith('}') ? 1 : 0));
}

/** What joins two references and says nothing itself. */
function isJoint(gap: string): boolean {
  return gap.length < 4 && !/[A-Za-z0-9]/.test(gap) && (/^[\0-\x7f]*$/.test(gap) || !/[\p{L}\p{N}]/u.test(gap));
}

function isPlaceholder(value: string): boolean {
  if (value.length > LONGEST_PLACEHOLDER) return false;
  return (PLACEHOLDER.test(value) && !looksLikeToken(value)) || VARIABLE_NAME.test(value) || isStandInWords(value);
}

function isReference(text: string): boolean {
  if (/^\$[A-Z_]/.test(text)) return isMadeOfWords(text);
  return !looksLikeToken(text);
}
