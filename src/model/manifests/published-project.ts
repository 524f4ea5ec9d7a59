import type { Document } from '../../parse/index.ts';
import type { Reading } from '../reading/index.ts';
import { at, atSpan, own, type Place } from '../values/index.ts';
import { isStamped, type ListedPackage, settingsUses, writtenText } from './manifests.ts';

/** A text of another file, and where it stands there. */
export interface FoundText {
  readonly text: string;
  readonly place: Place;
}

/** The project file beside a manifest that makes one of the packages it lists. */
export interface PublishedProject {
  readonly file: string;
  readonly name: FoundText;
  readonly version: FoundText | undefined;
  /** What says which server the package belongs to; undefined when that cannot be seen from here. */
  readonly owner: Ownership | undefined;
}

export interface Ownership {
  /** The file in which it is written. */
  readonly where: string;
  readonly names: readonly FoundText[];
  /** What to write there, for a name. */
  readonly line: (name: string) => string;
}

/** Looks only at files of the same folder, and only for packages of their very name. */
export function projectOf(reading: Reading, item: ListedPackage): PublishedProject | undefined {
  const identifier = writtenText(item.value, 'identifier');
  if (identifier === undefined) return undefined;
  if (item.kind?.identifies === 'address') return packedBundle(reading, identifier);
  if (item.kind?.owner === 'mcpName') return nodeProject(reading, identifier);
  if (item.kind?.owner === 'readme') return pythonProject(reading, identifier);
  return undefined;
}

/**
 * The name of the package that the project beside a manifest makes, where that project says that it is a server and the
 * only package of its kind that the manifest lists has another name.
 */
export function otherPackage(reading: Reading, items: readonly ListedPackage[]): OtherPackage | undefined {
  for (const owner of ['mcpName', 'readme'] as const) {
    const [item, ...more] = items.filter(({ kind }) => kind?.owner === owner);
    const identifier = item && writtenText(item.value, 'identifier');
    if (item === undefined || more.length > 0 || identifier === undefined) continue;
    const project = owner === 'mcpName' ? serverOfNode(reading) : serverOfPython(reading);
    if (project === undefined) continue;
    const isSame =
      owner === 'mcpName' ? project.name.text === identifier : samePythonPackage(project.name.text, identifier);
    if (!isSame) return { ...project, item };
  }
  return undefined;
}

export interface OtherPackage extends Pick<PublishedProject, 'file' | 'name'> {
  readonly item: ListedPackage;
}

function serverOfNode({ neighbours }: Reading): Pick<PublishedProject, 'file' | 'name'> | undefined {
  const file = 'package.json';
  const document = neighbours.document(file);
  const name = document && writtenText(document.value, 'name');
  if (name === undefined || own(document?.value, 'private') === true) return undefined;
  if (document === undefined || writtenText(document.value, 'mcpName') === undefined) return undefined;
  return { file, name: { text: name, place: at(document, ['name']) } };
}

function serverOfPython(reading: Reading): Pick<PublishedProject, 'file' | 'name'> | undefined {
  const file = 'pyproject.toml';
  const document = reading.neighbours.document(file);
  const table = document && projectTable(document);
  const name = document && table && textOf(document, table, 'name');
  if (document === undefined || table === undefined || name === undefined) return undefined;
  const called = writtenText(reading.document.value, 'name');
  return readmeOf(reading, document, table)?.names.some(({ text }) => text === called) ? { file, name } : undefined;
}

/** The project that a bundle is made of: one of its language in the same folder, with its name. */
export function bundledProject(reading: Reading): PublishedProject | undefined {
  const { document, neighbours } = reading;
  const name = writtenText(document.value, 'name');
  const type = writtenText(own(document.value, 'server'), 'type');
  // One that has its package fetched holds nothing of that version.
  if (name === undefined || !settingsUses(document).some((use) => use.name === '__dirname')) return undefined;
  if (type === 'python' || type === 'uv') return pythonProject(reading, name);
  const identifier = type === 'node' ? writtenText(neighbours.document('package.json')?.value, 'name') : undefined;
  if (identifier === undefined || withoutScope(identifier) !== withoutScope(name)) return undefined;
  return nodeProject(reading, identifier);
}

/** The manifest of the bundle that lies at an address, whose file has its name, mostly with a version behind it. */
function packedBundle({ neighbours }: Reading, address: string): PublishedProject | undefined {
  const file = 'manifest.json';
  const document = neighbours.document(file);
  const name = writtenText(document?.value, 'name');
  const isManifest = ['manifest_version', 'dxt_version'].some((key) => typeof own(document?.value, key) === 'string');
  if (document === undefined || name === undefined || !isManifest) return undefined;
  const [path = ''] = address.toLowerCase().split(/[?#]/, 1);
  const packed = path.slice(path.lastIndexOf('/') + 1);
  const plain = withoutScope(name);
  if (!packed.startsWith(plain) || !/^(?:[-_.@]v?\d.*)?\.(?:mcpb|dxt)$/.test(packed.slice(plain.length)))
    return undefined;
  const version = writtenText(document.value, 'version');
  return {
    file,
    name: { text: name, place: at(document, ['name']) },
    version: released(version === undefined ? undefined : { text: version, place: at(document, ['version']) }),
    owner: undefined,
  };
}

function withoutScope(name: string): string {
  return name.replace(/^@[^/]*\//, '').toLowerCase();
}

function nodeProject({ neighbours }: Reading, identifier: string): PublishedProject | undefined {
  const file = 'package.json';
  const document = neighbours.document(file);
  if (document === undefined || own(document.value, 'name') !== identifier) return undefined;
  const found = (key: string): FoundText | undefined => {
    const text = writtenText(document.value, key);
    return text === undefined ? undefined : { text, place: at(document, [key]) };
  };
  const mcpName = found('mcpName');
  const stamped = typeof own(document.value, 'mcpName') === 'string' && mcpName === undefined;
  return {
    file,
    name: { text: identifier, place: at(document, ['name']) },
    version: released(found('version')),
    owner: stamped
      ? undefined
      : {
          where: file,
          names: mcpName === undefined ? [] : [mcpName],
          line: (name) => `"mcpName": "${name}"`,
        },
  };
}

/** Releases that a tool numbers have a version like this in the repository. */
function released(version: FoundText | undefined): FoundText | undefined {
  return version === undefined || /^0\.0\.0(?:$|[-.+])/.test(version.text) ? undefined : version;
}

function pythonProject(reading: Reading, identifier: string): PublishedProject | undefined {
  const file = 'pyproject.toml';
  const document = reading.neighbours.document(file);
  if (document === undefined) return undefined;
  const table = projectTable(document);
  const name = table && textOf(document, table, 'name');
  if (table === undefined || name === undefined || !samePythonPackage(name.text, identifier)) return undefined;
  return {
    file,
    name,
    version: released(textOf(document, table, 'version')),
    owner: readmeOf(reading, document, table),
  };
}

/** The name of the package that a pyproject.toml makes. */
export function pythonPackage(document: Document): FoundText | undefined {
  const table = projectTable(document);
  return table && textOf(document, table, 'name');
}

function projectTable({ text }: Document): Table | undefined {
  return tableOf(text, 'project') ?? tableOf(text, 'tool.poetry');
}

export function samePythonPackage(name: string, other: string): boolean {
  return normal(name) === normal(other);
}

/** Names of Python packages count without capitals, and "-", "_" and "." are one. */
function normal(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

interface Table {
  readonly start: number;
  readonly end: number;
}

/** The lines of a table, up to the next one. */
function tableOf(text: string, name: string): Table | undefined {
  const head = new RegExp(`^\\[${name.replaceAll('.', '\\.')}\\][ \\t]*(?:#.*)?$`, 'm').exec(text);
  if (head === null) return undefined;
  const start = head.index + head[0].length;
  const next = text.slice(start).search(/^\[/m);
  return { start, end: next === -1 ? text.length : start + next };
}

function textOf(document: Document, { start, end }: Table, key: string): FoundText | undefined {
  const match = new RegExp(`^${key}[ \\t]*=[ \\t]*(["'])([^"'\\n]{1,300})\\1`, 'm').exec(
    document.text.slice(start, end),
  );
  const text = match?.[2];
  if (match === null || text === undefined || isStamped(text)) return undefined;
  const last = start + match.index + match[0].length - 1;
  return { text, place: atSpan(document, { start: last - text.length, end: last }) };
}

const readmes = ['README.md', 'README.rst', 'README.txt', 'README', 'readme.md'];

/** The description that PyPI shows is the file that the project names. */
function readmeOf(reading: Reading, project: Document, table: Table): Ownership | undefined {
  const lines = project.text.slice(table.start, table.end);
  if (/^dynamic[ \t]*=[^\]]{0,300}["']readme["']/m.test(lines)) return undefined;
  const named =
    textOf(project, table, 'readme')?.text ??
    /^readme[ \t]*=[ \t]*\{[^}\n]{0,200}file[ \t]*=[ \t]*["']([^"'\n]{1,200})["']/m.exec(lines)?.[1];
  const file = named ?? readmes.find((name) => reading.neighbours.has(name));
  const document = file === undefined ? undefined : reading.neighbours.document(file);
  if (document === undefined || file === undefined) return undefined;
  return {
    where: file,
    names: namesAfter(document, /mcp-name: ([\w./-]{1,250})/g),
    line: (name) => `"mcp-name: ${name}" in a comment`,
  };
}

/** The label that a Dockerfile of the same folder gives the image. */
export function labelsOf({ neighbours }: Reading): Ownership | undefined {
  const file = ['Dockerfile', 'Containerfile'].find((name) => neighbours.has(name));
  const document = file === undefined ? undefined : neighbours.document(file);
  if (document === undefined || file === undefined) return undefined;
  return {
    where: file,
    names: namesAfter(document, /io\.modelcontextprotocol\.server\.name["']?[= \t]["']?([\w./$-][\w./${}-]{0,250})/g),
    line: (name) => `LABEL io.modelcontextprotocol.server.name="${name}"`,
  };
}

function namesAfter(document: Document, pattern: RegExp): FoundText[] {
  return [...document.text.matchAll(pattern)].map(({ index, 0: whole, 1: text = '' }) => {
    const end = index + whole.length;
    return { text, place: atSpan(document, { start: end - text.length, end }) };
  });
}
