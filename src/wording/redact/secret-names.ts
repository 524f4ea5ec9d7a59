import { remembered } from '../remembered.ts';
import { endingWithAny } from '../words.ts';
import { fold, foreignSecrecy } from './tongues.ts';

/** `maybe`: what looks like a word under such a name is none. */
export type Secrecy = 'secret' | 'maybe';

const endsAsSecret = endingWithAny(
  'token secret password passwd passphrase passcode apikey authkey accesskey secretkey privatekey credential authorization bearer pwd cookie mnemonic seedphrase',
);
/** Such an expression is compiled where one of its last words stands: most names have none. */
const SECRET_PAIR =
  /(?:api|access|private|secret|license|signing|encryption|account|auth|service|master|session|subscription|client|admin|app) keys?(?: |$)/;
const SECRET_PHRASE = /(?:seed|recovery|backup|secret|wallet) phrases?(?: |$)/;
const SECRET_ABBREVIATION = /^(?:pass|pat|pin|dsn|jwt|creds?)$/;
const MAYBE_WORD = /^(?:.*key|auth|session|signature)s?$/;

/** "tokenUrl" and "secret_file" say where, "bearer_token_env_var" and "tokenType" say what; the latter may be misunderstood. */
const PLACE_WORDS = new Set(['endpoint', 'file', 'path', 'uri', 'url']);
const LABEL_WORDS = new Set([
  'count',
  'enabled',
  'env',
  'header',
  'helper',
  'id',
  'limit',
  'method',
  'name',
  'prefix',
  'required',
  'timeout',
  'type',
  'var',
]);

/** "MAX_TOKENS" */
const AMOUNT_WORDS = new Set(['max', 'maximum', 'min', 'minimum', 'num', 'total']);

/** The longest ending of a key that is looked at. */
const LONGEST = 100;

/**
 * What is masked besides under names that rules leave alone: short ones, of which a value proves nothing, and what seasons
 * or seeds other secrets.
 */
const endsAsMasked = endingWithAny(
  'pw pword passw passwrd pass passkey privkey signkey encryptionkey signingkey masterkey connectionstring connstr hmac otp salt',
);
const MASKED_ABBREVIATIONS = new Set(
  'otp totp hotp mfa 2fa hmac salt pepper seed psk sas wif xprv pem pfx jwk csrf xsrf cvv cvc nonce netrc htpasswd pgpass sid sig'.split(
    ' ',
  ),
);
const MASKED_PAIR =
  /(?:connection|conn) (?:string|str)s?(?: |$)|(?:backup|recovery|one time|access|unlock|security) codes?(?: |$)/;

/** "SALT_ROUNDS" and "hmacAlgorithm" say how. */
const MASKED_LABELS = new Set(
  'algo alg algorithm age count expires expiry expiration flow format issuer length manager mode policy provider rotation rounds scope scopes server service size store strategy ttl version'.split(
    ' ',
  ),
);

/** Ends of words that are no abbreviation of "password". */
const NO_PASS = /(?:com|by|tres|over|under|sur|encom|en)pass$/;

/** Whether a key, flag or variable of this name holds what is not to be shown. Rules ask for less: `secrecyOf`. */
export const maskedUnder = remembered((name): Secrecy | undefined => {
  const folded = fold(name.slice(-LONGEST));
  const known = secrecyOf(folded);
  if (known === 'secret') return known;
  const words = wordsOf(folded);
  const last = words.at(-1) ?? '';
  if (PLACE_WORDS.has(last)) return undefined;
  const own = words.some((word) => isMasked(word)) || isMaskedPair(words) ? 'secret' : undefined;
  const found = own ?? foreignSecrecy(folded, words);
  if (found === undefined) return known;
  const isLabel = LABEL_WORDS.has(last) || MASKED_LABELS.has(last) || AMOUNT_WORDS.has(words[0] ?? '');
  return isLabel ? 'maybe' : found;
});

function isMaskedPair(words: readonly string[]): boolean {
  return holdsAny(words, 'string', 'strings', 'str', 'strs', 'code', 'codes') && MASKED_PAIR.test(words.join(' '));
}

function isMasked(word: string): boolean {
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  if (MASKED_ABBREVIATIONS.has(word) || MASKED_ABBREVIATIONS.has(singular)) return true;
  return endsAsMasked(word) && !NO_PASS.test(word);
}

/** Whether a key, flag or variable of this name holds a secret. */
export const secrecyOf = remembered((name): Secrecy | undefined => {
  const words = wordsOf(name.slice(-LONGEST));
  const last = words.at(-1) ?? '';
  if (PLACE_WORDS.has(last)) return undefined;
  if (!speaksOfSecret(words)) return MAYBE_WORD.test(last) ? 'maybe' : undefined;
  return LABEL_WORDS.has(last) || AMOUNT_WORDS.has(words[0] ?? '') ? 'maybe' : 'secret';
});

/** Lower-case words without the numbers at their ends: "githubToken2" is "github", "token". */
function wordsOf(name: string): string[] {
  const separated = name.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').toLowerCase();
  return separated.match(/[a-z]+(?:\d+[a-z]+)*/g) ?? [];
}

function holdsAny(words: readonly string[], ...some: readonly string[]): boolean {
  return words.some((word) => some.includes(word));
}

function speaksOfSecret(words: readonly string[]): boolean {
  const joined = words.join(' ');
  return (
    (holdsAny(words, 'key', 'keys') && SECRET_PAIR.test(joined)) ||
    (holdsAny(words, 'phrase', 'phrases') && SECRET_PHRASE.test(joined)) ||
    words.some((word) => endsAsSecret(word) || SECRET_ABBREVIATION.test(word))
  );
}
