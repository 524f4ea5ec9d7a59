import { type RegisteredFormat, registry, userFiles } from './registry.ts';

interface Placed {
  readonly folder: string;
  readonly format: RegisteredFormat;
}

interface Pattern extends Placed {
  readonly basename: RegExp;
}

const exact = new Map<string, Placed[]>();
const globs: Pattern[] = [];

for (const format of registry) {
  for (const file of format.files) {
    const slash = file.lastIndexOf('/');
    const folder = file.slice(0, slash + 1);
    const basename = file.slice(slash + 1);
    if (basename.includes('*')) {
      const source = basename.split('*').map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'));
      globs.push({ folder, basename: new RegExp(`^${source.join('[^/]*')}$`), format });
    } else {
      const known = exact.get(basename);
      if (known) known.push({ folder, format });
      else exact.set(basename, [{ folder, format }]);
    }
  }
}

/** The formats whose file a path may be: every client's own patterns, in any folder. */
export function formatsOf(path: string): readonly RegisteredFormat[] {
  if (path.startsWith('~/')) return formatsInHome(path);
  const slash = path.lastIndexOf('/');
  const basename = path.slice(slash + 1);
  const folder = path.slice(0, slash + 1);
  const found: Placed[] = (exact.get(basename) ?? []).filter((known) => liesIn(folder, known.folder));
  for (const pattern of globs) {
    if (liesIn(folder, pattern.folder) && pattern.basename.test(basename)) found.push(pattern);
  }
  // A name in its own folder is nobody else's: ".omp/.mcp.json" is not a project's ".mcp.json".
  const inFolder = found.filter((known) => known.folder !== '' && known.folder !== '/');
  const named = inFolder.length > 0 ? inFolder : found;
  return named.map((known) => known.format);
}

function formatsInHome(path: string): readonly RegisteredFormat[] {
  const ids = userFiles().flatMap(({ id, files }) => (files.includes(path) ? [id] : []));
  return registry.filter(({ id }) => ids.includes(id));
}

/** A format by its id, or the main format of a client by the client's. */
export function formatNamed(id: string): RegisteredFormat | undefined {
  return registry.find((format) => format.id === id) ?? registry.find((format) => format.client === id);
}

function liesIn(folder: string, wanted: string): boolean {
  if (wanted === '/') return folder === '';
  if (wanted.endsWith('**/')) {
    const above = wanted.slice(0, -3);
    return folder.startsWith(above) || folder.includes(`/${above}`);
  }
  return wanted === '' || folder === wanted || folder.endsWith(`/${wanted}`);
}
