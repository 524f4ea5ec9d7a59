import type { Workspace } from '../../model/reading/index.ts';
import { referencesTo, type ServerReference } from '../../model/references/index.ts';
import { readerOf } from '../../model/server/index.ts';
import type { Document } from '../../parse/index.ts';
import { count, quote } from '../../wording/index.ts';
import { type Location, locationOf } from '../located.ts';
import { pathFromHere } from '../outside.ts';
import { type Shown, shown } from '../shown/index.ts';

/** What to look at before a server is renamed or taken out, as every output sees it: redacted but for paths. */
export interface Mentions {
  readonly server: Shown;
  readonly found: readonly Mention[];
}

interface Mention extends Location {
  readonly client: string;
  readonly text: Shown;
  /** The tool, or the pattern for tools; absent where the whole server is meant. */
  readonly tool?: Shown;
}

export function mentionsOf(workspace: Workspace, name: string): Mentions {
  const references = referencesTo(workspace, name);
  const definitions = workspace.readings.filter(({ names }) => names.includes(name));
  const about = [...references.map(({ reading }) => reading), ...definitions].map(({ document }) => document);
  return { server: shown(name, about), found: references.map((reference) => mention(reference, about)) };
}

function mention({ place, reading, text, meant }: ServerReference, about: readonly Document[]): Mention {
  const { tool } = meant;
  return {
    ...locationOf(place),
    client: readerOf(reading),
    text: shown(text, about),
    ...(tool ? { tool: shown(tool, about) } : {}),
  };
}

/** A row of a table. */
export function cellsOf({ path, line, column, client, text }: Mention, here: { readonly cwdPrefix: string }): string[] {
  return [`${pathFromHere(path, here)}:${line}:${column}`, client, quote(text)];
}

export function summaryOf({ server, found }: Mentions): string {
  const name = `server ${quote(server)}`;
  if (found.length === 0) return `nothing mentions ${name}`;
  const files = new Set(found.map(({ path }) => path)).size;
  return `${count(found.length, 'entry')} in ${count(files, 'file')} ${found.length === 1 ? 'mentions' : 'mention'} ${name}`;
}
