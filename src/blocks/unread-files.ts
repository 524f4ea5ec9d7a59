import { atSpan } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { quote } from '../wording/index.ts';
import type { PlacedPath } from './addressee.ts';
import { isShared } from './named-paths.ts';
import type { ReadBlock } from './read-blocks.ts';

/** What is no file of a client though it looks like one. */
const OTHER =
  /(?:^|\/)(?:package|server|manifest|tsconfig|compose|docker-compose|smithery|pyproject|values|openapi|\.?prettierrc|\.?eslintrc)[\w.-]*\.(?:json|ya?ml|toml)$/i;
/** A line that speaks of something else than where the block belongs. */
const OF_SOMETHING_ELSE =
  /\b(?:logs?|examples?|samples?|scripts?|template|schema|repository|repo|clone|e\.g\.|inspector)\b/i;

/** A file that the text names for a block, and in which the client that it names looks for no servers. */
export function unreadFiles({ readings, addressee, client, document: raw }: ReadBlock): Finding[] {
  if (client === undefined) return [];
  const [reading] = readings;
  const format = reading === undefined || reading.format.stray ? undefined : reading.format;
  const document = reading?.document ?? raw;
  const isFile = (path: PlacedPath) =>
    path.isNear && path.formats.every((each) => each.client === client.id) && !OF_SOMETHING_ELSE.test(path.line);
  return addressee.paths.filter(isFile).flatMap((path) => {
    const known = client.formats.filter(({ id }) => path.formats.some((each) => each.id === id));
    const isUnread =
      known.length > 0
        ? known.every(({ servers, unread }) => servers.length === 0 && unread !== undefined) &&
          known.every((each) => each !== format)
        : path.formats.length === 0 && looksLikeOne(path, client.name, addressee.isSure);
    if (!isUnread) return [];
    const place = atSpan(document, { start: path.at, end: path.at + path.text.length });
    const instead = known.flatMap(({ unread = [] }) => unread)[0]?.instead ?? client.formats[0]?.files[0];
    return [
      {
        rule: 'file-unread',
        severity: 'warning' as const,
        message: `${client.name} reads no servers from ${quote(path.text)}, which the text names for this block`,
        ...(instead !== undefined && { help: `name the file that it reads: ${instead}` }),
        place,
        related: [],
        clients: [client.id],
        reader: client.name,
      },
    ];
  });
}

/** A name that speaks of a configuration of the client, in a place or a spelling that is none of its own. */
function looksLikeOne({ path }: PlacedPath, client: string, isSure: boolean): boolean {
  if (isShared(path) || OTHER.test(path)) return false;
  const words = path.toLowerCase().replace(/[^a-z]/g, '');
  if (!/mcp|config|settings/.test(words)) return false;
  if (words.includes(client.toLowerCase().replace(/[^a-z]/g, ''))) return true;
  return isSure && /mcp|^~|\/\.|^\./.test(path);
}
