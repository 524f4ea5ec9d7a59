import { disk } from '../files/disk.ts';
import { gitFolders, join } from '../files/index.ts';
import { checkoutAt } from './checkout.ts';

type Env = Readonly<Record<string, string | undefined>>;

const HASH = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const BRANCH = /^ref: (refs\/[^\0\r\n]+)$/;
/** A path has at most so many bytes. */
const LONGEST = 4096;

/** The page below which GitHub shows the files that are checked out; undefined where that is not plain. */
export function blobUrl(cwd: string, workspace: string, env: Env): string | undefined {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: repository = '' } = env;
  if (!/^https?:\/\/[\w.:-]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(repository)) return undefined;
  const checkout = checkoutAt(cwd, workspace);
  // A folder of the workspace may hold another repository.
  if ('unknown' in checkout || checkout.inWorkspace !== '') return undefined;
  const commit = commitAt(checkout.top, env);
  return commit === undefined ? undefined : `${server}/${repository}/blob/${commit}`;
}

/** Not always the one that the event is about: a workflow may check out another. */
function commitAt(top: string, { GITHUB_SHA: event = '' }: Env): string | undefined {
  const git = gitFolders(top, disk);
  if (git === undefined) return HASH.test(event) ? event : undefined;
  const head = lineOf(join(git.own, 'HEAD'));
  const branch = BRANCH.exec(head)?.[1];
  const commit = branch === undefined ? head : lineOf(join(git.common, branch));
  return HASH.test(commit) ? commit : undefined;
}

function lineOf(path: string): string {
  try {
    return new TextDecoder().decode(disk.head(path, LONGEST)).trimEnd();
  } catch {
    return '';
  }
}
