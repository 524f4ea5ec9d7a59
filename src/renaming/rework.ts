import { makeAll } from '../edits/index.ts';
import { resolve } from '../files/index.ts';
import type { MendedFile } from '../fixing/index.ts';
import { examine } from '../lint.ts';
import { isOfUser } from '../model/folders/index.ts';
import {
  type LeftPlace,
  nameFault,
  type Occurrences,
  occurrencesOf,
  type PlacedChange,
  type Rework,
  removal,
  renaming,
} from '../model/occurrences/index.ts';
import type { Workspace } from '../model/reading/index.ts';
import { at, grouped, own, spanOf } from '../model/values/index.ts';
import type { Change } from '../model/verdict/index.ts';
import { parseSource, type Route } from '../parse/index.ts';
import type { LintOptions } from '../plan/index.ts';
import type { Examined } from '../session/index.ts';
import { quote, suggest, UsageError } from '../wording/index.ts';

export interface ReworkOptions {
  readonly server: string;
  /** Ids of the clients whose files are meant; all when absent. */
  readonly clients?: readonly string[];
  /** Whether a file may be changed. */
  readonly isOpen: (path: string, at: string) => boolean;
}

/** What becomes of the files; nothing is written. */
export interface Reworked {
  /** By path. */
  readonly files: readonly MendedFile[];
  /** Where a person has to look. */
  readonly left: readonly LeftPlace[];
  /** Relative to the working directory. */
  readonly root: string;
  /** How many places are changed. */
  readonly places: number;
}

/** Calls a server otherwise in every file that defines or mentions it. */
export async function rename(options: LintOptions, to: string, asked: ReworkOptions): Promise<Reworked> {
  const examined = await examine(options, { all: true });
  const workspace = await examined.workspace();
  const found = occurrencesIn(workspace, asked);
  const fault = nameFault(found, to, workspace);
  if (fault !== undefined) throw new UsageError(`${quote(asked.server)} cannot be called ${quote(to)}: ${fault}`);
  const inConfig = ofToolList(examined, asked.server, (route) => ({ do: 'rename', at: route, to }));
  return carryOut(renaming(found, to, workspace), inConfig, examined, options, asked);
}

/** Takes a server out of every file that defines or mentions it. */
export async function remove(options: LintOptions, asked: ReworkOptions): Promise<Reworked> {
  const examined = await examine(options, { all: true });
  const found = occurrencesIn(await examined.workspace(), asked);
  const inConfig = ofToolList(examined, asked.server, (route) => ({ do: 'remove', at: route }));
  return carryOut(removal(found), inConfig, examined, options, asked);
}

function occurrencesIn(workspace: Workspace, { server: name, clients }: ReworkOptions): Occurrences {
  const found = occurrencesOf(workspace, { name, ...(clients && { clients }) });
  if (found.definitions.length > 0) return found;
  const near = suggest(
    name,
    workspace.readings.flatMap(({ names }) => names),
  );
  const hint = near === undefined ? '' : `; did you mean ${quote(near)}?`;
  throw new UsageError(`no file here defines a server ${quote(name)}${hint}`);
}

/** The saved list of tools that the configuration names for it. */
function ofToolList(
  { configured, toolLists }: Examined,
  server: string,
  change: (route: Route) => Change,
): readonly PlacedChange[] {
  if (configured === undefined || !toolLists.has(server)) return [];
  const document = configured();
  const under = own(own(document.value, 'tools'), server) === undefined ? ['mcp-lint', 'tools'] : ['tools'];
  const route = [...under, server];
  return [{ place: at(document, route, 'key'), change: change(route) }];
}

async function carryOut(
  { changes, left }: Rework,
  inConfig: readonly PlacedChange[],
  { root, readings }: Examined,
  { cwd }: LintOptions,
  { isOpen }: ReworkOptions,
): Promise<Reworked> {
  const files: MendedFile[] = [];
  const notMade: LeftPlace[] = [];
  let places = 0;
  for (const [document, placed] of grouped([...changes, ...inConfig], (each) => each.place.document)) {
    const absolute = resolve(resolve(cwd, root), document.path);
    if (!isOpen(document.path, absolute)) {
      const why = isOfUser(document.path) ? "it is one of the user's own files" : 'it lies outside, or behind a link';
      notMade.push(...placed.map(({ place }) => ({ place, why })));
      continue;
    }
    const { text, refused } = await makeAll(
      document,
      placed.map(({ change }) => change),
    );
    for (const { place, change } of placed) {
      if (refused.has(change)) notMade.push({ place, why: 'what stands round it makes that more than one change' });
      else places += 1;
    }
    if (text === document.text) continue;
    const marks = document.problems.filter(({ kind }) => kind === 'bom');
    const before = { path: document.path, text: document.text, problems: marks };
    files.push({
      at: absolute,
      before: await parseSource(before, document.language),
      after: await parseSource({ ...before, text }, document.language),
    });
  }
  files.sort((a, b) => (a.before.path < b.before.path ? -1 : 1));
  const order = new Map(readings.map(({ document }, index) => [document, index]));
  const all = [...left, ...notMade].sort(
    (a, b) =>
      (order.get(a.place.document) ?? 0) - (order.get(b.place.document) ?? 0) ||
      spanOf(a.place).start - spanOf(b.place).start,
  );
  return { files, left: all, root, places };
}
