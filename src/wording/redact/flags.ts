import { eachMatch } from './matches.ts';
import type { Hide } from './redact.ts';
import { hideLiterals } from './references.ts';

/** Flags after which a user and a password stand with a colon between them. */
const USER_FLAG = '-u|-U|--(?:proxy-)?user(?:info|pwd|pass)?|--(?:http-|proxy-)?(?:basic-)?auth|--credentials?|--login';
const isUserFlag = new RegExp(`^(?:${USER_FLAG})$`);

const USER_AND_PASSWORD = new RegExp(
  `(?<![\\w-])(?:${USER_FLAG})(?:=|\\\\*["'\`]?[\\s,]+|)\\\\*["'\`]?[^\\s"'\`:,\\\\/=]{1,80}:([^\\s"'\`,\\\\]+)`,
  'g',
);

/** "-pSECRET", as databases and archivers take it. */
const GLUED = /(?<![\w$/@.-])-p([^\s"'`=,\\{}]{4,})/g;

/** Other flags that begin so: in one word as some programs have them, a port, a path, the package of a runner. */
const NO_PASSWORD =
  /^(?:\d+(?:[:-]\d+)*(?:\/\w+)?|[:./@~$%<].*|(?:ort|ath|rofile|roject|refix|rint|ackage|lugin|latform|rod|reset|rompt|retty|ublic|rotocol|rovider|roxy|ipe|arallel|aram|ersist|review|rogress|ush|ull|age|arent|arse|atch|attern|assive|lain|olicy|ool|riority|rivate|urge|ython|roperty|roperties|erformance|rune|oll)s?(?:$|[^A-Za-z].*))$/;

export function hideFlagged(text: string, hide: Hide): void {
  if (!text.includes('-')) return;
  eachMatch(USER_AND_PASSWORD, text, ({ index, 0: whole, 1: password = '' }) => {
    if (!/^\d{1,5}$/.test(password))
      hideLiterals(text, index + whole.length - password.length, index + whole.length, hide);
  });
  eachMatch(GLUED, text, ({ index, 0: whole, 1: password = '' }) => {
    if (!NO_PASSWORD.test(password)) hideLiterals(text, index + 2, index + whole.length, hide);
  });
}

/** Where the password begins in the word after a flag such as "-u"; undefined after others, and where there is none. */
export function passwordAfter(flag: string, word: string): number | undefined {
  if (isUserFlag.test(flag)) {
    const colon = word.indexOf(':');
    return colon === -1 || /^\d+:\d+$/.test(word) || word.startsWith('//', colon + 1) ? undefined : colon + 1;
  }
  const isPassword = flag === '-p' && word.length >= 4 && !word.startsWith('-') && !NO_PASSWORD.test(word);
  return isPassword && !word.includes('/') ? 0 : undefined;
}
