import { isNearby } from '../server/index.ts';
import { isCommonPassword } from './common.ts';
import { isForShow } from './examples.ts';
import { isIssued, isSecretName, meant } from './literals.ts';
import type { Secret } from './secret.ts';

const address = /(?<![a-z0-9+.-])([a-z][a-z0-9+.-]{1,20}):\/\/([^\s"'<>`]+)/gi;

const segment = /^[A-Za-z0-9_-]{24,}$/;
/** UUIDs, and what other programs number with: accounts, objects, commits. */
const identifier = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]+)$/i;
/** The number of a page and its title. */
const titled = /^\d+(?:-[a-z]+){3,}$/;
/** Behind these, an address is told to nobody. */
const opens = /^(?:s|share|shared|invites?|(?:web)?hooks?)$/i;

/** Codes that are good for one sign-in are mostly shorter, and stand in no configuration. */
const longestCode = 40;

/** A place in an address that holds a credential. */
export interface Credential extends Secret {
  readonly in: 'user' | 'query' | 'path';
  /** The value is one that a program made, or a password for a host that others reach. */
  readonly live: boolean;
}

/** Passwords, secret parameters and tokens in the path of every address in a text. */
export function credentialsIn(text: string): Credential[] {
  const found: Credential[] = [];
  for (const match of text.matchAll(address)) {
    const [whole, protocol = '', rest = ''] = match;
    const start = match.index + whole.length - rest.length;
    const isWeb = /^(?:https?|wss?)$/i.test(protocol);
    const authority = userInfoEnd(rest, isWeb);
    if (authority > 0) found.push(...passwordIn(rest, authority, start));
    const query = rest.indexOf('?', authority + 1);
    if (query !== -1) found.push(...parametersIn(rest, query + 1, start));
    if (isWeb) found.push(...segmentsIn(rest, authority + 1, query === -1 ? rest.length : query, start));
  }
  return found;
}

/**
 * Where the user-info ends; passwords of databases may hold a raw slash. In a web address an "@" behind a slash belongs to
 * the path: `wording/redact` rather hides too much there, a finding would be a false alarm.
 */
function userInfoEnd(rest: string, isWeb: boolean): number {
  const authority = isWeb ? (/^[^/?#]*/.exec(rest)?.[0] ?? '') : rest;
  return authority.lastIndexOf('@');
}

function passwordIn(rest: string, end: number, offset: number): Credential[] {
  const userInfo = rest.slice(0, end);
  const colon = userInfo.indexOf(':');
  const from = colon === -1 ? 0 : colon + 1;
  const value = meant(userInfo.slice(from));
  if (isReference(value) || (colon === -1 && !isIssued(value)) || isForShow(value)) return [];
  const host = /^(?:\[[^\]]*\]|[^/:?#]*)/.exec(rest.slice(end + 1))?.[0] ?? '';
  const isCommon = isCommonPassword(value) || value === userInfo.slice(0, Math.max(0, colon));
  const live = isIssued(value) || (!isCommon && !isNearby(host));
  return [{ what: 'a password', start: offset + from, end: offset + end, in: 'user', live }];
}

function parametersIn(rest: string, from: number, offset: number): Credential[] {
  const found: Credential[] = [];
  for (const match of rest.slice(from).matchAll(/(?<![\w.-])([\w.-]+)=([^&#]*)/g)) {
    const [whole, name = '', written = ''] = match;
    const value = meant(written);
    if (!(isSecretName(name) || signs(name, value)) || value === '' || isReference(value) || isForShow(value)) continue;
    const end = offset + from + match.index + whole.length;
    found.push({ what: 'a key', start: end - written.length, end, in: 'query', live: isIssued(value) });
  }
  return found;
}

/** "?code=…" and "?sig=…", by which functions and stores of Azure know whoever calls them. */
function signs(name: string, value: string): boolean {
  return /^(?:code|sig)$/.test(name) && value.length >= longestCode && isIssued(value);
}

function segmentsIn(rest: string, from: number, to: number, offset: number): Credential[] {
  const found: Credential[] = [];
  const slash = rest.indexOf('/', from);
  if (slash === -1) return [];
  let before = '';
  for (const { index, 0: word } of rest.slice(slash, to).matchAll(/[^/]+/g)) {
    const isNumbered = identifier.test(word) && !opens.test(before) && !isSecretName(before);
    before = word;
    if (!segment.test(word) || isNumbered || titled.test(word) || !isIssued(word)) continue;
    const start = offset + slash + index;
    found.push({ what: 'a key in the path of an address', start, end: start + word.length, in: 'path', live: true });
  }
  return found;
}

/** A variable, a template, or the name of a variable. */
function isReference(value: string): boolean {
  return /\$\{?\w|\{\w|<[^<>]+>|\[[A-Z]|^\[[a-z][\w -]*\]$|^%[A-Z_]+%$|^[A-Z][A-Z_]+$/.test(value);
}
