export type Secrecy = 'secret' | 'maybe';

const SECRET_WORD =
  /(?:token|secret|password|passwd|passphrase|passcode|apikey|authkey|accesskey|secretkey|privatekey|credential|authorization|bearer|pwd|cookie|mnemonic|seedphrase)s?$/;
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

/** Whether a key, flag or variable of this name holds a secret. */
export function secrecyOf(name: string): Secrecy | undefined {
  const words = wordsOf(name.slice(-LONGEST));
  const last = words.at(-1) ?? '';
  if (PLACE_WORDS.has(last)) return undefined;
  if (!speaksOfSecret(words)) return MAYBE_WORD.test(last) ? 'maybe' : undefined;
  return LABEL_WORDS.has(last) || AMOUNT_WORDS.has(words[0] ?? '') ? 'maybe' : 'secret';
}

/** Lower-case words without the numbers at their ends: "githubToken2" is "github", "token". */
function wordsOf(name: string): string[] {
  const separated = name.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').toLowerCase();
  return separated.match(/[a-z]+(?:\d+[a-z]+)*/g) ?? [];
}

function speaksOfSecret(words: readonly string[]): boolean {
  const joined = words.join(' ');
  return (
    SECRET_PAIR.test(joined) ||
    SECRET_PHRASE.test(joined) ||
    words.some((word) => SECRET_WORD.test(word) || SECRET_ABBREVIATION.test(word))
  );
}
