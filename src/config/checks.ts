import { isVersionRange } from '../clients/index.ts';
import { at, own, type Place } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';
import { list, quote, suggest } from '../wording/index.ts';
import { type ConfigFault, MOST_FAULTS } from './fault.ts';
import { areTooMany, objectionTo } from './globs.ts';

/** What the program knows by name. */
export interface Known {
  readonly rules: readonly string[];
  readonly formats: readonly string[];
  readonly clients: readonly string[];
  readonly revisions: readonly string[];
  readonly profiles: readonly string[];
}

/** What no schema can say. Values of a wrong type are passed over: the schema speaks of those. */
export function checkMeaning(document: Document, known: Known, liesInRoot: (path: string) => boolean): ConfigFault[] {
  const faults: ConfigFault[] = [];
  for (const fault of questions(document, known, liesInRoot)) {
    if (fault !== undefined) faults.push(fault);
    if (faults.length > MOST_FAULTS) break;
  }
  return faults;
}

function* questions(
  document: Document,
  known: Known,
  liesInRoot: (path: string) => boolean,
): Iterable<ConfigFault | undefined> {
  const checkPath = (path: unknown, place: Place): ConfigFault | undefined => {
    if (typeof path !== 'string' || liesInRoot(path)) return undefined;
    const message = `the path ${quote(path)} leads out of the workspace`;
    return { message, help: 'use a path below its root', place };
  };
  const config = document.value;
  const rules: Names = { noun: 'a rule', ids: new Set(known.rules), command: 'rules' };
  const clients: Names = { noun: 'a client', ids: new Set(known.clients), command: 'clients' };
  const formats: Names = {
    noun: 'a format or a client',
    ids: new Set([...known.formats, ...known.clients]),
    command: 'clients',
  };

  for (const [index, client] of itemsOf(own(config, 'targets'))) {
    yield checkName(client, clients, at(document, ['targets', index]));
  }
  for (const [id, range] of entriesOf(own(config, 'clients'))) {
    yield checkName(id, clients, at(document, ['clients', id], 'key'));
    yield checkRange(range, at(document, ['clients', id]));
  }
  for (const [id] of entriesOf(own(config, 'rules'))) {
    yield checkName(id, rules, at(document, ['rules', id], 'key'));
  }
  for (const [id] of entriesOf(own(config, 'fix'))) {
    yield checkName(id, rules, at(document, ['fix', id], 'key'));
  }
  for (const [index, pattern] of itemsOf(own(config, 'ignore'))) {
    yield checkPattern(pattern, at(document, ['ignore', index]));
  }
  for (const [pattern, format] of entriesOf(own(config, 'files'))) {
    yield checkPattern(pattern, at(document, ['files', pattern], 'key'));
    yield checkName(format, formats, at(document, ['files', pattern]));
  }
  yield* checkNumber(document);
  for (const [server, path] of entriesOf(own(config, 'tools'))) {
    yield checkPath(path, at(document, ['tools', server]));
  }
  yield checkChoice(own(config, 'spec'), 'a revision', known.revisions, at(document, ['spec']));
  for (const [index, profile] of itemsOf(own(config, 'profiles'))) {
    yield checkChoice(profile, 'a profile', known.profiles, at(document, ['profiles', index]));
  }
  for (const [index, override] of itemsOf(own(config, 'overrides'))) {
    for (const [item, pattern] of itemsOf(own(override, 'files'))) {
      yield checkPattern(pattern, at(document, ['overrides', index, 'files', item]));
    }
    for (const [id] of entriesOf(own(override, 'rules'))) {
      yield checkName(id, rules, at(document, ['overrides', index, 'rules', id], 'key'));
    }
  }
  yield checkPath(own(config, 'baseline'), at(document, ['baseline']));
}

interface Names {
  readonly noun: string;
  readonly ids: ReadonlySet<string>;
  /** Of mcp-lint, which lists them. */
  readonly command: string;
}

function checkName(name: unknown, { noun, ids, command }: Names, place: Place): ConfigFault | undefined {
  if (typeof name !== 'string' || ids.has(name)) return undefined;
  const meant = suggest(name, ids);
  const help = meant === undefined ? `"mcp-lint ${command}" lists them all` : `did you mean ${quote(meant)}?`;
  return { message: `${quote(name)} is not ${noun}`, help, place };
}

function checkRange(range: unknown, place: Place): ConfigFault | undefined {
  if (typeof range !== 'string' || isVersionRange(range)) return undefined;
  return {
    message: `${quote(range)} is no range of versions`,
    help: 'write it as "<18.2", "18.1.4" or ">=17 <18"',
    place,
  };
}

function checkChoice(name: unknown, noun: string, known: readonly string[], place: Place): ConfigFault | undefined {
  if (typeof name !== 'string' || known.includes(name)) return undefined;
  return {
    message: `${quote(name)} is not ${noun}`,
    help: `use ${list(known, { max: 20, conjunction: 'or' })}`,
    place,
  };
}

/** Each path that is met is held against all that may match it. */
function* checkNumber(document: Document): Iterable<ConfigFault | undefined> {
  const config = document.value;
  const lists: Readonly<Record<string, unknown[]>> = {
    ignore: [...itemsOf(own(config, 'ignore'))].map(([, pattern]) => pattern),
    files: entriesOf(own(config, 'files')).map(([pattern]) => pattern),
    overrides: [...itemsOf(own(config, 'overrides'))].flatMap(([, override]) =>
      [...itemsOf(own(override, 'files'))].map(([, pattern]) => pattern),
    ),
  };
  for (const [key, patterns] of Object.entries(lists)) {
    if (!areTooMany(patterns.filter((pattern) => typeof pattern === 'string'))) continue;
    const message = `${quote(key)} has more patterns than any path can be held against`;
    yield { message, help: 'name folders instead of files', place: at(document, [key], 'key') };
  }
}

function checkPattern(pattern: unknown, place: Place): ConfigFault | undefined {
  const objection = typeof pattern === 'string' ? objectionTo(pattern) : undefined;
  return objection === undefined ? undefined : { message: `the pattern ${quote(String(pattern))} ${objection}`, place };
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function itemsOf(value: unknown): Iterable<[number, unknown]> {
  return Array.isArray(value) ? value.entries() : [];
}
