import type { Hide } from './redact.ts';
import { hideLiterals } from './references.ts';
import { maskedUnder, type Secrecy } from './secret-names.ts';
import { FOREIGN_HINTS } from './tongues.ts';
import { type Reach, type Value, valueAt } from './values.ts';

/** A piece of a name, in small letters, that makes a closer look worthwhile. */
const HINT = new RegExp(
  [
    'token|secret|pass|pwd|key|cred|auth|bearer|cookie|session|signature|dsn|jwt|pat|pin|mnemonic|phrase',
    'pw|otp|mfa|2fa|hmac|salt|pepper|seed|psk|sas|wif|xprv|pem|pfx|jwk|srf|cvv|cvc|sid|sig|netrc|conn|code',
    FOREIGN_HINTS,
  ].join('|'),
);
const LONGEST_HINT = 20;
/** Letters of any script; not the dots that something is masked with. */
const NAME_SIGNS = '\\w.\\-\\u00b5\\u00c0-\\u1fff\\u3005-\\u3007\\u3031-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefe';
const NAME_REST = new RegExp(`[${NAME_SIGNS}]*`, 'y');
const NAME_SIGN = new RegExp(`[${NAME_SIGNS}]`);
/** The rest of a name of several words, which is one for its quotes. */
const NAME_TAIL = /(?:[ '’][\w\u00c0-\u024f]{1,20}){1,4}(?=\\*["`]\s{0,9}:)/y;
const LONGEST_START = 100;

const ASSIGNS = /\\*["'`]?\s*(?::{1,2}=?|=>|={1,2})[ \t]*/y;
const NEXT_ITEM = /\\*["'`]\s*,\s*(?=\\*["'`])/y;
const NEXT_WORD = /[ \t]+(?=\S)/y;
const NEXT_LIST_ITEM = /\\*["'`]?[ \t]*\r?\n[ \t]*-[ \t]+/y;
const NAMED_FIELD = /\bname\\*["'`]?\s{0,9}[:=]\s{0,9}\\*["'`]?$/;
const FIELD_VALUE = /[^{}]{0,300}?\b(?:value|default)\\*["'`]?\s{0,9}[:=][ \t]*/y;

/** So much before a name is looked at. */
const CONTEXT = 30;
/** "login" and its value, as in the file that curl and git read: a word after "password" is one then. */
const NETRC_LOGIN = /(?:^|[\s"'`])login(?:\s|\\[nt])+[^\s"'`\\]+(?:\s|\\[nt])+$/;
const LONGEST_LOGIN = 200;
const NETRC_GAP = /(?:\s|\\[nt])+/y;
const REFERENCE_OPENS = /\$\{(?:[A-Za-z]{1,10}:)?$/;
const DEFAULT_OPENS = /:?[-?=+]/y;
const DEFAULT = /[^{}\n\r"'`]*/y;

const COMMENT_IN_LINE = /(?:\/\*[^*\n\r]{0,300}\*\/[ \t]*)+/y;
const COMMENT_LINES = /(?:#|\/\/)[^\n\r]{0,300}(?:\r?\n[ \t]*(?:#|\/\/)[^\n\r]{0,300}){0,9}(?=\r?\n)/y;
const YAML_TAG = /[!&][^\s"']*[ \t]+/y;
const YAML_BLOCK = /[|>][-+0-9]{0,3}[ \t]*(?:#[^\n]*)?\r?\n/y;
const YAML_NEXT_LINE = /[ \t]*\r?\n[ \t]+(?:-[ \t]+)?([^\s:{}[\]"'#-][^\s:]*)(?=[ \t]*(?:\r?\n|$))/y;
const FIELD_BELOW = /[ \t]*\r?\n(?:[ \t][^\n]{0,300}\n){0,3}?[ \t]+(?:value|default)[ \t]*:[ \t]*(?=\S)/y;
const STRING_BELOW = /\s*(?=\\*["'`])/y;
const OBJECT = /\{(?=[\s"'{[}\\]|$)/y;
const LIST = /\[\s*/y;
const LIST_GAP = /[\s,]*/y;
const LIST_WORD = /[^\],\r\n"']+/y;

/** No secret if it is the whole value: switches, nothing, and small numbers. */
const HARMLESS =
  /(?:true|false|null|none|yes|no|on|off|~|-?\d{1,5}(?:\.\d{1,3})?)(?=[ \t]+#|[ \t]*(?:,\s*(?:[\\"'}\]]|$)|[}\]](?:[\s,}\]]|$)|[\r\n]|$))/iy;
const PLAIN_WORDS = /^\d{1,6}$|^[A-Za-z]{1,20}\d?(?:[-_ ][A-Za-z]{1,20}\d?)*$/;
const NEXT_FLAG = /-?-[A-Za-z]/y;
/** "--token is", "--token and": a sentence about a flag. */
const SHORT_WORD = /[a-z]{1,4}(?=[,.;]?(?:\s|$))/y;

/**
 * Hides values after names that speak of a secret: `"API_KEY": "…"`, `token = …`, `--api-key=…`, `"--token", "…"`. What
 * it returns goes through the text from the beginning, each time from where it was to where it is told.
 */
export function namedValues(text: string, hide: Hide): (until: number) => void {
  let at = 0;
  let after = 0;
  const small = lowered(text);
  return (until) => {
    while (at < until) {
      const hint = small.slice(at, until + LONGEST_HINT).search(HINT);
      if (hint === -1 || at + hint >= until) {
        at = until;
        return;
      }
      const start = nameStart(text, at + hint, after);
      const end = matchAt(NAME_REST, text, at + hint);
      const secrecy = maskedUnder(wordBefore(text, start) + text.slice(start, end));
      after = secrecy === undefined ? end : hideAfter(text, { start, end }, secrecy, hide);
      // A sign that no name has would be found for ever.
      at = Math.max(after, end, at + hint + 1);
    }
  };
}

/** In small letters, each where it stands: one letter alone becomes two by it. */
function lowered(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replaceAll('İ', 'i').toLowerCase();
}

interface NameSpan {
  readonly start: number;
  readonly end: number;
}

/** "API " of "API key", which is one name in some lists of headers. */
function wordBefore(text: string, start: number): string {
  return /(?<![A-Za-z])[A-Za-z]+ $/.exec(text.slice(Math.max(0, start - CONTEXT), start))?.[0] ?? '';
}

/** Hides the value that belongs to the name and returns where to read on. */
function hideAfter(text: string, name: NameSpan, secrecy: Secrecy, hide: Hide): number {
  const before = text.slice(Math.max(0, name.start - CONTEXT), name.start);
  if (REFERENCE_OPENS.test(before)) return hideDefault(text, name.end, hide);
  const assigned = matchAt(ASSIGNS, text, Math.max(name.end, matchAt(NAME_TAIL, text, name.end)));
  if (assigned !== -1) {
    const isColon = text.slice(name.end, assigned).includes(':');
    return hideAssigned(text, assigned, secrecy, isColon ? 'line' : reachAfter(before), hide);
  }
  if (text[name.start] === '-') return hideFlagValue(text, name.end, secrecy, hide);
  if (NETRC_LOGIN.test(text.slice(Math.max(0, name.start - LONGEST_LOGIN), name.start))) {
    const value = matchAt(NETRC_GAP, text, name.end);
    if (value !== -1) return hideValue(text, valueAt(text, value, 'word'), secrecy, hide);
  }
  if (NAMED_FIELD.test(before)) {
    const value = matchAt(FIELD_VALUE, text, name.end);
    if (value !== -1) return hideAssigned(text, value, secrecy, 'line', hide);
  }
  return name.end;
}

/** `?token=…` ends at the next parameter; an assignment that is a whole string or list item ends with it. */
function reachAfter(before: string): Reach {
  if (/[?&]$/.test(before) && !before.endsWith('&&')) return 'parameter';
  return /["'`]$|(?:^|[\r\n])[ \t]*(?:-[ \t]+)?$/.test(before) ? 'line' : 'word';
}

/** The default in "${TOKEN:-…}". */
function hideDefault(text: string, start: number, hide: Hide): number {
  const value = matchAt(DEFAULT_OPENS, text, start);
  if (value === -1) return start;
  const end = matchAt(DEFAULT, text, value);
  hideLiterals(text, value, end, hide);
  return end;
}

function hideAssigned(text: string, start: number, secrecy: Secrecy, reach: Reach, hide: Hide): number {
  if (text[start] === '[') return hideList(text, start, secrecy, hide);
  if (matchAt(OBJECT, text, start) !== -1) {
    hideField(text, start, secrecy, hide);
    return start;
  }
  if (reach === 'line') {
    hideBehindComments(text, start, secrecy, hide);
    const block = matchAt(YAML_BLOCK, text, start);
    if (block !== -1) return hideIndented(text, start, block, hide);
    if (text[start] === '\n' || text[start] === '\r') return hideBelow(text, start, secrecy, hide);
  }
  return hideValue(text, valueAt(text, pastTags(text, start), reach), secrecy, hide);
}

/** The value on the line after a comment, or behind one in the line; the comment is hidden as if it were the value. */
function hideBehindComments(text: string, start: number, secrecy: Secrecy, hide: Hide): void {
  const inLine = matchAt(COMMENT_IN_LINE, text, start);
  if (inLine !== -1) hideValue(text, valueAt(text, inLine, 'line'), secrecy, hide);
  const lines = matchAt(COMMENT_LINES, text, start);
  if (lines !== -1) hideBelow(text, lines, secrecy, hide);
}

/** Where the string after tags and anchors begins; `start` where there are none, or no string. */
function pastTags(text: string, start: number): number {
  let end = start;
  for (let next = start; next !== -1; next = matchAt(YAML_TAG, text, end)) end = next;
  return /["']/.test(text[end] ?? '') ? end : start;
}

/** The value in `"API_KEY": {"value": "…"}`; other names in the object speak for themselves. */
function hideField(text: string, start: number, secrecy: Secrecy, hide: Hide): void {
  const value = matchAt(FIELD_VALUE, text, start + 1);
  if (value !== -1 && text[value] !== '{') hideAssigned(text, value, secrecy, 'line', hide);
}

function hideValue(text: string, value: Value, secrecy: Secrecy, hide: Hide): number {
  if (!value.quoted && matchAt(HARMLESS, text, value.start) !== -1) return value.start;
  if (secrecy === 'secret' || !PLAIN_WORDS.test(text.slice(value.start, value.end))) {
    hideLiterals(text, value.start, value.end, hide);
  }
  return value.next;
}

/** What is to be hidden of a text that is as a whole the value of such a name. */
export function hideWhole(text: string, secrecy: Secrecy, hide: Hide): void {
  if (secrecy === 'secret' || !PLAIN_WORDS.test(text)) hideLiterals(text, 0, text.length, hide);
}

function hideFlagValue(text: string, end: number, secrecy: Secrecy, hide: Hide): number {
  const listItem = matchAt(NEXT_LIST_ITEM, text, end);
  const item = listItem === -1 ? matchAt(NEXT_ITEM, text, end) : listItem;
  const start = item === -1 ? matchAt(NEXT_WORD, text, end) : item;
  if (start === -1) return end;
  const value = valueAt(text, start, listItem === -1 ? 'word' : 'line');
  if (matchAt(NEXT_FLAG, text, value.start) !== -1) return start;
  if (!value.quoted && matchAt(SHORT_WORD, text, value.start) !== -1) return start;
  return hideValue(text, value, secrecy, hide);
}

/** A value that begins on a later line: a string, or the lines of a plain YAML value or list. */
function hideBelow(text: string, start: number, secrecy: Secrecy, hide: Hide): number {
  const field = matchAt(FIELD_BELOW, text, start);
  if (field !== -1) {
    hideValue(text, valueAt(text, field, 'line'), secrecy, hide);
    return start;
  }
  const string = matchAt(STRING_BELOW, text, start);
  if (string !== -1) {
    const value = valueAt(text, string, 'word');
    // A key of a map below is not a value.
    return /^\s{0,9}:/.test(text.slice(value.next, value.next + 10)) ? start : hideValue(text, value, secrecy, hide);
  }
  let next = start;
  YAML_NEXT_LINE.lastIndex = start;
  for (let line = YAML_NEXT_LINE.exec(text); line !== null; line = YAML_NEXT_LINE.exec(text)) {
    const end = YAML_NEXT_LINE.lastIndex;
    hideLiterals(text, end - (line[1]?.length ?? 0), end, hide);
    next = end;
  }
  return next;
}

function hideList(text: string, start: number, secrecy: Secrecy, hide: Hide): number {
  let at = matchAt(LIST, text, start);
  while (at < text.length && text[at] !== ']') {
    const word = matchAt(LIST_WORD, text, at);
    const value = word === -1 ? valueAt(text, at, 'word') : { start: at, end: word, quoted: false, next: word };
    if (value.next === at) return at;
    hideValue(text, value, secrecy, hide);
    at = matchAt(LIST_GAP, text, value.next);
  }
  return at;
}

/** The lines of a YAML block scalar: those indented more than the line of the key. */
function hideIndented(text: string, keyEnd: number, from: number, hide: Hide): number {
  const indent = indentAt(text, text.lastIndexOf('\n', keyEnd - 1) + 1);
  let at = from;
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const own = indentAt(text, at);
    const isBlank = at + own >= end || text[at + own] === '\r';
    if (!isBlank && own <= indent) break;
    hide(at + Math.min(own, end - at), end);
    at = end + 1;
  }
  return Math.min(at, text.length);
}

function indentAt(text: string, lineStart: number): number {
  return matchAt(/ */y, text, lineStart) - lineStart;
}

function nameStart(text: string, from: number, after: number): number {
  let start = from;
  const limit = Math.max(after, from - LONGEST_START);
  while (start > limit && NAME_SIGN.test(text[start - 1] ?? '')) start--;
  return start;
}

/** The end of the match that begins exactly here, or -1. */
function matchAt(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}
