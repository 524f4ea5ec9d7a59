import type { EntryMap, NewEntry, Part } from '../edits/index.ts';
import type { Target } from '../model/canonical/index.ts';
import type { Server } from '../model/server/index.ts';
import { inputsOf, inputUses } from '../model/variables/index.ts';
import type { Plain } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { languageOf } from './target-file.ts';

/** Where servers stand in the target's file; nothing where that is no file of a project or a user. */
export function entryMapOf(target: Target): EntryMap | undefined {
  const { format } = target;
  const map = format.servers.find(({ at }) => !at.includes('*'));
  if (map === undefined || format.belongsTo === 'agent' || languageOf(target) === 'markdown') return undefined;
  return { route: map.at, ...(map.list === 'only' && map.named !== undefined && { listedBy: map.named }) };
}

/** Where it has the questions that its servers refer to. */
function inputMapOf({ format }: Target): EntryMap | undefined {
  return format.inputs && { route: format.inputs, listedBy: 'id' };
}

/** The servers, and the questions that they refer to. */
export function partsOf(
  target: Target,
  entries: readonly NewEntry[],
  servers: readonly Server[],
  there: Document | undefined,
): Part[] {
  const [map, inputs] = [entryMapOf(target), inputMapOf(target)];
  const known = there === undefined ? [] : inputsOf({ document: there, format: target.format }).map(({ id }) => id);
  const asked = inputsFor(entries, servers, target).filter(({ name }) => !known.includes(name));
  return [
    ...(inputs === undefined || asked.length === 0 ? [] : [{ map: inputs, entries: asked }]),
    ...(map === undefined ? [] : [{ map, entries }]),
  ];
}

/** The questions of these servers' files that what is written refers to. */
function inputsFor(entries: readonly NewEntry[], servers: readonly Server[], { format }: Target): NewEntry[] {
  if (format.inputs === undefined) return [];
  const used = new Set(
    entries.flatMap(({ value }) => inputUses({ servers: [{ entry: value, route: [] }] })).map(({ id }) => id),
  );
  const found = new Map<string, NewEntry>();
  for (const server of servers) {
    for (const { id, entry } of inputsOf(server)) {
      if (used.has(id) && !found.has(id)) found.set(id, { name: id, value: entry as Readonly<Record<string, Plain>> });
    }
  }
  return [...found.values()];
}
