/** Outside the root, paths are absolute or begin at the home directory. */
export function isOutside(path: string): boolean {
  return /^(?:~?\/|[A-Za-z]:\/)/.test(path);
}

/** As a person clicks on it: from the working directory. */
export function pathFromHere(path: string, { cwdPrefix }: { readonly cwdPrefix: string }): string {
  return isOutside(path) ? path : cwdPrefix + path;
}
