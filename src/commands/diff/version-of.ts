import { readSource } from '../../discover/index.ts';
import { disk } from '../../files/disk.ts';
import { dirname, relative } from '../../files/index.ts';
import { own } from '../../model/values/index.ts';
import { parseSource } from '../../parse/index.ts';

export interface Versioned {
  readonly file: string;
  readonly version: string;
}

/** That of the next package.json: beside a file, or above it as far as the working directory. */
export async function versionOf(cwd: string, path: string): Promise<Versioned | undefined> {
  let folder = dirname(disk.resolve(cwd, path));
  for (;;) {
    const file = disk.resolve(folder, 'package.json');
    if (disk.exists(file)) {
      const document = await parseSource(readSource(disk, file, file).source, 'json');
      const version = own(document.value, 'version');
      return typeof version === 'string' ? { file: relative(cwd, file), version } : undefined;
    }
    const above = dirname(folder);
    if (above === folder || folder === cwd || !folder.startsWith(`${cwd}/`)) return undefined;
    folder = above;
  }
}
