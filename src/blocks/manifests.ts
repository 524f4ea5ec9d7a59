import { pythonPackage } from '../model/manifests/index.ts';
import type { Neighbours } from '../model/reading/index.ts';
import { own } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';

/** What a repository says of the servers that it makes. */
export interface Manifests {
  /** The packages that it publishes, the nearest to the page first. */
  readonly packages: readonly OwnPackage[];
  /** Each `server.json`, the nearest first. */
  readonly descriptions: readonly Description[];
}

export interface OwnPackage {
  readonly name: string;
  readonly ecosystem: 'npm' | 'pypi';
  /** The path of the manifest as it is reported. */
  readonly file: string;
}

export interface Description {
  readonly value: unknown;
  readonly file: string;
}

/** Nobody's pages lie deeper, and nobody has more workspaces, than are worth a look. */
const MOST_ABOVE = 20;
const MOST_WORKSPACES = 300;

/** Those beside a page, in the folders above it up to the top of its repository, and in the workspaces that these name. */
export function manifestsAround(path: string, neighbours: Neighbours): Manifests {
  const found = new Found(neighbours);
  const above = Math.min(path.split('/').length - 1, MOST_ABOVE);
  for (let level = 0; level <= above; level += 1) {
    const folder = '../'.repeat(level);
    found.add(folder);
    for (const each of workspacesIn(folder, neighbours).slice(0, MOST_WORKSPACES)) found.add(each);
    if (neighbours.isTop(folder || '.')) break;
  }
  return found;
}

class Found implements Manifests {
  readonly packages: OwnPackage[] = [];
  readonly descriptions: Description[] = [];
  readonly #neighbours: Neighbours;
  readonly #seen = new Set<string>();

  constructor(neighbours: Neighbours) {
    this.#neighbours = neighbours;
  }

  /** A folder is given with a slash at its end. */
  add(folder: string): void {
    const npm = this.#read(`${folder}package.json`);
    const name = own(npm?.value, 'name');
    // What is private is published nowhere.
    if (npm !== undefined && typeof name === 'string' && name !== '' && own(npm.value, 'private') !== true)
      this.packages.push({ name, ecosystem: 'npm', file: npm.path });
    const python = this.#read(`${folder}pyproject.toml`);
    const project = python && pythonPackage(python)?.text;
    if (python !== undefined && project !== undefined)
      this.packages.push({ name: project, ecosystem: 'pypi', file: python.path });
    const server = this.#read(`${folder}server.json`);
    if (server?.value !== undefined) this.descriptions.push({ value: server.value, file: server.path });
  }

  #read(name: string): Document | undefined {
    const document = this.#neighbours.document(name);
    if (document === undefined || this.#seen.has(document.path)) return undefined;
    this.#seen.add(document.path);
    return document;
  }
}

/** The folders that are packages of a folder, as npm, pnpm and uv are told. */
function workspacesIn(folder: string, neighbours: Neighbours): string[] {
  const declared = own(neighbours.document(`${folder}package.json`)?.value, 'workspaces');
  const list = Array.isArray(declared) ? declared : own(declared, 'packages');
  const patterns = [
    ...(Array.isArray(list) ? list.filter((each) => typeof each === 'string') : []),
    ...itemsIn(PNPM, neighbours.document(`${folder}pnpm-workspace.yaml`)?.text),
    ...itemsIn(UV, neighbours.document(`${folder}pyproject.toml`)?.text),
  ];
  let left = MOST_LISTED;
  const foldersIn = (name: string) => {
    left -= 1;
    return left < 0 ? [] : neighbours.folders(name || '.');
  };
  return [...new Set([...new Set(patterns)].flatMap((pattern) => expanded(pattern, folder, foldersIn)))];
}

/** So many folders are looked into for the sake of one page's manifest. */
const MOST_LISTED = 1000;

const PNPM = /^packages:[ \t]*\r?\n((?:[ \t]*(?:-[^\n]*|#[^\n]*)?\r?\n?)*)/m;
const UV = /^\[tool\.uv\.workspace\][ \t]*\r?\n(?:[^[\r\n][^\n]*\n|\r?\n)*?members[ \t]*=[ \t]*\[([^\]]*)\]/m;

function itemsIn(list: RegExp, text = ''): string[] {
  const items = list.exec(text.slice(0, LONGEST_LIST))?.[1] ?? '';
  return Array.from(items.matchAll(/["']([^"'\n]+)["']|^[ \t]*-[ \t]*([^\s"'#]+)/gm), ([, quoted, plain]) =>
    String(quoted ?? plain),
  );
}

const LONGEST_LIST = 20_000;

/** A star stands for any folder, two at the end for those directly below as well. */
function expanded(pattern: string, folder: string, foldersIn: (name: string) => readonly string[]): string[] {
  const names = pattern
    .replace(/^\.\//, '')
    .split('/')
    .filter((name) => name !== '');
  if (pattern.startsWith('!') || names.length === 0 || names.length > 5 || names.includes('..')) return [];
  let folders = [folder];
  for (const name of names) {
    folders = folders.flatMap((each) => {
      if (!name.includes('*')) return [`${each}${name}/`];
      const [start = '', end = ''] = name.split(/\*+/);
      const isNamed = (other: string) =>
        other.length >= start.length + end.length && other.startsWith(start) && other.endsWith(end);
      const inside = foldersIn(each).filter((other) => isNamed(other) && !NO_PACKAGES.test(other));
      return inside.map((other) => `${each}${other}/`);
    });
    folders = folders.slice(0, MOST_WORKSPACES);
  }
  return folders;
}

const NO_PACKAGES = /^(?:\.|node_modules$)/;
