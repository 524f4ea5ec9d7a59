let names: ReadonlySet<string> | undefined;

/** Placeholder until the list is there. */
export function isNotedPackage(word: string): boolean {
  names ??= new Set();
  return names.has(word);
}
