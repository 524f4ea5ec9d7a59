import { plain } from './paths.ts';

/** Larger files, and more of them, are none that a client is configured with. */
const MOST_BYTES = 1_000_000;
const MOST_FILES = 500;
/** What holds nothing that is read. */
const LEFT_OUT = new Set(['node_modules', '.git', '.venv', 'venv', 'target', '__pycache__']);
const READ = /(?:\.(?:json|jsonc|json5|ya?ml|toml|md|code-workspace)|\.gitignore)$/i;

export interface Taken {
  readonly files: ReadonlyMap<string, string>;
  /** How many were not read. */
  readonly left: number;
}

/** Files that somebody chose in a dialogue, with their folder where it was one. */
export function fromPicker(list: readonly File[]): Promise<Taken> {
  return taken(list.map((file) => ({ path: withoutFirst(file.webkitRelativePath) || file.name, file })));
}

/** Files, folders with all that is in them. */
export async function fromDrop(entries: readonly FileSystemEntry[]): Promise<Taken> {
  const found: Found[] = [];
  const only = entries.length === 1 && entries[0]?.isDirectory;
  for (const entry of entries) await walk(entry, only ? '' : entry.name, found);
  return taken(found);
}

interface Found {
  readonly path: string;
  readonly file: File;
}

async function walk(entry: FileSystemEntry, path: string, found: Found[]): Promise<void> {
  if (found.length > MOST_FILES * 4 || LEFT_OUT.has(entry.name)) return;
  if (isFile(entry)) {
    found.push({ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return;
    for (const each of some) await walk(each, path === '' ? each.name : `${path}/${each.name}`, found);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

async function taken(found: readonly Found[]): Promise<Taken> {
  const files = new Map<string, string>();
  let left = 0;
  for (const { path, file } of found) {
    const isOut = path.split('/').some((part) => LEFT_OUT.has(part));
    const isWanted = found.length === 1 || (READ.test(path) && !isOut);
    if (!isWanted || file.size > MOST_BYTES || files.size >= MOST_FILES) left += 1;
    else files.set(plain(path), decode(await file.arrayBuffer()));
  }
  return { files, left };
}

/** With a byte order mark where there is one: some clients refuse it. */
function decode(bytes: ArrayBuffer): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The folder itself is the root of the run. */
function withoutFirst(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}
