import type { Reading } from '../../model/reading/index.ts';
import { brokenNameRules, reservedName, type Server } from '../../model/server/index.ts';
import { toolNamesOf } from '../../model/tools/index.ts';
import { undisguise } from '../../model/values/index.ts';
import type { Renaming } from '../../model/verdict/index.ts';

/** So many of one name, numbered, are looked for a free one. */
const MOST_NUMBERED = 9;

/** Another name for a server that has no good one, or that of another one: in letters that its client takes. */
export function renamedPlainly(server: Server, reading: Reading): Renaming | undefined {
  const plain = plainNames(server, reading);
  return renaming(server, [...plain, ...plain.flatMap(numbered)]);
}

/** For one whose name is fine, but kept by the client for itself: what says that it is a server, too. */
export function renamedAsServer(server: Server, reading: Reading): Renaming | undefined {
  const plain = plainNames(server, reading, '-mcp');
  return renaming(server, [...plain, ...plain.flatMap(numbered)]);
}

/** With the name that is plainly meant. */
export function renamedTo(server: Server, name: string): Renaming | undefined {
  return renaming(server, [name]);
}

function renaming(server: Server, names: readonly string[]): Renaming | undefined {
  const others = names.filter((name) => name !== server.name);
  return others.length === 0 ? undefined : { safety: 'unsafe', server: server.name, names: others };
}

/** As its tools are called already comes first, since then what mentions them stays right; at last what every client takes. */
function plainNames(server: Server, reading: Reading, ending = ''): string[] {
  const { name, dialect } = server;
  const names = toolNamesOf(reading);
  const shown = undisguise(name).trim();
  const joined = shown.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^[-_]+|(?<![-_])[-_]+$/g, '');
  const candidates = [names?.server(name) ?? joined, joined, joined.replaceAll('_', '-').toLowerCase()];
  // Letters of other scripts would be lost.
  if (/[^\x20-\x7e]/.test(shown)) return [];
  return [...new Set(candidates.map((each) => each + ending))].filter(
    (each) =>
      /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(each) &&
      brokenNameRules({ name: each, dialect }, names).length === 0 &&
      reservedName({ name: each, dialect }) === undefined,
  );
}

function numbered(name: string): string[] {
  const sign = name.includes('_') && !name.includes('-') ? '_' : '-';
  return Array.from({ length: MOST_NUMBERED - 1 }, (_, index) => `${name}${sign}${index + 2}`);
}
