import { type RegisteredFormat, registry } from './registry.ts';

interface Placed {
  readonly folder: string;
  /** How much of the name the pattern gives. */
  readonly given: number;
  readonly format: RegisteredFormat;
}

interface Pattern extends Placed {
  readonly basename: RegExp;
}

const inHome = new Map<string, RegisteredFormat[]>();
const exact = new Map<string, Placed[]>();
const globs: Pattern[] = [];

for (const format of registry) {
  for (const file of format.userFiles) inHome.set(file, [...(inHome.get(file) ?? []), format]);
  for (const file of format.files) {
    const slash = file.lastIndexOf('/');
    const folder = file.slice(0, slash + 1);
    const basename = file.slice(slash + 1);
    if (basename.includes('*')) {
      const source = basename.split('*').map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'));
      globs.push({ folder, given: source.join('').length, basename: new RegExp(`^${source.join('[^/]*')}$`), format });
    } else {
      const known = exact.get(basename);
      const placed = { folder, given: basename.length, format };
      if (known) known.push(placed);
      else exact.set(basename, [placed]);
    }
  }
}

/** The formats whose file a path may be: every client's own patterns, in any folder. */
export function formatsOf(path: string): readonly RegisteredFormat[] {
  if (path.startsWith('~/')) return inHome.get(path) ?? [];
  const slash = path.lastIndexOf('/');
  const basename = path.slice(slash + 1);
  const folder = path.slice(0, slash + 1);
  const found: Placed[] = (exact.get(basename) ?? []).filter((known) => liesIn(folder, known.folder));
  for (const pattern of globs) {
    if (liesIn(folder, pattern.folder) && pattern.basename.test(basename)) found.push(pattern);
  }
  // A name in its own folder is nobody else's: ".omp/.mcp.json" is not a project's ".mcp.json".
  const inFolder = found.filter((known) => known.folder !== '' && known.folder !== '/');
  if (inFolder.length === 0) return found.map(({ format }) => format);
  // Unless the folder takes any name, and another pattern knows more of this one: "*.tools.json" beside "agents/*.json".
  const most = Math.max(...inFolder.map(({ given }) => given));
  const named = found.filter((known) => inFolder.includes(known) || known.given > most);
  return named.map(({ format }) => format);
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
