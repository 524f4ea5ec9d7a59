/** The folder itself and those above it: "a/b/", "a/", "". */
export function* upwards(folder: string): Generator<string> {
  let left = folder;
  while (left !== '') {
    yield left;
    left = left.slice(0, left.lastIndexOf('/', left.length - 2) + 1);
  }
  yield '';
}
