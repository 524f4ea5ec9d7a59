import { quote } from './quote.ts';

export interface ListOptions {
  /** So many words are named, the rest is counted. */
  readonly max?: number;
  readonly conjunction?: 'or' | 'and' | 'nor';
  /** Without quotes, for names of products. */
  readonly bare?: true;
}

/** `"a", "b" or "c"`; beyond the maximum `"a", "b" and 5 more`. */
export function list(words: readonly string[], { max = 8, conjunction = 'and', bare }: ListOptions = {}): string {
  const named = words.slice(0, max).map((word) => (bare ? word : quote(word)));
  const left = words.length - named.length;
  if (left > 0) return `${named.join(', ')} and ${left} more`;
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} ${conjunction} ${last}`;
}

/** `1 server`, `3 servers`, `2 entries`. */
export function count(n: number, noun: string): string {
  return `${n} ${n === 1 ? noun : plural(noun)}`;
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
