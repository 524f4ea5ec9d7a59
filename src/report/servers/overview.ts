import { isOfProject } from '../../model/folders/index.ts';
import { hidingFile } from '../../model/precedence/index.ts';
import { lostIn, projectsIn } from '../../model/projects/index.ts';
import type { Reading, Workspace } from '../../model/reading/index.ts';
import { switchingFile } from '../../model/references/index.ts';
import { keyOf, type Server } from '../../model/server/index.ts';
import type { Finding } from '../../model/verdict/index.ts';
import { compareText } from '../order.ts';
import { type Shown, shown } from '../shown/index.ts';
import { type Definition, definitionsOf, type Status, unreadIn } from './definitions.ts';
import { refusals } from './refusals.ts';

/**
 * The servers of a workspace as every output sees them, redacted but for paths: where each is defined, and whether its
 * definitions agree.
 */
export interface Overview {
  readonly projects: readonly ProjectOverview[];
  /** Files whose servers belong to a plugin, an agent, or to nothing else. */
  readonly others: readonly OtherFile[];
}

export interface ProjectOverview {
  /** With a slash at its end, or empty. */
  readonly folder: string;
  /** By name. */
  readonly clients: readonly ClientColumn[];
  readonly servers: readonly ServerRow[];
}

export interface ClientColumn {
  readonly id: string;
  readonly name: string;
  readonly files: readonly string[];
}

export interface ServerRow {
  readonly name: Shown;
  readonly definitions: readonly Definition[];
}

export interface OtherFile {
  readonly path: string;
  readonly client: { readonly id: string; readonly name: string };
  readonly servers: readonly Shown[];
  readonly status: Extract<Status, 'defined' | 'refused'>;
  /** How the client itself lists the file. */
  readonly listing?: Shown;
  /** Why it is refused. */
  readonly reason?: Shown;
}

export interface OverviewInput {
  readonly workspace: Workspace;
  /** Of the rules about each file. */
  readonly findings: readonly Finding[];
  readonly reported: ReadonlySet<string>;
}

/** Projects without a file within the given paths are left out. */
export function overviewOf({ workspace, findings, reported }: OverviewInput): Overview {
  const refused = refusals(findings);
  const lost = lostIn(workspace);
  const shadow = (reading: Reading, server: Server) =>
    (lost.get(keyOf(server))?.reading ?? hidingFile(reading, workspace))?.document.path;
  const refusalOf = (reading: Reading) => {
    // A file that is listed by its client may be listed without one of its servers.
    const servers = reading.format.listing === undefined ? reading.servers : [];
    const found = [refused.ofFile(reading), ...servers.map((server) => refused.ofServer(reading, server))];
    return found.find((refusal) => refusal?.isSure)?.reason ?? unreadable(reading);
  };
  const projects = projectsIn(workspace)
    .filter(({ readings }) => readings.some(({ document }) => reported.has(document.path)))
    .map(({ folder, readings }) => ({
      folder,
      clients: columnsOf(readings),
      servers: definitionsOf(readings, { refused, shadow, switchedOff: (server) => switchingFile(server, workspace) }),
    }))
    .filter(({ servers }) => servers.length > 0)
    .sort((a, b) => compareText(a.folder, b.folder));
  const others = workspace.readings
    .filter((each) => each.owner && !isOfProject(each) && reported.has(each.document.path))
    .map((each) => otherFile(each, refusalOf(each)))
    .filter(({ servers, listing }) => servers.length > 0 || listing !== undefined)
    .sort(byListing);
  return { projects, others };
}

/** Clients without a server are no column. */
function columnsOf(readings: readonly Reading[]): ClientColumn[] {
  const columns = new Map<string, { id: string; name: string; files: string[] }>();
  for (const reading of readings) {
    const { client, document, servers } = reading;
    if (servers.length === 0 && unreadIn(reading).length === 0) continue;
    const known = columns.get(client.id);
    if (known) known.files.push(document.path);
    else columns.set(client.id, { id: client.id, name: client.name, files: [document.path] });
  }
  return [...columns.values()].sort((a, b) => compareText(a.name, b.name));
}

/** Why nobody could look into it. */
function unreadable({ document: { problems } }: Reading): string | undefined {
  return problems.find(({ kind }) => kind === 'unreadable')?.message;
}

function otherFile({ document, client, format, servers }: Reading, refusal: string | undefined): OtherFile {
  const isRefused = refusal !== undefined;
  const names = servers.map(({ name }) => name);
  const file = fileName(document.path);
  const { listing } = format;
  return {
    path: document.path,
    client: { id: client.id, name: client.name },
    servers: names.map((name) => shown(name, [document])),
    status: isRefused ? 'refused' : 'defined',
    ...(isRefused && { reason: shown(refusal, [document]) }),
    ...(listing && { listing: shown(isRefused ? listing.broken(file) : listing.usable(file, names), [document]) }),
  };
}

/** By client; its files by name as a reader would sort them, wherever they lie, where the client lists them itself. */
function byListing(a: OtherFile, b: OtherFile): number {
  if (a.client !== b.client && a.client.name !== b.client.name) return compareText(a.client.name, b.client.name);
  if (a.listing === undefined || b.listing === undefined) return compareText(a.path, b.path);
  return fileName(a.path).localeCompare(fileName(b.path), 'en') || compareText(a.path, b.path);
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
