import { eachMatch } from './matches.ts';
import type { Hide } from './redact.ts';

/**
 * Beginnings of tokens that vendors issue; what follows must look like more than an identifier. Here and below the least
 * length is looked for ahead: a counted loop without an end remembers every turn, and a run of megabytes is too much.
 */
const KNOWN_TOKEN = new RegExp(
  `(?<![A-Za-z0-9])(?:${[
    'gh[opsur]_',
    'github_pat_',
    'glpat-',
    'sk-',
    '[spr]k_(?:live|test)_',
    'xox[a-z]-',
    'xapp-',
    'AKIA',
    'ASIA',
    'AIza',
    'AQ\\.',
    'ya29\\.',
    'eyJ',
    'sbp_',
    'sb_secret_',
    'fig[du]_',
    'npm_',
    'hf_',
    'pypi-',
    'do[opr]_v1_',
    'SG\\.',
    'key-',
    'ctx7sk-',
    'tvly-',
    'fc-',
    'BSA',
    'gsk_',
    'xai-',
    'pplx-',
    'nvapi-',
    'r8_',
    're_',
    'ntn_',
    'secret_',
    'lin_api_',
    'apify_api_',
    'dckr_pat_',
    'whsec_',
    'shp(?:at|ca|pa|ss)_',
    'sntry[su]_',
    'hvs\\.',
    'ATATT',
    'PMAK-',
    'AGE-SECRET-KEY-',
  ].join('|')})(?=[\\w.=+/~-]{8})([\\w.=+/~-]*)`,
  'g',
);

/** Sixteen characters and more without a space or quote; a padding of "=" belongs to it. */
const RUN = /(?=[A-Za-z0-9\\][\w+/.:~%\\-]{15})[\w+/.:~%\\-]*={0,3}/g;

const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

const SHORTEST_RUN = 16;
/** No word has so many letters, and neither has any package made of one. */
const LONGEST_WORD = 32;

export function hideKnownTokens(text: string, hide: Hide): void {
  eachMatch(KNOWN_TOKEN, text, (match) => {
    if (isKnownBody(match[1] ?? '')) hide(match.index, match.index + match[0].length);
  });
}

/** Runs outside of URLs, whose parts are judged one by one. */
export function hideRandomRuns(text: string, urls: readonly (readonly [number, number])[], hide: Hide): void {
  let from = 0;
  for (const [start, end] of [...urls, [text.length, text.length] as const]) {
    hideRandomIn(text.slice(from, start), from, hide);
    from = end;
  }
}

function hideRandomIn(text: string, offset: number, hide: Hide): void {
  eachMatch(RUN, text, ({ 0: run, index }) => {
    if (looksRandom(run)) hide(offset + index, offset + index + run.length);
  });
}

export function looksLikeToken(text: string): boolean {
  for (const match of text.matchAll(KNOWN_TOKEN)) if (isKnownBody(match[1] ?? '')) return true;
  for (const match of text.matchAll(RUN)) if (looksRandom(match[0])) return true;
  return false;
}

/** Whether a run mixes letters and digits in a way that words, versions, dates and names of packages do not. */
export function looksRandom(run: string): boolean {
  if (run.length < SHORTEST_RUN) return false;
  if (UUID.test(run)) return true;
  if (!/\d/.test(run) || !/[A-Za-z]/.test(run)) return hasRandomCase(run);
  return !isMadeOfWords(run);
}

/** Whether it could be names and numbers joined by separators: "claude-3-5-sonnet-20241022", "src/node20/index.js". */
export function isMadeOfWords(run: string): boolean {
  // "NEO4J_PASSWORD"
  const isVariable = /^[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(run);
  let parts = 0;
  let mixedParts = 0;
  for (const [part] of run.replace(/\\u[0-9a-f]{4}/gi, '-').matchAll(/[A-Za-z0-9]+/g)) {
    parts++;
    if (/^\d+$/.test(part)) {
      if (part.length > 8) return false;
    } else if (/^[A-Za-z]+$/.test(part)) {
      if (part.length >= LONGEST_WORD || !isWord(part)) return false;
    } else {
      mixedParts++;
      if (!isWordWithNumber(part) && !(isVariable && /^[A-Z]+\d{1,2}[A-Z]+$/.test(part))) return false;
    }
  }
  // Groups such as "ABCD1-EFGH2-IJKL3" are serial numbers.
  return mixedParts < 3 || mixedParts * 2 <= parts;
}

/** "context7", "4o", "i18n", "x64"; "01T10" and "256739Z" of a time. */
function isWordWithNumber(part: string): boolean {
  if (part.length >= SHORTEST_RUN) return false;
  if (/^(?:\d{2}T\d{2}|\d{1,9}Z)$/.test(part)) return true;
  if (/^(?:[a-z]+\d{1,2}[a-z]+|[A-Z][a-z]+\d{1,2}[A-Z][a-z]+)$/.test(part)) return isWord(part.replace(/\d/g, ''));
  const letters = /^(?:([A-Za-z]+)\d{1,4}|\d{1,4}([A-Za-z]+))$/.exec(part)?.slice(1).join('');
  return letters !== undefined && isWord(letters);
}

/** Whether letters look like words, in camel case or not: few changes of case, and vowels. */
function isWord(letters: string): boolean {
  const words = letters.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  if (words.length * 4 > letters.length + 3) return false;
  return risesIn(letters) <= Math.max(1, letters.length / 5) && words.every(isSpeakable);
}

function isSpeakable(word: string): boolean {
  return !/[bcdfghj-np-tvwxz]{6}/i.test(word);
}

function hasRandomCase(run: string): boolean {
  for (const [letters] of run.matchAll(/(?=[A-Za-z]{16})[A-Za-z]+/g)) {
    if (risesIn(letters) * 5 > letters.length) return true;
  }
  return false;
}

function risesIn(letters: string): number {
  return letters.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
}

/** Real tokens have digits or mixed case; "npm_config_registry" and "sk-learn-server" have neither. */
function isKnownBody(body: string): boolean {
  return (
    body.length >= 8 && ((/\d/.test(body) && !isMadeOfShortWords(body)) || (/[a-z]/.test(body) && /[A-Z]/.test(body)))
  );
}

/** "key-value-v2", "sk-learn-3": after a short prefix such as "re_" these are names. */
function isMadeOfShortWords(body: string): boolean {
  return body.length < 32 && /^(?:[a-z]{1,12}|\d{1,2}|v\d{1,2})(?:[-_./](?:[a-z]{1,12}\d{0,2}|\d{1,2}))+$/.test(body);
}
