import type { Format } from '../../clients/index.ts';
import { mentionsIn } from '../../model/mentions/index.ts';
import type { Reading } from '../../model/reading/index.ts';
import { isObject } from '../../model/values/index.ts';
import { isPlainMap } from './plain.ts';
import { isPlainAddress } from './plain-values.ts';

/**
 * Whether a file holds plain servers and nothing else. Then neither its schema nor any rule has anything to say of it,
 * and none is asked; a test holds this against what they do say.
 */
export function isPlainFile(reading: Reading): boolean {
  const { document, format, targets } = reading;
  const { value, problems, language, text } = document;
  if (language !== 'json' || problems.length > 0 || targets.length > 0 || !isOrdinary(format)) return false;
  if (!isObject(value) || text.length > smallText) return false;
  let maps = 0;
  for (const key of Object.keys(value)) {
    if (key === '$schema' && isPlainAddress(value[key])) continue;
    const map = format.servers.find(({ at }) => at.length === 1 && at[0] === key);
    if (map === undefined || !isPlainMap({ ...map, route: [key], value: value[key] }, reading)) return false;
    maps += 1;
  }
  return maps === 1 && (format.references === undefined || mentionsIn(document, format).length === 0);
}

/** No client has so low a limit. */
const smallText = 100_000;

/** Nothing about the format by itself gives a rule something to say, and its files may hold servers alone. */
function isOrdinary(format: Format): boolean {
  const { belongsTo, unread, otherVersion, hiddenBy, serverFiles, registry, bundle, former, answer } = format;
  if (belongsTo === 'plugin' || belongsTo === 'agent') return false;
  return [unread, otherVersion, hiddenBy, serverFiles, registry, bundle, former, answer].every(
    (fact) => fact === undefined,
  );
}
