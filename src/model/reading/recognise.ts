import type { Format } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { mentionsIn } from '../mentions/index.ts';
import { isObject, own, valueAt } from '../values/index.ts';
import type { Surroundings } from './candidates.ts';
import type { FoundMap } from './found-map.ts';
import { isLostFile } from './lost-file.ts';
import { lacksOpening } from './opening.ts';
import { foreignMap, startableIn } from './root-key.ts';
import { serverMaps } from './server-maps.ts';
import { unreadKeys, unreadServers } from './unread-keys.ts';

/**
 * The one format among those that share a path: the first whose own condition holds, else one without a condition, and
 * only where no client's fits that of a Stray.
 * A file whose name alone proves little has to look like MCP configuration, unless nobody can read what it was to be.
 */
export function recognise(
  document: Document,
  candidates: readonly Format[],
  { beside, above, names, forced, named }: Surroundings,
): Format | undefined {
  const lost = candidates.find((format) => format.unmistakable && isLostFile(document, format));
  if (lost !== undefined) return lost;
  const file = { path: document.path, text: document.text, value: document.value, beside, above, names };
  const possible = candidates.filter((format) => format.when?.(file) ?? true);
  const declared = forced ? undefined : own(document.value, '$schema');
  const isSaid = possible.some((format) => saysWhose(declared, format));
  // What a name alone suggests counts less than what the file says of itself.
  const all = isSaid
    ? possible.filter(
        (format) => format.claims !== 'shape' || format.beside !== undefined || saysWhose(declared, format),
      )
    : possible;
  const ofClients = all.filter(({ stray }) => !stray);
  const fitting = ofClients.length > 0 ? ofClients : all;
  const said = forced ? candidates[0] : undefined;
  const meant = named ? candidates.find((format) => isFileOf(document.path, format)) : undefined;
  const chosen = fitting.find((format) => format.when !== undefined) ?? fitting[0] ?? said ?? meant;
  if (chosen === undefined || chosen.claims === 'path' || forced) return chosen;
  if (looksLikeMcp(document, chosen)) return chosen;
  // A client's own file without servers, which somebody names, is one all the same.
  return chosen === meant && !isTooMuch(document) ? chosen : undefined;
}

function saysWhose(declared: unknown, { saysWhose: prefixes = [] }: Format): boolean {
  return typeof declared === 'string' && prefixes.some((prefix) => declared.startsWith(prefix));
}

function isFileOf(path: string, format: Format): boolean {
  return format.servers.length > 0 && isItsOwn(path, format);
}

function looksLikeMcp(document: Document, format: Format): boolean {
  if (format.when !== undefined || lacksOpening(document, format)) return true;
  const routes = [...format.servers.map((map) => map.at), ...(format.unread ?? []).map((unread) => unread.at)];
  if (document.value === undefined) return saysSo(document, format, routes) || mayNameServers(document, format);
  const maps = serverMaps(document, format);
  return (
    (isItsOwn(document.path, format) && holdsServers(document, format, maps)) ||
    maps.some((map) => isObject(map.value) || Array.isArray(map.value)) ||
    unreadKeys(document, format).some((unread) => isUnread(valueAt(document.value, unread.at))) ||
    mentionsIn(document, format).length > 0 ||
    (format.references ?? []).some(({ at, as }) => as === 'words' && isObject(valueAt(document.value, at))) ||
    (isCutShort(document) && saysSo(document, format, routes))
  );
}

function isUnread(value: unknown): boolean {
  return isObject(value) || unreadServers(value) > 0;
}

/** Where the client looks for them, under another key, or under none. */
function holdsServers(document: Document, format: Format, maps: readonly FoundMap[]): boolean {
  if (format.servers.length === 0) return false;
  const { value } = document;
  return (
    maps.length > 0 || foreignMap({ document, format }) !== undefined || (isObject(value) && startableIn(value) > 0)
  );
}

/** TOML is read up to the first fault, and of YAML nobody knows what stands behind one: it may be the servers. */
function isCutShort({ language, problems }: Document): boolean {
  return language !== 'json' && problems.some(({ kind, fatal }) => fatal && kind === 'syntax');
}

/** What is too long or too deep to be read may name servers nevertheless. */
function mayNameServers(document: Document, { references = [] }: Format): boolean {
  return references.length > 0 && isTooMuch(document) && /mcp/i.test(document.text);
}

function isTooMuch({ problems }: Document): boolean {
  return problems.some(({ kind }) => kind === 'limits');
}

function saysSo(document: Document, format: Format, routes: readonly Route[]): boolean {
  const { language, text, path } = document;
  const quote = language === 'json' ? '"' : '';
  // JSON in the place of TOML or YAML brings the key of other clients along.
  const foreign = language !== 'json' && isItsOwn(path, format) && text.includes('"mcpServers"');
  if (foreign || routes.some((route) => text.includes(quote + String(route.at(-1)) + quote))) return true;
  // Broken front matter names tools where it has their key.
  const { references = [] } = format;
  return (
    language === 'markdown' && !isTooMuch(document) && references.some(({ at }) => text.includes(`\n${String(at[0])}:`))
  );
}

/** A folder such as ".codex", or the name, says whose file it is: servers under another key are meant for it. */
function isItsOwn(path: string, { id }: Format): boolean {
  const [file = '', folder = ''] = path.split('/').reverse();
  return /^\.\w/.test(folder) || folder === id || letters(file).startsWith(letters(id));
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
