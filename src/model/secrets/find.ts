import type { Route } from '../../parse/index.ts';
import { eachString } from '../values/index.ts';
import { credentialsIn } from './addresses.ts';
import { encodedIn, privateKeysIn } from './encoded.ts';
import { literalsIn } from './literals.ts';
import { recoveryPhraseIn } from './recovery-phrases.ts';
import type { Secret } from './secret.ts';
import { mayBeginToken, tokensIn } from './tokens.ts';

const shortest = 8;

/** A secret and the string it stands in. */
export interface PlacedSecret extends Secret {
  readonly route: Route;
  /** What the string is the value of. */
  readonly name?: string | undefined;
}

/** Every secret in every string below a value, in the order of the file. */
export function secretsBelow(value: unknown): PlacedSecret[] {
  const found: PlacedSecret[] = [];
  eachString(value, (text, route, name) => {
    for (const secret of secretsIn(text, name)) found.push({ ...secret, route: [...route], name });
  });
  return found;
}

/** Those that nothing else looks like, for texts in which anything may stand: tokens of providers, private keys. */
export function unmistakableIn(text: string): Secret[] {
  return text.length < shortest ? [] : [...privateKeysIn(text), ...tokensIn(text)].sort((a, b) => a.start - b.start);
}

/** Whether one of those can stand in a string of this document; an escape may hide what it begins with. */
export function mayBeUnmistakable(text: string): boolean {
  return text.includes('\\u') || text.includes('PRIVATE KEY') || mayBeginToken(text);
}

/** The secrets of one string; the most telling of those that overlap. `name` is what the string is the value of. */
export function secretsIn(text: string, name: string | undefined): Secret[] {
  if (text.length < shortest) return [];
  const phrase = recoveryPhraseIn(text, name);
  if (phrase !== undefined) return [phrase];
  if (!/[0-9A-Z]/.test(text)) return [];
  const kept: Secret[] = [];
  const candidates = [
    ...encodedIn(text),
    ...tokensIn(text),
    ...credentialsIn(text).filter(({ live }) => live),
    ...literalsIn(text, name),
  ];
  for (const each of candidates) {
    if (kept.every(({ start, end }) => each.end <= start || each.start >= end)) kept.push(each);
  }
  return kept.sort((a, b) => a.start - b.start);
}
