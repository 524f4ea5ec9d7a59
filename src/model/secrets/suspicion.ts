import { isNearby } from '../server/index.ts';
import { gluedPassword, passwordStart } from '../values/index.ts';
import { standInsIn } from '../variables/index.ts';
import { credentialsIn } from './addresses.ts';
import { isCommonPassword } from './common.ts';
import { isForShow } from './examples.ts';
import { secretsIn } from './find.ts';
import { isLoopback } from './for-this-machine.ts';
import { assigned, bearers, isSecretName, meant } from './literals.ts';
import { longestName, scheme, shortest, somethingElse } from './may-suspect.ts';
import type { Secret } from './secret.ts';
import { isTakenOut } from './taken-out.ts';

const longest = 256;

/** "DB_PASSWORD", "--api-key"; not "SECRET_PROVIDER" or "TOKEN_AUDIENCE". In small letters. */
const endsInSecret =
  /(?:(?:^|[-_. ])pass|token|secret|passw(?:or)?d|passphrase|pwd|(?:api|access|private|secret|auth|master|encryption|signing)[-_. ]?key|credentials?|authorization|bearer|(?:^|[-_. ])pat)\d*$/;
/** The value is thought up, so it may consist of words alone. */
const isOfPassword = /pass|pwd|authorization/i;
/** The value may be the name of a file or an account. */
const isOfCredentials = /credentials?\d*$/i;

const whole = /^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;

/** What a name says is secret and nobody would call a word, though it has not the marks of a program's making. */
export function suspicionIn(text: string, name: string | undefined): Suspicion | undefined {
  const [, flag = '', value = ''] = whole.exec(text) ?? [];
  const own = isCertainName(flag) ? flag : name;
  const from = own === flag ? text.length - value.length : passwordStart(text, name);
  const found =
    (own !== undefined && isCertainName(own) ? suspicion(text.slice(from), own, from) : undefined) ??
    inText(text) ??
    passwordBeforeHost(text) ??
    keyInQuery(text);
  return found !== undefined && secretsIn(text, name).length === 0 ? found : undefined;
}

export interface Suspicion extends Secret {
  /** It opens what this machine alone has. */
  readonly isLocal?: true;
}

export function isCertainName(name: string): boolean {
  return endsInSecret.test(name.slice(-80).toLowerCase()) && isSecretName(name);
}

function suspicion(text: string, name: string, offset: number): Secret | undefined {
  const skipped = scheme.exec(text)?.[0].length ?? 0;
  const value = text.slice(skipped);
  if (value.length < shortest || value.length > longest || somethingElse.test(value)) return undefined;
  if (isCommonPassword(value) || isForShow(value) || isTakenOut(value) || isSelector(value)) return undefined;
  if (standInsIn(value).length > 0 || !isThoughtUp(value, name)) return undefined;
  const what = /pass|pwd/i.test(name) ? 'what looks like a password' : 'what looks like a key';
  return { what, start: offset + skipped, end: offset + text.length };
}

/** "input[name=password2]", "#form>.field": where a program that drives a browser writes a password. */
function isSelector(value: string): boolean {
  return /^[\w.#:-]*\[[\w-]+(?:[~|^$*]?=[^[\]]*)?\]$|^(?:[#.][A-Za-z][\w-]*>){1,8}[#.]?[A-Za-z][\w-]*$/.test(value);
}

/** In a text of several words, or of JSON: "--password" and what comes next, `"apiKey": "…"`, "Bearer …". */
function inText(text: string): Secret | undefined {
  for (const { 0: matched, 1: name = '', 2: value = '', index } of assigned(text)) {
    const end = index + matched.length;
    const start = end - value.length;
    // What stands in an address is asked of by its parts.
    if (!isCertainName(name) || isInAddress(text, start)) continue;
    const found = suspicion(value, name, start);
    if (found !== undefined) return found;
  }
  for (const { start, end } of bearers(text)) {
    const found = suspicion(text.slice(start, end), 'authorization', start);
    if (found !== undefined) return found;
  }
  return ofDatabase(text);
}

function isInAddress(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longest), at);
  const scheme = before.lastIndexOf('://');
  return scheme !== -1 && !/\s/.test(before.slice(scheme));
}

/** "mysql -uroot -pSECRET" */
function ofDatabase(text: string): Secret | undefined {
  if (!text.includes(' -p')) return undefined;
  const parts = [...text.matchAll(/\S+/g)];
  const words = parts.map(([word]) => word);
  for (const [at, { 0: word, index }] of parts.entries()) {
    const begins = gluedPassword(words, at, undefined);
    const found = begins === undefined ? undefined : suspicion(word.slice(begins), 'password', index + begins);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of a host of the own network: those for others are told by what knows more. */
function passwordBeforeHost(text: string): Suspicion | undefined {
  for (const { in: part, start, end } of credentialsIn(text)) {
    if (part !== 'user') continue;
    const value = meant(text.slice(start, end));
    const user = /:\/\/([^:@/]*):$/.exec(text.slice(0, start))?.[1] ?? '';
    const rest = text.slice(end + 1);
    if (isCommonPassword(value) || standInsIn(value).length > 0 || !isThoughtUp(value, `password ${user} ${rest}`))
      continue;
    const host = /^(?:\[[^\]]*\]|[^/:?#]*)/.exec(rest)?.[0] ?? '';
    const found = { what: 'what looks like a password', start, end };
    return isLoopback(host) ? { ...found, isLocal: true } : isNearby(host) ? found : undefined;
  }
  return undefined;
}

/** `?token=…`: what a program has made is told by what knows more. */
function keyInQuery(text: string): Suspicion | undefined {
  for (const { in: part, start, end } of credentialsIn(text)) {
    if (part !== 'query') continue;
    const [, name = ''] = /(?<![\w.-])([\w.-]+)=$/.exec(text.slice(Math.max(0, start - longestName), start)) ?? [];
    const found = isCertainName(name) ? suspicion(meant(text.slice(start, end)), name, start) : undefined;
    if (found !== undefined) return { ...found, start, end };
  }
  return undefined;
}

/** Words that stand where no secret is needed, or that speak of one instead of being one. */
const PLAIN: ReadonlySet<string> = new Set(
  'a access admin administrator an and anon anonymous any anything api app auth authorization bar basic baz bearer change client code cred credential credentials db debug default demo dev development disabled dummy empty enabled env environment fake file foo for from get guest hidden ignore ignored in input interactive internal is it key keychain keyring keys lm local localhost login manual me mock my needed no none not null of off ollama on optional or pass passphrase password placeholder private prod production prompt public pwd read required root same sample secret secrets see server service set sk some staging stored string stub studio system tbd temp test testing the this to todo token undefined unset unused use used user username value vault via with write xxx your'.split(
    ' ',
  ),
);

/** Shorter ones are parts of many words. */
const LEAST_INSIDE = 4;

/** Whether something is left of a value that neither its name nor a plain word accounts for. */
function isThoughtUp(value: string, name: string): boolean {
  if (!isOfCredentials.test(name) && saysMore(value, name)) return true;
  return kindsOf(value) >= 3 || changesIn(value) >= 5;
}

function saysMore(value: string, name: string): boolean {
  const about = wordsOf(name);
  const inside = [...about, ...PLAIN]
    .filter(({ length }) => length >= LEAST_INSIDE)
    .sort((a, b) => b.length - a.length);
  const own = wordsOf(value).flatMap((word) => {
    const rest = withoutNumber(inside.reduce((left, known) => left.replaceAll(known, ''), word));
    return rest === '' || PLAIN.has(rest) || about.includes(rest) ? [] : [rest];
  });
  const letters = own.join('').replace(/\d/g, '').length;
  const digits = value.replace(YEAR, '').replace(/\D/g, '').length;
  if (/\d/.test(value)) return letters >= 4 || (letters >= 2 && digits >= 4);
  return letters >= 8 && isOfPassword.test(name);
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

function wordsOf(text: string): string[] {
  const parts = text.replace(/([a-z])(?=[A-Z])/g, '$1 ').split(/[^A-Za-z0-9]+/);
  return parts.filter(Boolean).map((part) => part.toLowerCase());
}

function withoutNumber(word: string): string {
  return word.replace(/(?<!\d)\d+$/, '');
}

/** Small letters, capitals, digits, and signs that do not join words. */
function kindsOf(value: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^\w.:/,;-]/].filter((kind) => kind.test(value)).length;
}

/** Between letters and digits: words and versions have few. */
function changesIn(value: string): number {
  return value.match(/[A-Za-z](?=\d)|\d(?=[A-Za-z])/g)?.length ?? 0;
}
