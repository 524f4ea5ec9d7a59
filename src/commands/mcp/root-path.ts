import { fileURLToPath } from 'node:url';
import { slashes } from '../../files/disk.ts';

/** Of a root as clients name it; undefined where it is none of a file system. */
export function rootPath(uri: string): string | undefined {
  try {
    return slashes(fileURLToPath(uri));
  } catch {
    return undefined;
  }
}
