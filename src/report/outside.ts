/** Outside the root, paths are absolute or begin at the home directory. */
export function isOutside(path: string): boolean {
  return /^(?:~?\/|[A-Za-z]:\/)/.test(path);
}

/** As a person clicks on it: from the working directory. A line that begins with it is no command to GitHub's runner. */
export function pathFromHere(path: string, { cwdPrefix }: { readonly cwdPrefix: string }): string {
  if (isOutside(path)) return path;
  const whole = cwdPrefix + path;
  return /^\s*::/.test(whole) ? `./${whole}` : whole;
}
