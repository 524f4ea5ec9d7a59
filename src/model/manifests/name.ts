/** What the registry objects to in the name of a server. */
export function faultOfName(name: string): string | undefined {
  const [namespace = '', server, ...rest] = name.split('/');
  if (server === undefined) return 'has no slash';
  if (rest.length > 0) return 'has more than one slash';
  if (namespace === '' || server === '') return 'has nothing on one side of the slash';
  if (/[^a-zA-Z0-9.-]/.test(namespace)) return 'holds more than letters, digits, "." and "-" before the slash';
  if (/[^a-zA-Z0-9._-]/.test(server)) return 'holds more than letters, digits, ".", "_" and "-" after the slash';
  if (!isPart(namespace)) return 'does not begin and end its first part with a letter or digit';
  if (!isPart(server)) return 'does not begin and end its second part with a letter or digit';
  return name.length > 200 ? 'is longer than 200 characters' : undefined;
}

/** A part of a single letter does not fit the registry's pattern either, and may do so by mistake: it is left alone. */
function isPart(part: string): boolean {
  return /^[a-zA-Z0-9]/.test(part) && /[a-zA-Z0-9]$/.test(part);
}
