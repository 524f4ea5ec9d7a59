import { tokensOf } from './json-tokens.ts';

/** JSONC as JSON: blanks in place of comments, and of commas before a bracket that closes. */
export function plainJson(text: string): string {
  const tokens = tokensOf(text);
  const said = tokens.filter(({ kind }) => kind !== 'comment');
  const idle = said.filter(({ kind }, index) => kind === ',' && /^[}\]]$/.test(said[index + 1]?.kind ?? ''));
  const dropped = new Set([...idle, ...tokens.filter(({ kind }) => kind === 'comment')]);
  let plain = '';
  let at = 0;
  for (const token of tokens) {
    if (!dropped.has(token)) continue;
    plain += text.slice(at, token.start) + ' '.repeat(token.end - token.start);
    at = token.end;
  }
  return plain + text.slice(at);
}
