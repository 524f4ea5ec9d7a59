/** A package as runners take it: a name and, behind it, which version. */
export interface Specifier {
  readonly name: string;
  /** As written, without the character that begins it; a range, a tag, a number. */
  readonly version: string | undefined;
}

/** `@scope/name@version`; nothing for a path, an address, an alias or a repository. */
export function npmSpecifier(text: string): Specifier | undefined {
  const at = text.indexOf('@', 1);
  const name = at === -1 ? text : text.slice(0, at);
  if (!/^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/.test(name)) return undefined;
  if (at === -1) return { name, version: undefined };
  const version = text.slice(at + 1);
  return /[:/]/.test(version) ? undefined : { name, version };
}

/**
 * `name[extra]==version`, and uv's `name@version`; nothing for a path, an address or a repository. A scope is read, too:
 * it is how a package of npm is known.
 */
export function pypiSpecifier(text: string): Specifier | undefined {
  if (text.startsWith('@')) return npmSpecifier(text);
  const [name = ''] = /^[a-z0-9][\w.-]*/i.exec(text) ?? [];
  if (name === '') return undefined;
  let rest = text.slice(name.length);
  if (rest.startsWith('[')) {
    const end = rest.indexOf(']');
    if (end === -1) return undefined;
    rest = rest.slice(end + 1);
  }
  rest = rest.trim();
  if (rest === '') return { name, version: undefined };
  if (/[:/]/.test(rest)) return undefined;
  if (rest.startsWith('@')) return { name, version: rest.slice(1).trim() };
  return /^(?:[=~!<>]=?|===)/.test(rest) ? { name, version: rest } : undefined;
}

/** `registry/name:tag@digest`. */
export function imageSpecifier(text: string): Specifier | undefined {
  const digest = text.indexOf('@');
  const tagged = digest === -1 ? text : text.slice(0, digest);
  const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
  const name = colon === -1 ? tagged : tagged.slice(0, colon);
  if (!/^[a-z0-9][\w./:-]*$/i.test(name)) return undefined;
  if (digest !== -1) return { name, version: text.slice(digest + 1) };
  return { name, version: colon === -1 ? undefined : tagged.slice(colon + 1) };
}
