import { isForShow } from './examples.ts';
import type { Secret } from './secret.ts';

/** "MNEMONIC", "walletMnemonic", "SEED_PHRASE", "--recovery-phrase", in small letters. */
const named = /mnemonic\d*$|(?:seed|recovery|backup|secret|wallet)[-_. ]?phrase\d*$/;
const longestName = 80;

const assigned = /^(-{0,2}[A-Za-z][\w.-]{1,60})=(.*)$/s;

/** Words of the lists that wallets take them from have three to eight letters. */
const words = /^[a-z]{3,8}(?: [a-z]{3,8}){11,24}$/;
/** Algorand's have 25. */
const counts: ReadonlySet<number> = new Set([12, 15, 18, 21, 24, 25]);

/** "one two three …", "your own recovery words …": words about the phrase in its place. */
const about = /\b(?:two|four|five|eleven|twelve|word|words|phrase|seed|mnemonic|your|recovery|wallet|goes)\b/;

/** The words from which a wallet can be made again; one who has them has what is in it. */
export function recoveryPhraseIn(text: string, name: string | undefined): Secret | undefined {
  const [, flag, value = ''] = assigned.exec(text) ?? [];
  const isNamed = [flag, name].some((each) => each !== undefined && named.test(each.slice(-longestName).toLowerCase()));
  if (!isNamed) return undefined;
  const phrase = flag === undefined ? text : value;
  if (!words.test(phrase) || about.test(phrase) || !isDrawn(phrase.split(' ')) || isForShow(phrase)) return undefined;
  const start = text.length - phrase.length;
  return { what: 'the recovery phrase of a wallet', start, end: text.length, opensWallet: true };
}

/** Words drawn by lot are in no order, and hardly ever the same. */
function isDrawn(drawn: readonly string[]): boolean {
  const inOrder = drawn.every((word, index) => index === 0 || (drawn[index - 1] ?? '') <= word);
  return counts.has(drawn.length) && new Set(drawn).size >= drawn.length - 1 && !inOrder;
}
