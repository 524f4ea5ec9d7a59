import type { Language, MergeKeys, PlainWords, Route } from '../../parse/index.ts';
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
  readonly requotes?: true;
  readonly json5?: true;
  readonly readsToo?: readonly string[];
  readonly readsBeside?: readonly string[];
  readonly beside?: string;
  readonly holds?: readonly string[];
  /** A text without these words is one of the format as well: they are what it lacks. */
  readonly opens?: readonly string[];
  readonly stray?: true;
  /** The client reads no servers from it. */
  readonly unread?: true;
  /** It names files with servers: where in it, the folder that they count from, and what they are. */
  readonly names?: { readonly at: Route; readonly from: string; readonly format: string };
}

/** As it is written: what is of all formats of a client once, and no language of what is JSON. */
interface OfClient extends Pick<RegisteredFormat, 'client' | 'clientName'> {
  readonly moved?: UserFiles['moved'];
  readonly formats: readonly (Omit<RegisteredFormat, 'client' | 'clientName' | 'language'> & {
    readonly language?: Language;
    /** Files in the home directory, seen from there; true where they are those of a project. */
    readonly user?: true | readonly string[];
  })[];
}

const written = JSON.parse(generated.formats) as readonly OfClient[];

export const registry: readonly RegisteredFormat[] = written.flatMap(({ client, clientName, formats }) =>
  formats.map((format): RegisteredFormat => ({ client, clientName, language: 'json', ...format })),
);

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
  ofUser ??= written.flatMap(({ moved = [], formats }) =>
    formats.flatMap(({ id, files: own, user }) => {
      if (user === undefined) return [];
      const files = (user === true ? own : user).map((file) => `~/${file}`);
      const away = moved.filter(({ from }) => files.some((file) => file.startsWith(`${from}/`)));
      return [{ id, files, ...(away.length > 0 && { moved: away }) }];
    }),
  );
  return ofUser;
}

/** The facts of a client by its id. */
export async function loadClient(id: string): Promise<Client> {
  const imported = generated.importClient(id);
  if (imported === undefined) throw new Error(`there is no client "${id}"`);
  return (await imported).default;
}
