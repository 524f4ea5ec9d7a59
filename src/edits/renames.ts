import {
  areRelated,
  type ConfiguredLists,
  freeName,
  type LeftPlace,
  type Occurrences,
  occurrencesOf,
  renaming,
} from '../model/occurrences/index.ts';
import type { Definition, Workspace } from '../model/reading/index.ts';
import { keyOf, placeOfName } from '../model/server/index.ts';
import { lettersOf } from '../model/values/index.ts';
import type { Finding, Renaming } from '../model/verdict/index.ts';
import { count, list, quote } from '../wording/index.ts';
import { EqualCopies } from './equal-copies.ts';
import { type ReworkedDocument, reworked } from './reworked.ts';
import type { FileEdits, SettledFix } from './settle.ts';

/** What a run knows beside its findings, for fixes that concern all of it. */
export interface Run extends ConfiguredLists {
  readonly workspace: () => Promise<Workspace>;
}

/** Each server is looked for in every file. */
const MOST = 100;

/** Of findings whose remedy is another name for a server: what has to be written for it, in whatever document. */
export async function settleRenames(
  findings: readonly (readonly [Finding, Renaming])[],
  run: Run,
): Promise<ReadonlyMap<Finding, SettledFix>> {
  const settled = new Map<Finding, SettledFix>();
  const workspace = await run.workspace();
  const given: { readonly letters: string; readonly found: Occurrences }[] = [];
  /** By the keys of the servers, since several clients may object to one name. */
  const renamed = new Map<string, { readonly to: string; readonly fix: SettledFix }>();
  for (const [finding, { server, names }] of findings.slice(0, MOST)) {
    const definition = definitionOf(finding, server, workspace);
    if (definition === undefined) continue;
    const known = renamed.get(keyOf(definition.server));
    if (known !== undefined) {
      if (names.includes(known.to)) settled.set(finding, known.fix);
      continue;
    }
    const found = occurrencesOf(workspace, definition, run);
    const isGiven = (name: string) =>
      given.some((other) => other.letters === lettersOf(name) && areNear(other.found, found));
    const to = freeName(found, names, workspace, isGiven);
    const fix = to === undefined ? undefined : await fixFor(found, to, workspace);
    if (to === undefined || fix === undefined) continue;
    given.push({ letters: lettersOf(to), found });
    for (const each of found.definitions) if (each.server !== undefined) renamed.set(keyOf(each.server), { to, fix });
    settled.set(finding, fix);
  }
  return settled;
}

function definitionOf({ place }: Finding, name: string, { readings }: Workspace): Definition | undefined {
  const ofDocument = readings.filter(({ document, names }) => document === place.document && names.includes(name));
  for (const reading of ofDocument.toSorted((a, b) => Number(b.owner) - Number(a.owner))) {
    const server = reading.servers.find((each) => each.name === name && isAt(placeOfName(each).route, place.route));
    if (server !== undefined) return { reading, server };
  }
  return undefined;
}

function isAt(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** All of it or nothing: where a place that speaks of the server cannot follow, it keeps its name. */
async function fixFor(found: Occurrences, to: string, workspace: Workspace): Promise<SettledFix | undefined> {
  const { changes, left } = renaming(found, to, workspace);
  if (left.some(({ is }) => is === 'bound')) return undefined;
  const documents = await reworked(changes);
  if (documents.some(({ refused }) => refused.length > 0)) return undefined;
  const files: FileEdits[] = [];
  for (const { document, edits, made } of documents) {
    // Of two definitions under one name, the one that was lost would come to life.
    if (made.some(({ place }) => isAmongOthers(place.route, document))) return undefined;
    const all = new EqualCopies(document).withCopies(edits);
    if (all === undefined) return undefined;
    files.push({ document, edits: all });
  }
  const servers = new Set(found.definitions.flatMap(({ server }) => (server === undefined ? [] : [keyOf(server)])));
  const others = new Set(left.flatMap((each) => each.others ?? []));
  const title = titleOf(found.name, to, documents, left);
  return { title, safety: 'unsafe', files, renaming: { servers, others } };
}

function isAmongOthers(route: readonly (string | number)[], { problems }: ReworkedDocument['document']): boolean {
  return problems.some(
    ({ kind, same, route: twice }) => kind === 'duplicate-key' && !same && twice && isAt(twice, route),
  );
}

function titleOf(name: string, to: string, documents: readonly ReworkedDocument[], left: readonly LeftPlace[]): string {
  const places = documents.reduce((sum, { made }) => sum + made.length, 0);
  const extent =
    documents.length > 1
      ? ` in ${count(places, 'place')} of ${count(documents.length, 'file')}`
      : places > 1
        ? ` in ${count(places, 'place')}`
        : '';
  const prompts = new Set(left.filter(({ is }) => is === 'text').map(({ place }) => place.document)).size;
  const doubtful = left.filter(({ is }) => is === 'doubtful').length;
  const rest = [
    ...(prompts === 0 ? [] : [`${count(prompts, 'prompt')} that ${prompts === 1 ? 'names' : 'name'} it`]),
    ...(doubtful === 0 ? [] : [`${count(doubtful, 'place')} that may mean it`]),
  ];
  const kept = rest.length === 0 ? '' : `; not in ${list(rest, { bare: true })}`;
  return `rename ${quote(name)} to ${quote(to)}${extent}${kept}`;
}

function areNear(one: Occurrences, other: Occurrences): boolean {
  return one.definitions.some((a) => other.definitions.some((b) => areRelated(a.reading, b.reading)));
}
