import type { Span } from '../../parse/index.ts';
import { looksRandom, secrecyOf } from '../../wording/index.ts';
import { decoded, passwordStart } from '../values/index.ts';
import { isForShow } from './examples.ts';
import type { Secret } from './secret.ts';

const shortest = 16;
const longest = 512;

/** "PUBLISHABLE_KEY", "clientId": meant to be seen. */
const forAll =
  /public|pub[-_]?key|host[-_]?key|(?:address|contract|mint)(?:es|s)?$|publish|anon(?:ymous)?(?![a-z])|site[-_]?key|(?:^|[-_.])ids?$|[a-z]Ids?$/i;

/** "--file-key", "primaryKey": what finds a thing and opens nothing. */
const finds =
  /(?:file|page|frame|node|component|style|layer|sheet|document|template|translation|issue|object|row|cache|partition|sort|primary|foreign|idempotency)[-_. ]?key$/i;

/** A whole value with nothing to stand in for it: no variable, path, address or sentence. */
const literal = /^[A-Za-z0-9][\w+/=.:~!@#%^&*-]*$/;
const somewhereElse = /^(?:[A-Za-z]:[\\/]|\.{0,2}\/|[\w.-]+\/[\w./-]+\.\w{1,5}$)|:\/\/|^\w+\.\w+\.\w{2,4}$/;
/** "service-account-4f2a91.json": the file of a key, and not the key. */
const fileName = /\.(?:json|ya?ml|toml|env|txt|pem|key|crt|cer|p8|p12|pfx|jks|keystore|kdbx?|gpg|asc|pub|token)$/i;

/** Keys that their services print into the pages of everybody: Supabase; Stripe and Clerk, Mapbox, PubNub, PostHog, Langfuse. */
const guarded = /^sb_publishable_/;
/** An account on a chain, a key to lock with: what opens them looks otherwise. */
const openToAll = /^0x[\da-f]{40}$|^AAAA[BCE]3NzaC1|^age1/i;
const shown = /^(?:pk_(?:live|test)_|pk\.eyJ|pub-c-|phc_|pk-lf-)/;

const scheme = /^(?:bearer|token|apikey|api-key)\s+/i;
const assignment =
  /(?<![\w-])(?:--(?:env|build-arg|header|set|var)=)?(-{0,2}[A-Za-z][\w.-]{2,60})(?:=|:[ \t]+|:(?=Bearer ))\\?["']?((?:bearer |token )?[^\s"'\\,;]+)/gi;
/** "X-Api-Key:…", as it is written where a blank would part it. */
const header = /^(?:--header=)?([A-Za-z][\w-]{2,60}):((?:bearer |token )?[^\s"'\\/][^\s"'\\]*)$/gi;
/** In a text of JSON, and in one of JSON in that. */
const pair = /\\?"([A-Za-z][\w .-]{1,60})\\?"\s{0,4}:\s{0,4}\\?"((?:bearer |token )?[^\s"\\]{1,512})(?=\\?")/gi;
/** In a line of several words, an option and its value. */
const option = /(?<![^\s"'\\])(-{1,2}[A-Za-z][\w.-]{1,60})[ \t]+\\?["']?([^\s"'\\,;-][^\s"'\\,;]*)/g;
const bearer = /\bBearer\s+([^\s"'\\,;]+)/gi;

/** What a name says is secret, and a value that nobody could have made up bears out. */
export function literalsIn(text: string, name: string | undefined): Secret[] {
  if (name !== undefined && isSecretName(name)) {
    const start = passwordStart(text, name) || (scheme.exec(text)?.[0].length ?? 0);
    if (isIssuedAs(name, text.slice(start))) return [secretAt(text, start, text.length, describe(name))];
  }
  return [...assignmentsIn(text), ...bearersIn(text)];
}

function assignmentsIn(text: string): Secret[] {
  const found: Secret[] = [];
  for (const match of assigned(text)) {
    const [whole, name = '', value = ''] = match;
    if (!isSecretName(name)) continue;
    const end = match.index + whole.length;
    const start = end - value.length + (scheme.exec(value)?.[0].length ?? 0);
    if (isIssuedAs(name, meant(text.slice(start, end)))) found.push(secretAt(text, start, end, describe(name)));
  }
  return found;
}

/** What a text says that something is: whole match, name, value. */
export function assigned(text: string): RegExpExecArray[] {
  const pairs = text.includes('":') || text.includes('" :') ? [...text.matchAll(pair)] : [];
  const rest = pairs.length > 0 ? [] : [...text.matchAll(assignment), ...text.matchAll(header), ...optionsIn(text)];
  return [...pairs, ...rest];
}

/** "--api-key" and what stands after the blank behind it: whole match, name, value. */
function optionsIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(option)];
}

function bearersIn(text: string): Secret[] {
  return bearers(text).flatMap(({ start, end }) =>
    isIssued(text.slice(start, end)) ? [secretAt(text, start, end, 'a bearer token')] : [],
  );
}

/** What stands behind "Bearer". */
export function bearers(text: string): Span[] {
  return Array.from(text.matchAll(bearer), ({ index, 0: whole, 1: value = '' }) => ({
    start: index + whole.length - value.length,
    end: index + whole.length,
  }));
}

function secretAt(text: string, start: number, end: number, what: string): Secret {
  const value = text.slice(start, end);
  const isShown = shown.test(value);
  if (!isShown && !guarded.test(value)) return { what, start, end };
  return { what: 'a publishable key', start, end, isForAll: true, ...(isShown ? { isHarmless: true as const } : {}) };
}

export function isSecretName(name: string): boolean {
  if (forAll.test(name)) return false;
  const secrecy = secrecyOf(name);
  return secrecy === 'secret' || (secrecy === 'maybe' && /(?:key|auth)$/i.test(name) && !finds.test(name));
}

/** What is encoded only looks random: "%20" in a sentence, "%7B" before the name of a variable. */
export function meant(written: string): string {
  return decoded(written) ?? written;
}

/** What is called nothing but "key" may find a thing: "damO.zb000.xUti" is put together from parts, as no key of a service is. */
function isIssuedAs(name: string, value: string): boolean {
  return isIssued(value) && !(/^-*key$/i.test(name) && value.includes('.'));
}

/** Whether a program made the value. */
export function isIssued(value: string): boolean {
  return (
    value.length >= shortest &&
    value.length <= longest &&
    literal.test(value) &&
    !somewhereElse.test(value) &&
    !fileName.test(value) &&
    looksRandom(value) &&
    !openToAll.test(value) &&
    !isForShow(value)
  );
}

function describe(name: string): string {
  return /pass|pwd/i.test(name) ? 'a password' : 'what looks like a live key';
}
