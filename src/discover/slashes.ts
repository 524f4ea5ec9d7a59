import { sep } from 'node:path';

/** Only where the backslash separates: elsewhere it is a letter of the name. */
export function slashes(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
