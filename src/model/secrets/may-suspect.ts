/** A password that somebody thought up is not shorter, if it is worth anything. */
export const shortest = 8;

/** Not "Basic": what follows is no password as it stands. */
export const scheme = /^(?:bearer|token|apikey|api-key)\s+/i;

/** A variable, a tag, a path, an address, a command, a sentence, or a list; one bracket alone may be of a password. */
export const somethingElse =
  /[\s${}`]|^<|<[^<>]*>|[-=]>|%\w+%|^[!@~/\\]|^[A-Za-z]:[\\/]|:\/\/|[\\/][^\\/]*\.\w{1,5}$|^[\w.-]+\.\w{2,6}$/;

const hint = /token|secret|pass|pwd|key|cred|auth|bearer|mnemonic|phrase|(?:^|[-_])pat$/;
/** Names beyond that are none. */
export const longestName = 100;

/** A piece of a name that may say of its value that it is secret. */
function mayNameSecret(name: string): boolean {
  return hint.test(name.toLowerCase());
}

/** Before a host. */
function mayNamePassword(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && text.lastIndexOf('://', at) !== -1;
}

/** In the query of an address. */
function mayNameParameter(text: string): boolean {
  const query = text.indexOf('?');
  return query > 0 && text.lastIndexOf('://', query) !== -1 && mayNameSecret(text.slice(query));
}

/** Whole words before a blank. */
const words = /(?<![\w.-])[\w.-]+(?=[ \t])/g;

/** A value of an option in a line of several words. */
function mayNameOption(text: string): boolean {
  for (const [word] of text.matchAll(words)) {
    const dash = word.indexOf('-');
    if (dash !== -1 && mayNameSecret(word.slice(dash))) return true;
  }
  return false;
}

/** "PASSWORD=…", `"apiKey": "…"`, "X-Api-Key:…" and "Bearer …" anywhere in a text, in small letters. */
const ASSIGNED = /(?:token|secret|pass|pwd|key|cred|auth)[\w.-]{0,20}\\?"?\s{0,4}[=:]|(?<!\w)bearer\s| -p\S{4}/;

/** Whether it is worth while to look at a value and its name; what knows more is then loaded. */
export function maySuspect(text: string, name: string | undefined): boolean {
  if (text.length < shortest || text.includes('$')) return false;
  if (mayNamePassword(text) || mayNameParameter(text) || mayNameOption(text) || ASSIGNED.test(text.toLowerCase()))
    return true;
  const isNamed =
    (name !== undefined && mayNameSecret(name)) || (text.includes('=') && mayNameSecret(text.slice(0, longestName)));
  return isNamed && !somethingElse.test(text.replace(scheme, ''));
}
