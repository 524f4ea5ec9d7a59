import { reworked } from '../edits/index.ts';
import { resolve } from '../files/index.ts';
import type { MendedFile } from '../fixing/index.ts';
import { examine } from '../lint.ts';
import {
  type ConfiguredLists,
  type LeftPlace,
  nameFault,
  type Occurrences,
  occurrencesOf,
  type Rework,
  removal,
  renaming,
} from '../model/occurrences/index.ts';
import type { Workspace } from '../model/reading/index.ts';
import { spanOf } from '../model/values/index.ts';
import { type Document, parseSource } from '../parse/index.ts';
import type { LintOptions } from '../plan/index.ts';
import type { Examined } from '../session/index.ts';
import { quote, suggest, UsageError } from '../wording/index.ts';

export interface ReworkOptions {
  readonly server: string;
  /** Ids of the clients whose files are meant; all when absent. */
  readonly clients?: readonly string[];
  /** Why a file may not be changed, if so: a clause. */
  readonly whyShut: (path: string, at: string) => string | undefined;
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
  const found = occurrencesIn(workspace, examined, asked);
  const fault = nameFault(found, to, workspace);
  if (fault !== undefined) throw new UsageError(`${quote(asked.server)} cannot be called ${quote(to)}: ${fault}`);
  return carryOut(renaming(found, to, workspace), examined, options, asked);
}

/** Takes a server out of every file that defines or mentions it. */
export async function remove(options: LintOptions, asked: ReworkOptions): Promise<Reworked> {
  const examined = await examine(options, { all: true });
  const found = occurrencesIn(await examined.workspace(), examined, asked);
  return carryOut(removal(found), examined, options, asked);
}

function occurrencesIn(
  workspace: Workspace,
  lists: ConfiguredLists,
  { server: name, clients }: ReworkOptions,
): Occurrences {
  const found = occurrencesOf(workspace, { name, ...(clients && { clients }) }, lists);
  if (found.definitions.length > 0) return found;
  const near = suggest(
    name,
    workspace.readings.flatMap(({ names }) => names),
  );
  const hint = near === undefined ? '' : `; did you mean ${quote(near)}?`;
  throw new UsageError(`no file here defines a server ${quote(name)}${hint}`);
}

async function carryOut(
  { changes, left }: Rework,
  { root, readings }: Examined,
  { cwd }: LintOptions,
  { whyShut }: ReworkOptions,
): Promise<Reworked> {
  const placeOf = ({ path }: Document) => resolve(resolve(cwd, root), path);
  const documents = new Set(changes.map(({ place }) => place.document));
  const shut = new Map([...documents].map((document) => [document, whyShut(document.path, placeOf(document))]));
  const notMade = changes.flatMap(({ place }): LeftPlace[] => {
    const why = shut.get(place.document);
    return why === undefined ? [] : [{ place, why, is: 'bound' }];
  });
  const files: MendedFile[] = [];
  let places = 0;
  for (const { document, text, made, refused } of await reworked(
    changes.filter(({ place }) => shut.get(place.document) === undefined),
  )) {
    places += made.length;
    const why = 'what stands round it makes that more than one change';
    notMade.push(...refused.map(({ place }): LeftPlace => ({ place, why, is: 'bound' })));
    if (text === document.text) continue;
    const marks = document.problems.filter(({ kind }) => kind === 'bom');
    const before = { path: document.path, text: document.text, problems: marks };
    files.push({
      at: placeOf(document),
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
