import type { Language, MergeKeys, OddValues, PlainWords, Route } from '../../parse/index.ts';
import type { Client, MovedFolder } from '../define.ts';
import { speaksOfMcp } from '../own.ts';
import * as generated from './registry.generated.ts';

/** What is known of a format before its client's facts are loaded. */
export interface RegisteredFormat {
  readonly id: string;
  readonly client: string;
  readonly clientName: string;
  readonly files: readonly string[];
  readonly folder?: { readonly env: string; readonly fallback: string };
  readonly language: Language;
  readonly merges?: MergeKeys;
  readonly plains?: PlainWords;
  readonly keepsReturns?: true;
  readonly requotes?: OddValues;
  readonly json5?: true;
  readonly readsToo?: readonly string[];
  readonly readsBeside?: readonly string[];
  readonly beside?: string | readonly string[];
  readonly holds?: readonly string[];
  /** A text without these words is one of the format as well: they are what it lacks. */
  readonly opens?: readonly string[];
  readonly stray?: true;
  /** The client reads no servers from it. */
  readonly unread?: true;
  /** It names files with servers: where in it, the folder that they count from, and what they are. */
  readonly names?: { readonly at: Route; readonly from: string; readonly format: string };
}

/** As it is written: no language of what is JSON. */
interface Written extends Omit<RegisteredFormat, 'language'> {
  readonly language?: Language;
  /** Files in the home directory, seen from there; true where they are those of a project. */
  readonly user?: true | readonly string[];
  readonly moved?: UserFiles['moved'];
}

const lines: readonly string[] = generated.formats.split('\n');
const known: RegisteredFormat[] = [];
let all: readonly RegisteredFormat[] | undefined;
const saying = new Map<keyof RegisteredFormat, readonly RegisteredFormat[]>();

/** The format of a line. Most runs ask for a few, so each is parsed when it is asked for. */
export function formatAt(place: number): RegisteredFormat {
  const format = known[place];
  if (format !== undefined) return format;
  const { user: _user, moved: _moved, ...row } = written(place);
  const made: RegisteredFormat = { ...row, language: row.language ?? 'json' };
  known[place] = made;
  return made;
}

function written(place: number): Written {
  return JSON.parse(lines[place] ?? '') as Written;
}

/** Those of which something is known that few have, without a look at the others. */
export function formatsWith(key: keyof RegisteredFormat): readonly RegisteredFormat[] {
  const found =
    saying.get(key) ?? lines.flatMap((line, place) => (line.includes(`"${key}":`) ? [formatAt(place)] : []));
  saying.set(key, found);
  return found.filter((format) => format[key] !== undefined);
}

/** All of them. */
export function registry(): readonly RegisteredFormat[] {
  all ??= lines.map((_, place) => formatAt(place));
  return all;
}

/** What a file has to hold to be one of the format. A stray one whose name speaks of MCP may hold anything. */
export function wordsFor({ holds, stray }: RegisteredFormat, path: string): readonly string[] | undefined {
  return stray && speaksOfMcp(path) ? undefined : holds;
}

/** A format's files in the home directory. */
export interface UserFiles {
  readonly id: string;
  readonly files: readonly string[];
  readonly moved?: readonly Pick<MovedFolder, 'env' | 'from'>[];
}

let ofUser: readonly UserFiles[] | undefined;

export function userFiles(): readonly UserFiles[] {
  ofUser ??= lines.flatMap((_, place) => {
    const { id, files: own, user, moved } = written(place);
    if (user === undefined) return [];
    const files = (user === true ? own : user).map((file) => `~/${file}`);
    return [{ id, files, ...(moved && { moved }) }];
  });
  return ofUser;
}

/** The facts of a client by its id. */
export async function loadClient(id: string): Promise<Client> {
  const imported = generated.importClient(id);
  if (imported === undefined) throw new Error(`there is no client "${id}"`);
  return (await imported).default;
}
