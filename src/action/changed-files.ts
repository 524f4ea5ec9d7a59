import { isObject } from '../model/values/index.ts';
import { quote } from '../wording/index.ts';
import { pullRequestIn } from './event.ts';
import { type Access, GitHub } from './github.ts';

/** A file that is there after the pull request under the name that it had before, if it was there. */
export interface ChangedFile {
  /** From the top of the repository. */
  readonly name: string;
  readonly how: 'written' | 'created';
  /** The lines that change, where GitHub gives them. */
  readonly patch: string | undefined;
}

/** Or why they are not known, or not enough to tell what they matter to. */
export type ChangedFiles = { readonly files: readonly ChangedFile[] } | { readonly unknown: string };

const PAGE = 100;
/** GitHub lists no more files. */
const MOST_FILES = 3000;

export async function changedFiles(access: Access): Promise<ChangedFiles> {
  const pull = pullRequestIn(access.env);
  if (pull === undefined) return { unknown: 'the event is no pull request' };
  const github = new GitHub(access);
  const files = new Map<string, ChangedFile>();
  for (let page = 1; page <= MOST_FILES / PAGE; page++) {
    const path = `pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`;
    const answer = await github.ask(path, 'pull-requests: read');
    if ('unknown' in answer) return answer;
    if (!Array.isArray(answer.value)) return { unknown: 'GitHub answers with something else than a list' };
    for (const entry of answer.value) {
      const file = changedFile(entry);
      if ('unknown' in file) return file;
      files.set(file.name, file);
    }
    if (answer.value.length < PAGE) return files.size < (pull.files ?? 0) ? incomplete : { files: [...files.values()] };
  }
  return { unknown: `GitHub lists only the first ${MOST_FILES} files` };
}

const incomplete = { unknown: 'GitHub lists fewer files than the pull request touches' };
const strange = { unknown: 'GitHub lists a file in a way that is not understood' };

/** What is gone may be what another file needs or was hidden by, so that is not one of these. */
function changedFile(entry: unknown): ChangedFile | { readonly unknown: string } {
  if (!isObject(entry)) return strange;
  const { filename: name, status = 'modified', previous_filename: former, patch } = entry;
  if (typeof name !== 'string' || !isName(name)) return strange;
  if (status === 'removed') return { unknown: `${quote(name)} is deleted` };
  if (status === 'renamed') return { unknown: `${quote(name)} had another name` };
  const how = status === 'modified' ? 'written' : status === 'added' || status === 'copied' ? 'created' : undefined;
  if (how === undefined || (former !== undefined && former !== null && status !== 'copied')) return strange;
  return { name, how, patch: typeof patch === 'string' ? patch : undefined };
}

/** As git keeps it: names of folders and of the file, none of which leads elsewhere. */
function isName(path: string): boolean {
  return !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
