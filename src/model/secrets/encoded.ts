import { isCommonPassword } from './common.ts';
import { isForShow } from './examples.ts';
import type { Secret } from './secret.ts';

const privateKey = /-----BEGIN [A-Z0-9 ]{0,60}PRIVATE KEY(?: BLOCK)?-----(?:\s|\\[nr])*[A-Za-z0-9+/=\\\s:,-]{40,}/g;
const webToken = /(?<![\w.-])eyJ[\w-]{10,}\.eyJ[\w-]{4,}\.[\w-]{16,}(?![\w.-])/g;
const basic = /\bBasic\s+([A-Za-z0-9+/]{8,}={0,2})(?![A-Za-z0-9+/=])/gi;

/** Supabase's key for browsers. */
const ROLE_FOR_ALL = /"role"\s*:\s*"anon"/;

/** Secrets that stand in a wrapping of their own: key files, JSON web tokens, user and password in Base64. */
export function encodedIn(text: string): Secret[] {
  return [...privateKeysIn(text), ...webTokensIn(text), ...basicIn(text)];
}

export function privateKeysIn(text: string): Secret[] {
  return Array.from(text.matchAll(privateKey), ({ index, 0: block }) => ({
    what: 'a private key',
    start: index,
    end: index + block.length,
  })).filter(({ start, end }) => !isForShow(text.slice(start + '-----BEGIN PRIVATE KEY-----'.length, end - 40)));
}

function webTokensIn(text: string): Secret[] {
  const found: Secret[] = [];
  for (const { index, 0: token } of text.matchAll(webToken)) {
    const [header = '', payload = ''] = token.split('.');
    if (!decoded(header).includes('"alg"') || !decoded(payload).startsWith('{') || isForShow(token)) continue;
    const end = index + token.length;
    if (ROLE_FOR_ALL.test(decoded(payload)))
      found.push({ what: 'a key for the role "anon"', start: index, end, isForAll: true });
    else found.push({ what: 'a JSON web token', start: index, end });
  }
  return found;
}

function basicIn(text: string): Secret[] {
  const found: Secret[] = [];
  for (const match of text.matchAll(basic)) {
    const [whole, value = ''] = match;
    const [, user, password] = /^([\x20-\x39\x3b-\x7e]*):([\x20-\x7e]*)$/.exec(decoded(value)) ?? [];
    // A service that takes a key for a user leaves the password empty.
    if (password === undefined || isForShow(decoded(value)) || /^\W*$|pass(?:word)?$|\$\{/i.test(password)) continue;
    if (isCommonPassword(password) || password === user) continue;
    const end = match.index + whole.length;
    found.push({ what: 'a user and password in Base64', start: end - value.length, end });
  }
  return found;
}

/** Of Base64 in both of its alphabets, each byte as a character. */
function decoded(text: string): string {
  const digits = text
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/(?<!=)=+$/, '');
  // A single digit behind the last four says nothing.
  return atob(digits.length % 4 === 1 ? digits.slice(0, -1) : digits);
}
