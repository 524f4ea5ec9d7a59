/** Stands for the files of the user, which count in every project. */
export const ofUser = '~/';

/** The folder of the project a file belongs to, with a slash at its end: what lies above a client's own folder. */
export function projectOf(path: string): string {
  if (path.startsWith(ofUser)) return ofUser;
  const steps = path.split('/').slice(0, -1);
  const own = steps.findIndex((step) => step.startsWith('.'));
  const folder = (own < 0 ? steps : steps.slice(0, own)).join('/');
  return folder === '' ? '' : `${folder}/`;
}

/** The folder itself and those above it: "a/b/", "a/", "". */
export function* upwards(folder: string): Generator<string> {
  let left = folder;
  while (left !== '') {
    yield left;
    left = left.slice(0, left.lastIndexOf('/', left.length - 2) + 1);
  }
  yield '';
}
