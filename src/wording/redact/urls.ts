import { looksLikeToken, looksRandom } from './random.ts';
import type { Hide } from './redact.ts';
import { hideLiterals } from './references.ts';

/** Slashes may be escaped, as PHP writes JSON. */
const AUTHORITY_MARK = /:\\?\/\\?\//g;
const WEB = /https?:\\?\/\\?\/$/i;
const BODY = /[^\s"'`]*/y;
/** "docs-451049071112.us-central1.run.app": the number of a project, or of an account, is in every address of it. */
const PROJECT_NUMBER = /(?<![A-Za-z0-9])\d{9,13}(?![A-Za-z0-9])/g;
/** A path segment of so many letters is a token even without a digit. */
const LONGEST_SEGMENT_WORD = 24;

/** Where URLs stand, each from after its "://". */
export function urlSpans(text: string): (readonly [start: number, end: number])[] {
  const spans: (readonly [number, number])[] = [];
  AUTHORITY_MARK.lastIndex = 0;
  while (AUTHORITY_MARK.test(text)) {
    const start = AUTHORITY_MARK.lastIndex;
    BODY.lastIndex = start;
    BODY.test(text);
    spans.push([start, BODY.lastIndex]);
    AUTHORITY_MARK.lastIndex = BODY.lastIndex;
  }
  return spans;
}

/**
 * User-info, the values of the query and the fragment, and segments that look like tokens. Of parameters all values are
 * hidden, and users are, though many are no secret: who wants to know says so by another `hideParameter`.
 */
export function hideUrlSecrets(
  text: string,
  urls: readonly (readonly [number, number])[],
  hide: Hide,
  hideParameter: Hide = hide,
): void {
  for (const [start, end] of urls) {
    const body = text.slice(start, end);
    const host = hideUserInfo(text, { start, body }, hide, hideParameter);
    const query = body.slice(host).search(/[?#]/);
    const pathEnd = query === -1 ? body.length : host + query;
    hideSegments(text, start + host, start + pathEnd, hide);
    hideParameters(text, start + pathEnd, end, hideParameter);
  }
}

/** Returns where the host begins. */
function hideUserInfo(
  text: string,
  { start, body }: { readonly start: number; readonly body: string },
  hide: Hide,
  hideUser: Hide,
): number {
  const end = userInfoEnd(body, WEB.test(text.slice(Math.max(0, start - 8), start)));
  if (end === -1) return 0;
  const colon = body.slice(0, end).search(/:(?![-?=+]|[A-Za-z_]\w*\})/);
  if (colon === -1) {
    hideLiterals(text, start, start + end, hide);
  } else {
    hideLiterals(text, start, start + colon, hideUser);
    hideLiterals(text, start + colon + 1, start + end, hide);
  }
  return end + 1;
}

/**
 * Passwords are often written raw, with "/", "#" or "@" in them; only a web address has "@" in its path as well, and
 * there too what stands before it is hidden where it cannot be a host with its port.
 */
function userInfoEnd(body: string, isWeb: boolean): number {
  if (!isWeb) return body.lastIndexOf('@');
  const authority = /^[^/?#\\]*/.exec(body)?.[0] ?? '';
  const end = authority.lastIndexOf('@');
  const hasPort = !/^[^@[\]]*:(?!\d{0,5}$)/.test(authority);
  return end !== -1 || hasPort ? end : body.lastIndexOf('@');
}

function hideSegments(text: string, start: number, end: number, hide: Hide): void {
  for (const segment of text.slice(start, end).matchAll(/[^/\\]+/g)) {
    const [word] = segment;
    // The first one is the host.
    if (!isSecretSegment(segment.index === 0 ? word.replace(PROJECT_NUMBER, '0') : word)) continue;
    hideLiterals(text, start + segment.index, start + segment.index + word.length, hide);
  }
}

function isSecretSegment(segment: string): boolean {
  if (looksRandom(segment) || looksLikeToken(segment)) return true;
  return segment.length >= LONGEST_SEGMENT_WORD && /^[A-Za-z]+$/.test(segment);
}

function hideParameters(text: string, start: number, end: number, hide: Hide): void {
  for (const parameter of text.slice(start, end).matchAll(/[^&]+/g)) {
    const [word] = parameter;
    const from = start + parameter.index;
    const equals = word.indexOf('=');
    const name = equals === -1 ? word : word.slice(0, equals);
    if (looksLikeToken(name)) hideLiterals(text, from, from + name.length, hide);
    if (equals !== -1) hideLiterals(text, from + equals + 1, from + word.length, hide);
  }
}
