import { formatsOf, type RegisteredFormat, registry, userFiles } from '../clients/index.ts';
import { namesIn } from './names.ts';

/** A file that a text names. */
export interface NamedPath {
  /** As the text has it. */
  readonly text: string;
  readonly start: number;
  /** The formats of clients that look there; none for a name that several share, or that nobody has. */
  readonly formats: readonly RegisteredFormat[];
  /** With forward slashes, "~/" for the home directory. */
  readonly path: string;
}

/** Longer lines are no sentences. */
const MOST_OF_LINE = 2000;

const WORD = /[^\s`'"()<>[\],;*|=]+/g;
const ENDING = /\.(?:jsonc?|toml|ya?ml)(?![\w-])/g;

/** Names that say nothing without their folder. */
const SHARED =
  /^(?:mcp|settings|mcp_settings|mcp-settings|mcp_config|mcp-config|config|servers|plugin|manifest|server|tools|package)\.(?:jsonc?|toml|ya?ml)$/;

/** Of servers, bundles and lists, or anybody's. */
const NO_CLIENTS: ReadonlySet<string> = new Set(['mcp', 'mcpb', 'registry-server', 'smithery', 'stray']);

/** The files that a line names, in their order. */
export function pathsIn(line: string): NamedPath[] {
  // The one folder with a blank in its name that everybody has to write.
  const text = line
    .slice(0, MOST_OF_LINE)
    .replace(/(Application(?: |\\) ?|Code -? ?)(?=Support|Insiders)/g, (words) => words.replaceAll(/[ \\]/g, BLANK));
  return Array.from(text.matchAll(WORD)).flatMap(({ 0: word, index }) => {
    const ending = Array.from(word.matchAll(ENDING)).at(-1);
    if (ending === undefined || /^\w+:\/\//.test(word)) return [];
    const found = word.slice(0, ending.index + ending[0].length);
    const start = index + (/^[:,]+|^\.+(?=\w+\.\w+$)/.exec(found)?.[0].replace(/^\.$/, '').length ?? 0);
    const end = index + found.length;
    const path = normalised(text.slice(start, end));
    return [{ text: line.slice(start, end), start, path, formats: formatsAt(path) }];
  });
}

/** A sign that is none of a path, and no blank. */
const BLANK = '\u0001';

function normalised(text: string): string {
  return text
    .replaceAll(new RegExp(`${BLANK}+`, 'g'), ' ')
    .replaceAll(/\\+/g, '/')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^%APPDATA%/i, '~/AppData/Roaming')
    .replace(/^%LOCALAPPDATA%/i, '~/AppData/Local')
    .replace(
      /^(?:%USERPROFILE%|%HOME%|\$HOME|\$\{HOME\}|\$env:USERPROFILE|[A-Za-z]:\/Users\/[^/]+|\/(?:Users|home)\/[^/]+)(?=\/)/i,
      '~',
    )
    .replace(/^\$env:APPDATA/i, '~/AppData/Roaming')
    .replace(/^\.\//, '');
}

function formatsAt(path: string): readonly RegisteredFormat[] {
  if (isShared(path)) return [];
  const ids = path.startsWith('~/') ? userFiles().flatMap(({ id, files }) => (files.includes(path) ? [id] : [])) : [];
  const ofUser = registry().filter(({ id }) => ids.includes(id));
  const found = ofUser.length > 0 ? ofUser : formatsOf(path.replace(/^~?\//, ''));
  return found.filter(
    ({ client, beside, language }) => !NO_CLIENTS.has(client) && beside === undefined && language !== 'markdown',
  );
}

/** Whether a path is a name alone that several clients have, so that it says nothing of whose it is. */
export function isShared(path: string): boolean {
  return SHARED.test(path);
}

/** A file in a folder such as ".acme", in which no known client has any. */
export function isSomebodyElses({ path, formats }: NamedPath): boolean {
  const folder = FOLDER.exec(path)?.[1];
  if (folder === undefined || formats.length > 0) return false;
  // "~/.config/claude-code" is nobody's, and is meant for a client; so is "~/.config/claude".
  const name = folder.replace(/^\.config\/|^\./, '').replaceAll(/[-_]/g, ' ');
  const { clients, others } = namesIn(name, true);
  if (clients.size > 0 || others || begins(name)) return false;
  folders ??= new Set(
    [...registry(), ...userFiles()].flatMap(({ files }) => files.flatMap((file) => FOLDER.exec(file)?.[1] ?? [])),
  );
  return !folders.has(folder);
}

/** Whether some client's name begins with these words. */
function begins(words: string): boolean {
  return registry().some(({ clientName }) => clientName.toLowerCase().startsWith(`${words.toLowerCase()} `));
}

/** Where many programs have folders of their own it is that one. */
const FOLDER = /(?:^|\/)(\.config\/[^/]+|\.[\w-]+)\//;

let folders: ReadonlySet<string> | undefined;
