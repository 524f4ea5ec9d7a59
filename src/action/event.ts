import { readFileSync } from 'node:fs';
import { isObject } from '../model/values/index.ts';

/** What the runner tells of the pull request that a run is about. */
export interface PullRequest {
  readonly number: number;
  /** How many files it touches, where that is told. */
  readonly files: number | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

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
