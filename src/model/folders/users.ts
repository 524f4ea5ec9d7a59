/** The folder of the files in the home directory. */
export const userHome = '~/';

/** In the home directory, or in a folder of the user that a variable names. */
export function isOfUser(path: string): boolean {
  return path.startsWith(userHome) || /^\$[A-Z][A-Z_]*\//.test(path);
}
