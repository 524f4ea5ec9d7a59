/** Every part of a path by itself; half a surrogate pair has no bytes. */
export function encodedPath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd')).replaceAll("'", '%27'))
    .join('/');
}
