import {
  basename,
  causeOf,
  dirname,
  type Entry,
  type Files,
  isMissing,
  join,
  type Kind,
  nounOf,
} from '../files/index.ts';
import { printable, UsageError } from '../wording/index.ts';
import { type Root, rootAt } from './root.ts';

/** A path of the command line, found to be a file or a folder. */
export interface Given {
  readonly absolute: string;
  readonly shown: string;
  readonly kind: 'file' | 'folder';
}

export function lookUp(shown: string, cwd: string, root: Root, files: Files): Given {
  // An empty path would be the working directory, which nobody means by it.
  if (shown === '') throw new UsageError('"" does not exist');
  const absolute = seenFromRoot(files.resolve(cwd, shown), root, files);
  const kind = kindBehind(absolute, shown, files);
  if (kind !== 'file' && kind !== 'folder') {
    throw new UsageError(`"${printable(shown)}" is ${nounOf(kind)}, not a file or folder`);
  }
  return { absolute, shown, kind };
}

/** The folder that a file counts for which is named alone: what lies there may be asked about. */
export function projectOf({ absolute }: Given, files: Files): readonly string[] {
  let folder = dirname(absolute);
  while (basename(folder).startsWith('.')) folder = dirname(folder);
  return rootAt(folder, files).isVast ? [] : [folder];
}

export function lookUpFolder(shown: string, cwd: string, root: Root, files: Files): Given {
  const given = lookUp(shown, cwd, root, files);
  if (given.kind !== 'folder') throw new UsageError(`"${printable(shown)}" is a file, not a folder`);
  return given;
}

/** The names are in no order. */
export function entriesOf(folder: string, shown: string, files: Files): readonly Entry[] {
  try {
    return files.list(folder);
  } catch (error) {
    throw new UsageError(`"${printable(shown)}" cannot be read: ${causeOf(error)}`);
  }
}

/** A path that leads into the root through a link to a folder is the same file as the one a walk finds. */
export function seenFromRoot(absolute: string, root: Root, files: Files): string {
  if (root.contains(absolute)) return absolute;
  try {
    const real = join(files.real(dirname(absolute)), basename(absolute));
    return root.contains(real) ? real : absolute;
  } catch {
    return absolute;
  }
}

function kindBehind(absolute: string, shown: string, files: Files): Kind {
  try {
    return files.target(absolute);
  } catch (error) {
    if (!isMissing(error)) throw new UsageError(`"${printable(shown)}" cannot be read: ${causeOf(error)}`);
    throw new UsageError(
      `"${printable(shown)}" ${files.kind(absolute) === 'link' ? 'is a link that points to nothing' : 'does not exist'}`,
    );
  }
}
