/** A path as people write it, in the form in which the files of a run are called. */
export function plain(path: string): string {
  return path
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
}
