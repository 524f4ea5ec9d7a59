/** Outside the root, paths are absolute or begin at the home directory. */
export function isOutside(path: string): boolean {
  return /^(?:~?\/|[A-Za-z]:\/)/.test(path);
}
