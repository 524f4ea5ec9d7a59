const ascii = /^[\0-\x7f]*$/;

/**
 * Whether a text is an absolute URL. Once it is asked often, `URL.canParse` of Node 20 says no to every URL with a
 * letter such as "é", which a client would take: those are parsed.
 */
export function isUrl(text: string): boolean {
  if (ascii.test(text)) return URL.canParse(text);
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

/** A part of an address as it was meant, `%20` and the like read; nothing for one that is not encoded right. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
