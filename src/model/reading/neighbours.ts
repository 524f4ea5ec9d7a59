import { dirname, join } from '../../files/index.ts';
import { type Document, parseStrictJson, plainJson, type Source, unparsed } from '../../parse/index.ts';

/** What lies beside a document, looked at only when a rule asks. */
export interface Neighbours {
  /** Whether a file or folder of this name lies there; undefined for a name that leads out of the root. */
  has(name: string): boolean | undefined;
  /** The first bytes of a file. */
  head(name: string, bytes: number): Uint8Array | undefined;
  /** The names of the folders in a folder. */
  folders(name: string): readonly string[];
  /** Whether a project begins in a folder. */
  isTop(name: string): boolean;
  /** A small file: faultless JSON, with comments where its name says so, is parsed; of anything else the text counts. */
  document(name: string): Document | undefined;
}

/** The files of a root, by paths relative to it. */
export interface Files {
  has(path: string): boolean;
  head(path: string, bytes: number): Uint8Array | undefined;
  folders(path: string): readonly string[];
  isTop(path: string): boolean;
}

const MAX_BYTES = 256 * 1024;

export function neighboursOf(path: string, files: Files): Neighbours {
  const folder = dirname(path);
  const known = new Map<string, Document | undefined>();
  const document = (name: string) => {
    const place = within(folder, name);
    if (place === undefined) return undefined;
    if (!known.has(place)) known.set(place, read(place, files));
    return known.get(place);
  };
  return {
    has: (name) => {
      const place = within(folder, name);
      return place === undefined ? undefined : files.has(place);
    },
    head: (name, bytes) => {
      const place = within(folder, name);
      return place === undefined ? undefined : files.head(place, bytes);
    },
    folders: (name) => {
      const place = within(folder, name);
      return place === undefined ? [] : files.folders(place);
    },
    isTop: (name) => {
      const place = within(folder, name);
      return place !== undefined && files.isTop(place);
    },
    document,
  };
}

/** Names in manifests are foreign: one that leads out of the root, or is none, names nothing. */
function within(folder: string, name: string): string | undefined {
  if (name === '' || name.includes('\0') || name.startsWith('/')) return undefined;
  const place = join(folder, name);
  return place === '..' || place.startsWith('../') ? undefined : place;
}

function read(path: string, files: Files): Document | undefined {
  const bytes = files.head(path, MAX_BYTES + 1);
  if (bytes === undefined || bytes.length > MAX_BYTES) return undefined;
  const source: Source = { path, text: new TextDecoder().decode(bytes), problems: [] };
  if (path.endsWith('.json')) return parseStrictJson(source);
  if (!path.endsWith('.jsonc')) return unparsed(source, 'markdown');
  return parseStrictJson({ ...source, text: plainJson(source.text) });
}
