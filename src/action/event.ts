import { readFileSync } from 'node:fs';
import { isObject } from '../model/values/index.ts';

/** What the runner tells of the pull request that a run is about. */
export interface PullRequest {
  readonly number: number;
  /** How many files it touches, where that is told. */
  readonly files: number | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The commit that a change is to be merged into; undefined where nothing is to be merged, or it is not told. */
export function baseIn(env: Env): string | undefined {
  const event = eventOf(env);
  const pull = event?.pull_request;
  const group = event?.merge_group;
  const base = isObject(pull) && isObject(pull.base) ? pull.base.sha : isObject(group) ? group.base_sha : undefined;
  return typeof base === 'string' && /^[0-9a-f]{40}$/.test(base) ? base : undefined;
}

/** Whether what is checked out is what somebody with the right to write has put into the repository. */
export function isOwnEvent(env: Env): boolean {
  return OWN_EVENTS.has(env.GITHUB_EVENT_NAME ?? '') && baseIn(env) === undefined;
}

/** Not those that follow what a stranger did, such as workflow_run. */
const OWN_EVENTS: ReadonlySet<string> = new Set(['push', 'schedule', 'workflow_dispatch', 'release']);

export function pullRequestIn(env: Env): PullRequest | undefined {
  const pull = eventOf(env)?.pull_request;
  if (!isObject(pull)) return undefined;
  const { number, changed_files: files } = pull;
  return isCount(number) ? { number, files: isCount(files) ? files : undefined } : undefined;
}

function eventOf({ GITHUB_EVENT_PATH: path }: Env): Readonly<Record<string, unknown>> | undefined {
  if (path === undefined || path === '') return undefined;
  try {
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
