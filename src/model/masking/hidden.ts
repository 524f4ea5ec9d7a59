import type { Route, Span } from '../../parse/index.ts';
import {
  anyOf,
  type Hide,
  hideLiterals,
  hideWhole,
  maskedUnder,
  passwordAfter,
  remembered,
  type Secrecy,
  Spans,
  tellingIn,
} from '../../wording/index.ts';
import { below, gluedPassword, isObject } from '../values/index.ts';
import { LooseGroup, LooseText } from './loose.ts';

/** A text of a document, and which parts of it are hidden. */
export interface HiddenText {
  readonly text: string;
  readonly parts: readonly (readonly [start: number, end: number])[];
  /** Where it stands: by its route, or in a text that was read loosely by its span. */
  readonly at: Route | Span;
}

type Tell = (hidden: HiddenText) => void;

/** The key that holds what another one beside it names. */
const isValueKey = anyOf(
  'value values val default defaultvalue default_value content contents data literal text current initial example plain raw v',
);
const isNameKey = anyOf(
  'name key id env variable var header field param parameter option envvar env_var variablename variable_name flag k',
);

/** Below a name that speaks of a secret: what says something about it instead of holding it. */
const DESCRIBES =
  /(?:type|title|description|label|format|names?|ids?|prompt|placeholder|kind|source|from|env|file|path|ref|ur[il]|endpoint|scopes?|issuer|audience|required|optional|sensitive|enabled|method|prefix|header|mode|policy|status|provider|realm|region|host|port|user|username|email|version|summary|flow|schema|pattern|enum)$/i;

/** What only a thing has, such as a server, whatever it is called. */
const OF_THINGS: ReadonlySet<string> = new Set(
  'args,cmd,command,disabled,enabled,env,envs,headers,httpUrl,inputSchema,mcpServers,properties,serverUrl,tools,transport,url'.split(
    ',',
  ),
);
/** The items of these are names themselves. */
const listsNames = anyOf(
  'required enum envvar envvars env_var env_vars passthrough pass_through keys names fields columns scope scopes',
);

/** Programs whose "-p" is a package, a port or a folder. */
const OTHER_P = /(?:^|[\\/])(?:npx|npm|pnpm|pnpx|bunx?|yarn|docker|podman|nerdctl|mkdir|ssh|python\d*|uvx?)(?:\.\w+)?$/;

/** What is deeper below a name speaks of other things: columns of a table of tokens, messages about passwords. */
const MOST_BELOW = 2;
const LONGEST_KEY = 60;

const NETRC = /^(?:machine|login)$/;
const NEXT_FLAG = /^--?[A-Za-z]/;
const UPPER_NAME = /^[A-Z][A-Z0-9_]*$/;
/** Of three words at most. */
const NAME = /^[\p{L}\p{N}_.-]{2,60}(?: [\p{L}\p{N}_.-]{1,60}){0,2}$/u;
const LONGEST_NAME = 200;

/** A number of so many digits may be a secret. */
const LEAST_DIGITS = 6;
/** These are shorter. */
const SHORT_CODE = /pin|otp|code|cvv|cvc|pass|pw/i;
const LEAST_OF_CODE = 4;
/** Shorter texts, and those without a sign of an assignment, hold nothing that shows by itself. */
const MAY_TELL = /[=:@?-]|\s|.{8}/s;

/** What is known of a node by what stands around it. */
interface Around {
  readonly at: Route | undefined;
  readonly secrecy: Secrecy | undefined;
  /** The key of the node, or of the list it is an item of. */
  readonly key: string;
  /** So many tables stand between the name that speaks of a secret and the node. */
  readonly depth: number;
  /** Of a list of arguments: the program. */
  readonly program?: string | undefined;
}

/**
 * Every text that is hidden for the key, the neighbour, the flag before it, the table or the name beside it that speaks of
 * a secret, or for what it looks like: whatever stands between them in the file, and however it is written.
 */
export function eachHidden(root: unknown, tell: Tell): void {
  visit(root, { at: [], secrecy: undefined, key: '', depth: 0 }, tell);
}

function visit(value: unknown, around: Around, tell: Tell): void {
  if (typeof value === 'string') leaf(value, around.at ?? [], around.secrecy, tell);
  else if (value instanceof LooseText) leaf(value.text, value.span, looseSecrecy(value.text, around.secrecy), tell);
  else if (typeof value === 'number' || typeof value === 'bigint') numeral(String(value), around, tell);
  else if (value instanceof LooseGroup) group(value, around, tell);
  else if (Array.isArray(value)) list(value, around, tell);
  else if (isObject(value))
    table(
      Object.keys(value).map((key) => [key, value[key]]),
      around,
      tell,
    );
}

function leaf(text: string, at: Route | Span, secrecy: Secrecy | undefined, tell: Tell): void {
  const hidden = new Spans();
  if (secrecy !== undefined) hideWhole(text, secrecy, hidden.add);
  if (MAY_TELL.test(text)) hideTelling(text, hidden.add);
  if (!hidden.isEmpty) tell({ text, parts: [...hidden.within(0, text.length)], at });
}

/** As a text in quotes, which it ends with as a whole. */
const tellingInQuotes = remembered((text) => tellingIn(`"${text}"`));

function hideTelling(text: string, hide: Hide): void {
  for (const [start, end] of tellingInQuotes(text)) hide(Math.max(0, start - 1), Math.min(text.length, end - 1));
}

function numeral(digits: string, { at, secrecy, key }: Around, tell: Tell): void {
  const least = secrecy === 'secret' && SHORT_CODE.test(key) ? LEAST_OF_CODE : LEAST_DIGITS;
  if (secrecy === undefined || digits.length < least) return;
  tell({ text: digits, parts: [[0, digits.length]], at: at ?? [] });
}

/** Words without quotes are switches and small numbers as well. */
function looseSecrecy(text: string, secrecy: Secrecy | undefined): Secrecy | undefined {
  return /^(?:true|false|null|none|yes|no|on|off|-?\d{1,3}(?:\.\d+)?)$/i.test(text) ? undefined : secrecy;
}

function table(entries: readonly (readonly [string, unknown])[], around: Around, tell: Tell): void {
  const named = nameBeside(entries);
  const program = entries
    .map(([key, value]) => (/^(?:command|cmd)$/.test(key) ? textOf(value) : undefined))
    .find(Boolean);
  for (const [key, value] of entries) {
    noteKey(key, tell);
    let secrecy = isNameOfThing(key, value) || isSentence(key) ? undefined : maskedUnder(key);
    if (isValueKey(key)) secrecy = stronger(secrecy, stronger(named, around.secrecy));
    const isBelow = around.secrecy === 'secret' && around.depth < MOST_BELOW && !DESCRIBES.test(key);
    const depth = isBelow && secrecy !== 'secret' ? around.depth + 1 : 0;
    visit(
      value,
      { at: around.at && below(around.at, key), secrecy: isBelow ? 'secret' : secrecy, key, depth, program },
      tell,
    );
  }
}

/** A secret may be a key by mistake. It has no place of its own here: the text pass sees it. */
function noteKey(key: string, tell: Tell): void {
  if (key.length < 8) return;
  const hidden = new Spans();
  hideTelling(key, hidden.add);
  if (!hidden.isEmpty) tell({ text: key, parts: [...hidden.within(0, key.length)], at: { start: 0, end: 0 } });
}

function list(items: readonly unknown[], around: Around, tell: Tell): void {
  const neighbours = neighboursIn(items);
  const words = items.map(textOf);
  const netrc = items.some((item) => NETRC.test(textOf(item) ?? ''));
  for (const [index, item] of items.entries()) {
    const before = neighbours[index];
    const at = around.at && below(around.at, index);
    visitItem(
      item,
      before,
      {
        around: { ...around, at },
        count: items.length,
        netrc,
        isPassed: isPassed(items, index),
        glued: gluedPassword(words, index, around.program),
      },
      tell,
    );
  }
}

interface InList {
  readonly around: Around;
  readonly count: number;
  readonly netrc: boolean;
  /** The text before is the value of a flag: `-e`, `DB_PASSWORD`, and what comes then is another thing. */
  readonly isPassed: boolean;
  /** Where the password begins that is one word with its "-p". */
  readonly glued: number | undefined;
}

function visitItem(
  item: unknown,
  before: string | undefined,
  { around, count, netrc, isPassed, glued }: InList,
  tell: Tell,
): void {
  const text = textOf(item);
  if (text !== undefined && glued !== undefined) hideFrom(glued, { item, text, around }, tell);
  if (text === undefined || before === undefined) {
    // A list among names is none of names.
    const isNested = typeof item === 'object' && listsNames(around.key);
    visit(item, isNested ? { ...around, key: '' } : around, tell);
    return;
  }
  const said = secrecyAfter(before, text, { key: around.key, count, netrc, isPassed });
  visit(item, { ...around, secrecy: stronger(around.secrecy, said) }, tell);
  const password = before === '-p' && OTHER_P.test(around.program ?? '') ? undefined : passwordAfter(before, text);
  if (password !== undefined && said === undefined) hideFrom(password, { item, text, around }, tell);
}

function hideFrom(
  start: number,
  { item, text, around }: { readonly item: unknown; readonly text: string; readonly around: Around },
  tell: Tell,
): void {
  const hidden = new Spans();
  hideLiterals(text, start, text.length, hidden.add);
  if (!hidden.isEmpty)
    tell({
      text,
      parts: [...hidden.within(0, text.length)],
      at: item instanceof LooseText ? item.span : (around.at ?? []),
    });
}

interface InWords {
  readonly isPassed: boolean;
  readonly key: string;
  readonly count: number;
  readonly netrc: boolean;
}

/** `"--password", "…"`, `["DB_PASSWORD", "…"]`, and "password" in what was a .netrc. */
function secrecyAfter(before: string, text: string, { key, count, netrc, isPassed }: InWords): Secrecy | undefined {
  if (NEXT_FLAG.test(text) && text.length < LONGEST_NAME && !/\d/.test(text)) return undefined;
  if (/^--?[A-Za-z]/.test(before)) return /[=\s]/.test(before) ? undefined : maskedUnder(before);
  if (isPassed || before.length > LONGEST_NAME || listsNames(key)) return undefined;
  if (maskedUnder(before) !== 'secret' || !NAME.test(before) || (UPPER_NAME.test(text) && !/\d/.test(text)))
    return undefined;
  return count === 2 || netrc || /[A-Z_]/.test(before) ? 'secret' : undefined;
}

function isPassed(items: readonly unknown[], index: number): boolean {
  return /^--?[A-Za-z][\w-]*$/.test(textOf(items[index - 2]) ?? '');
}

/** The text before each item; what is null or empty stands between a flag and its value as if it were not there. */
function neighboursIn(items: readonly unknown[]): (string | undefined)[] {
  let last: string | undefined;
  return items.map((item) => {
    const before = last;
    if (item !== null && !/^(?:null)?$/.test(textOf(item) ?? '-')) last = textOf(item);
    return before;
  });
}

/** Of what stands in brackets that may not be closed: keys as in a table, the rest as in a list. */
function group({ entries }: LooseGroup, around: Around, tell: Tell): void {
  const keyed = entries.flatMap(({ key, value }) => (key === undefined ? [] : [[key, value] as const]));
  table(keyed, { ...around, at: undefined }, tell);
  const values = entries.map(({ value }) => value);
  const neighbours = neighboursIn(values);
  const words = values.map(textOf);
  const netrc = values.some((value) => NETRC.test(textOf(value) ?? ''));
  for (const [index, { key, value }] of entries.entries()) {
    if (key !== undefined) continue;
    visitItem(
      value,
      neighbours[index],
      {
        around: { ...around, at: undefined },
        count: values.length,
        netrc,
        isPassed: isPassed(values, index),
        glued: gluedPassword(words, index, around.program),
      },
      tell,
    );
  }
}

/** What the name beside a value says: `{"value": "…", "name": "DB_PASSWORD"}`. */
function nameBeside(entries: readonly (readonly [string, unknown])[]): Secrecy | undefined {
  let found: Secrecy | undefined;
  for (const [key, value] of entries) {
    const text = isNameKey(key) ? textOf(value) : undefined;
    if (text !== undefined && text.length < LONGEST_NAME) found = stronger(found, maskedUnder(text));
  }
  return found;
}

/** "password-manager" is a server, and "/home/me/secrets" a folder: such names say nothing of what is below them. */
function isNameOfThing(key: string, value: unknown): boolean {
  if (value instanceof LooseText || typeof value !== 'object' || value === null) return false;
  if (/[\\/]/.test(key)) return true;
  const names = value instanceof LooseGroup ? value.entries.map((entry) => entry.key) : Object.keys(value);
  return names.some((name) => name !== undefined && name !== key && OF_THINGS.has(name));
}

/** A key that is a text itself, as in lists of translations, or a pattern. */
function isSentence(key: string): boolean {
  return key.length > LONGEST_KEY || /(?:\S\s+){4}|[*?<>|]/.test(key);
}

function stronger(a: Secrecy | undefined, b: Secrecy | undefined): Secrecy | undefined {
  return a === 'secret' || b === 'secret' ? 'secret' : (a ?? b);
}

function textOf(value: unknown): string | undefined {
  if (value instanceof LooseText) return value.text;
  return typeof value === 'string' ? value : undefined;
}
