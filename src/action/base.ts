import { createHash } from 'node:crypto';
import { disk } from '../files/disk.ts';
import { type Content, join } from '../files/index.ts';
import { isObject } from '../model/values/index.ts';
import { type Access, GitHub } from './github.ts';

/** The files of a commit, as far as GitHub tells of them. */
export interface Base {
  /** From the top of the repository; no links and no submodules. */
  readonly paths: Iterable<string>;
  readonly has: (path: string) => boolean;
  /** Whether the file that is checked out is the one of the commit. */
  readonly isSame: (path: string) => boolean;
  /** Undefined where the commit has no such file, or it cannot be had. */
  readonly read: (path: string) => Promise<Content | undefined>;
  /** What could not be had, and why. */
  readonly lacking: readonly string[];
}

/** So many files are asked for; those that are checked out as they are in the commit are not. */
const MOST_ASKED = 100;
const NEEDED = 'contents: read';
const HASH = /^[0-9a-f]{40}$/;

export async function baseAt(
  commit: string,
  top: string,
  access: Access,
): Promise<Base | { readonly unknown: string }> {
  const github = new GitHub(access);
  const answer = await github.ask(`git/trees/${commit}?recursive=1`, NEEDED);
  if ('unknown' in answer) return answer;
  if (!isObject(answer.value) || !Array.isArray(answer.value.tree)) {
    return { unknown: 'GitHub answers with something else than a tree' };
  }
  const hashes = new Map<string, string>();
  for (const entry of answer.value.tree) {
    if (!isObject(entry)) continue;
    const { path, mode, sha } = entry;
    const isFile = mode === '100644' || mode === '100755';
    if (isFile && typeof path === 'string' && typeof sha === 'string' && HASH.test(sha)) hashes.set(path, sha);
  }
  const lacking = answer.value.truncated === true ? ['GitHub lists only a part of the files of the base'] : [];
  let asked = 0;

  const local = (path: string): Uint8Array | undefined => {
    try {
      return Buffer.from(disk.read(join(top, path)));
    } catch {
      return undefined;
    }
  };
  const isSame = (path: string): boolean => {
    const bytes = local(path);
    return bytes !== undefined && hashes.get(path) === hashOf(bytes);
  };
  const read = async (path: string): Promise<Content | undefined> => {
    const hash = hashes.get(path);
    if (hash === undefined) return undefined;
    if (isSame(path)) return local(path);
    asked += 1;
    const found = asked > MOST_ASKED ? { unknown: `more than ${MOST_ASKED} files are asked for` } : await blob(hash);
    if (found instanceof Uint8Array) return found;
    lacking.push(found.unknown);
    return undefined;
  };
  const blob = async (hash: string) => {
    const answer = await github.ask(`git/blobs/${hash}`, NEEDED);
    if ('unknown' in answer) return answer;
    const { content, encoding } = isObject(answer.value) ? answer.value : {};
    const bytes = Buffer.from(typeof content === 'string' && encoding === 'base64' ? content : '', 'base64');
    return hashOf(bytes) === hash ? bytes : { unknown: 'GitHub answers with something else than the file' };
  };
  return { paths: hashes.keys(), has: (path) => hashes.has(path), isSame, read, lacking };
}

/** As git names what a file holds. */
function hashOf(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
