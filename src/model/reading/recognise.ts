import type { Format } from '../../clients/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { mentionsIn } from '../mentions/index.ts';
import { isObject, valueAt } from '../values/index.ts';
import { isLostFile } from './lost-file.ts';
import { foreignMap } from './root-key.ts';
import { serverMaps } from './server-maps.ts';

export interface Surroundings {
  readonly beside: (name: string) => boolean;
  readonly above: (name: string) => boolean;
  /** The user says what it is. */
  readonly forced: boolean;
}

/**
 * The one format among those that share a path: the first whose own condition holds, else one without a condition.
 * A file whose name alone proves little has to look like MCP configuration, unless nobody can read what it was to be.
 */
export function recognise(
  document: Document,
  candidates: readonly Format[],
  surroundings: Surroundings,
): Format | undefined {
  const lost = candidates.find((format) => format.unmistakable && isLostFile(document, format));
  if (lost !== undefined) return lost;
  const file = { path: document.path, text: document.text, value: document.value, ...surroundings };
  const fitting = candidates.filter((format) => format.when?.(file) ?? true);
  const said = surroundings.forced ? candidates[0] : undefined;
  const chosen = fitting.find((format) => format.when !== undefined) ?? fitting[0] ?? said;
  if (chosen === undefined || chosen.claims === 'path' || surroundings.forced) return chosen;
  return looksLikeMcp(document, chosen) ? chosen : undefined;
}

function looksLikeMcp(document: Document, format: Format): boolean {
  if (format.when !== undefined) return true;
  const routes = [...format.servers.map((map) => map.at), ...(format.unread ?? []).map((unread) => unread.at)];
  if (document.value === undefined) return saysSo(document, format, routes) || mayNameServers(document, format);
  const maps = serverMaps(document, format);
  return (
    (isItsOwn(document.path, format) && (maps.length > 0 || foreignMap({ document, format }) !== undefined)) ||
    maps.some((map) => isObject(map.value) || Array.isArray(map.value)) ||
    (format.unread ?? []).some((unread) => isObject(valueAt(document.value, unread.at))) ||
    mentionsIn(document, format).length > 0 ||
    (isCutShort(document) && saysSo(document, format, routes))
  );
}

/** TOML is read up to the first fault: the servers may stand behind it. */
function isCutShort({ language, problems }: Document): boolean {
  return language === 'toml' && problems.some(({ kind, fatal }) => fatal && kind === 'syntax');
}

/** What is too long or too deep to be read may name servers nevertheless. */
function mayNameServers({ problems, text }: Document, { references = [] }: Format): boolean {
  return references.length > 0 && problems.some(({ kind }) => kind === 'limits') && /mcp/i.test(text);
}

function saysSo({ language, text, path }: Document, format: Format, routes: readonly Route[]): boolean {
  const quote = language === 'json' ? '"' : '';
  // JSON in the place of TOML or YAML brings the key of other clients along.
  const foreign = language !== 'json' && isItsOwn(path, format) && text.includes('"mcpServers"');
  return foreign || routes.some((route) => text.includes(quote + String(route.at(-1)) + quote));
}

/** A folder such as ".codex", or the name, says whose file it is: servers under another key are meant for it. */
function isItsOwn(path: string, { id }: Format): boolean {
  const [file = '', folder = ''] = path.split('/').reverse();
  return /^\.\w/.test(folder) || folder === id || letters(file).startsWith(letters(id));
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
