import { formatsWith, type RegisteredFormat } from '../clients/index.ts';
import type { FoundSource } from '../discover/index.ts';
import { dirname, join } from '../files/index.ts';
import { valueAt } from '../model/values/index.ts';
import { parseStrictJson } from '../parse/index.ts';

/** How the paths of files end that may name others, among more. */
const ENDS = formatsWith('names').flatMap(({ files }) => files.map((file) => file.slice(file.lastIndexOf('/') + 1)));

/** As clients want it: from the folder of the plugin, and not out of it. */
const INSIDE = /^\.\/(?!(?:.*[\\/])?\.\.(?:[\\/]|$)).*\.json$/;

/** What a client looks for in its own right, whoever names it. */
const OF_ITS_OWN = /(?:^|\/)\.mcp\.json$/;

/** By their paths, the files that manifests name as those with their servers, and what they are. */
export function namedFiles(
  sources: readonly FoundSource[],
  candidates: (path: string) => readonly RegisteredFormat[],
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { source } of sources) {
    if (!ENDS.some((end) => source.path.endsWith(end))) continue;
    const { names } = candidates(source.path).find((format) => format.names !== undefined) ?? {};
    if (names === undefined) continue;
    const value = valueAt(parseStrictJson(source)?.value, names.at);
    for (const given of Array.isArray(value) ? value : [value]) {
      if (typeof given !== 'string' || !INSIDE.test(given)) continue;
      const path = join(dirname(source.path), names.from, given);
      if (!OF_ITS_OWN.test(path)) named.set(path, names.format);
    }
  }
  return named;
}
