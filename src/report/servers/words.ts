import { list, quote } from '../../wording/index.ts';
import type { Definition } from './definitions.ts';
import type { ClientColumn, Overview, ProjectOverview, ServerRow } from './overview.ts';

/** What stands where a client has no such server. */
export const NOTHING = '–';

const MOST_FILES = 3;

/** What a row is called: a name of nothing, or of blanks only, would not be seen, and one might begin with a command. */
export function labelOf({ name }: ServerRow): string {
  return /^\s*(?:$|::)/.test(name) ? quote(name) : name;
}

/** What a table says of a server for one client, that which counts first. */
export function cellFor({ definitions }: ServerRow, { id }: ClientColumn, { brief = false } = {}): string {
  const own = definitions.filter(({ client }) => client === id).sort((a, b) => weight(a) - weight(b));
  return own.length === 0
    ? NOTHING
    : [...new Set(own.map((each) => (brief ? each.status : wordsFor(each))))].join('; ');
}

function weight({ status }: Definition): number {
  return status === 'shadowed' ? 1 : 0;
}

function wordsFor({ status, fields }: Definition): string {
  return status === 'differs' && fields.length > 0 ? `differs: ${fields.join(', ')}` : status;
}

/** Its files as seen from the project. */
export function filesOf({ files }: ClientColumn, { folder }: ProjectOverview): readonly string[] {
  const inside = files.map((file) => (file.startsWith(folder) ? file.slice(folder.length) : file));
  return inside.length > MOST_FILES
    ? [...inside.slice(0, MOST_FILES), `and ${inside.length - MOST_FILES} more`]
    : inside;
}

/** What is worth a look, each with its place. */
export function notesOn({ servers }: ProjectOverview): { readonly at: Definition; readonly words: string }[] {
  return servers.flatMap(({ name, definitions }) =>
    definitions.flatMap((at) => {
      const words = noteOn(name, at);
      return words === undefined ? [] : [{ at, words }];
    }),
  );
}

function noteOn(name: string, { status, fields, other = '', reason }: Definition): string | undefined {
  switch (status) {
    case 'differs':
      return `${quote(name)} differs from ${quote(other)} in ${list(fields, { bare: true })}`;
    case 'shadowed':
      return `${quote(name)} does not count beside ${quote(other)}`;
    case 'off':
      return other === '' ? undefined : `${quote(name)} is switched off in ${quote(other)}`;
    case 'refused':
    case 'lost':
    case 'unread':
      return reason;
    default:
      return undefined;
  }
}

export function isEmpty({ projects, others }: Overview): boolean {
  return projects.length + others.length === 0;
}

/** How a file outside of the projects is listed. */
export function listed({ path, servers, listing }: Overview['others'][number]): string {
  return listing ?? `${path} → ${servers.join(', ')}`;
}
