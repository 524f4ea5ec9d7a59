import { hideKeyBlocks } from './key-blocks.ts';
import { hideNamedValues } from './named-values.ts';
import { hideKnownTokens, hideRandomRuns } from './random.ts';
import { hideSchemes } from './schemes.ts';
import { hideUrlSecrets, urlSpans } from './urls.ts';

/** Says that this half-open range may be a secret. */
export type Hide = (start: number, end: number) => void;

/**
 * The text with everything that may be a secret masked by as many dots, so that offsets and lines stay what they were.
 * Errs on the side of masking; references such as "${API_KEY}" stay. Works on whole documents, because the key that
 * makes a value secret can stand on another line.
 */
export function redact(text: string): string {
  const spans: [start: number, end: number][] = [];
  const hide: Hide = (start, end) => {
    if (end > start) spans.push([start, end]);
  };
  const urls = urlSpans(text);
  hideKeyBlocks(text, hide);
  hideNamedValues(text, hide);
  hideSchemes(text, hide);
  hideUrlSecrets(text, urls, hide);
  hideKnownTokens(text, hide);
  hideRandomRuns(text, urls, hide);
  return masked(text, spans);
}

function masked(text: string, spans: [start: number, end: number][]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    parts.push(text.slice(done, from), text.slice(from, end).replace(/[^\n\r\u2028\u2029]/g, '•'));
    done = end;
  }
  parts.push(text.slice(done));
  return parts.join('');
}
