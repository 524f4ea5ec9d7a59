import { makeAll } from '../../edits/index.ts';
import { isObject } from '../../model/values/index.ts';
import type { Change } from '../../model/verdict/index.ts';
import { loadParsers, type Problem } from '../../parse/index.ts';
import { extension } from './files.ts';

const KEY = 'recommendations';

/** What VS Code reads in such a file. */
const allowed: ReadonlySet<Problem['kind']> = new Set(['comment', 'trailing-comma']);

/** The recommendations of a workspace of VS Code with ours at their end; without a result where it cannot be added. */
export async function withRecommendation(present: string | undefined): Promise<string | undefined> {
  if (present === undefined || present.trim() === '')
    return `${JSON.stringify({ [KEY]: [extension] }, undefined, 2)}\n`;
  const parse = await loadParsers(['json']);
  const document = parse({ path: '', text: present, problems: [] }, 'json');
  const { value, problems } = document;
  if (!isObject(value) || !problems.every(({ kind }) => allowed.has(kind))) return undefined;
  const before = value[KEY] ?? [];
  if (!Array.isArray(before)) return undefined;
  if (before.some((id) => typeof id === 'string' && id.toLowerCase() === extension)) return present;
  const change: Change =
    before.length === 0
      ? { do: KEY in value ? 'set' : 'add', at: [KEY], value: [extension] }
      : { do: 'insert', into: [KEY], position: before.length, values: [extension] };
  const { text, refused } = await makeAll(document, [change]);
  return refused.size === 0 ? text : undefined;
}
