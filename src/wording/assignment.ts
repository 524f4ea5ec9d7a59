import { quote } from './quote.ts';

/** A key and its value, which is already written out, as a line of JSON, YAML or TOML has them. */
export function assignment(language: string, key: string, value: string): string {
  if (language === 'toml') return `${key} = ${value}`;
  return language === 'json' ? `${quote(key)}: ${value}` : `${key}: ${value}`;
}
