import type { Location } from 'vscode-languageserver';
import type { Definition, Workspace } from '../model/reading/index.ts';
import { referencesIn, referencesTo, type ServerReference } from '../model/references/index.ts';
import { keyOf, placeOfName } from '../model/server/index.ts';
import { type Place, spanOf } from '../model/values/index.ts';
import type { Document, Span } from '../parse/index.ts';
import type { Judged } from './judged.ts';
import { rangeAt } from './places.ts';

/** Where in the workspace the names of servers lead. */
export interface NameOptions {
  readonly uriOf: (path: string) => string;
}

/** The mention of a server that an offset lies in. */
export function referenceAt(
  workspace: Workspace,
  document: Document,
  offset: number,
): (ServerReference & { readonly span: Span }) | undefined {
  for (const reference of referencesIn(workspace).references) {
    if (reference.place.document !== document) continue;
    const span = spanOf(reference.place);
    if (span.start <= offset && offset <= span.end) return { ...reference, span };
  }
  return undefined;
}

/** The server at whose name an offset lies. */
function definitionAt(workspace: Workspace, document: Document, offset: number): Definition | undefined {
  for (const reading of workspace.readings) {
    if (reading.document !== document) continue;
    for (const server of reading.servers) {
      const { start, end } = spanOf(placeOfName(server));
      if (start <= offset && offset <= end) return { server, reading };
    }
  }
  return undefined;
}

/** The server whose name stands at an offset, and where it does. */
export async function serverNamedAt(
  judged: Judged,
  document: Document,
  offset: number,
): Promise<(Definition & { readonly place: Place }) | undefined> {
  const workspace = await judged.workspace();
  const mention = workspace && referenceAt(workspace, document, offset);
  if (mention?.definition !== undefined) return { ...mention.definition, place: mention.place };
  const found = workspace && definitionAt(workspace, document, offset);
  return found && { ...found, place: placeOfName(found.server) };
}

/** Where a server is defined that is named at an offset. */
export async function definitionsAt(
  judged: Judged,
  document: Document,
  offset: number,
  options: NameOptions,
): Promise<Location[]> {
  const workspace = await judged.workspace();
  if (workspace === undefined) return [];
  const found = referenceAt(workspace, document, offset)?.definition ?? definitionAt(workspace, document, offset);
  return found === undefined ? [] : [locationOf(found, judged, options)];
}

/** What names the server that is named or defined at an offset. */
export async function referencesAt(
  judged: Judged,
  document: Document,
  offset: number,
  { isWithDefinition, ...options }: NameOptions & { readonly isWithDefinition: boolean },
): Promise<Location[]> {
  const workspace = await judged.workspace();
  if (workspace === undefined) return [];
  const mention = referenceAt(workspace, document, offset);
  const definition = mention?.definition ?? definitionAt(workspace, document, offset);
  const name = definition?.server.name ?? mention?.meant.server;
  if (name === undefined) return [];
  const mentions = referencesTo(workspace, name).map(({ place }) => ({
    uri: options.uriOf(judged.placeOf(place.document.path)),
    range: rangeAt(place),
  }));
  return isWithDefinition ? [...definitionsOf(workspace, name, judged, options), ...mentions] : mentions;
}

/** Of one name, each entry once, whoever reads it. */
function definitionsOf({ readings }: Workspace, name: string, judged: Judged, options: NameOptions): Location[] {
  const found = new Map<string, Location>();
  for (const reading of readings) {
    if (!reading.names.includes(name)) continue;
    for (const server of reading.servers) {
      if (server.name === name) found.set(keyOf(server), locationOf({ server, reading }, judged, options));
    }
  }
  return [...found.values()];
}

function locationOf({ server }: Definition, judged: Judged, { uriOf }: NameOptions): Location {
  const place = placeOfName(server);
  return { uri: uriOf(judged.placeOf(place.document.path)), range: rangeAt(place) };
}
