import { readFileSync } from 'node:fs';

/** The pull request that a run is about. */
export interface Context {
  readonly token: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** From the top of the repository; or why they are not known. */
export type ChangedFiles = { readonly files: ReadonlySet<string> } | { readonly unknown: string };

const PAGE = 100;
/** GitHub lists no more. */
const MOST_FILES = 3000;
const PATIENCE_MS = 30_000;

/** The one place of mcp-lint that opens a connection: to GitHub's API, when `changed-only` asks for it. */
export async function changedFiles({ token, env }: Context): Promise<ChangedFiles> {
  const number = pullRequestIn(env.GITHUB_EVENT_PATH);
  if (number === undefined) return { unknown: 'the event is no pull request' };
  if (token === undefined) return { unknown: 'github-token is not set' };
  const api = env.GITHUB_API_URL || 'https://api.github.com';
  const url = `${api}/repos/${env.GITHUB_REPOSITORY}/pulls/${number}/files?per_page=${PAGE}`;
  const files = new Set<string>();
  for (let page = 1; files.size < MOST_FILES; page++) {
    const answer = await pageOf(`${url}&page=${page}`, token);
    if ('unknown' in answer) return answer;
    for (const name of answer.files) files.add(name);
    if (answer.files.length < PAGE) return { files };
  }
  return { unknown: `GitHub lists only the first ${MOST_FILES} files` };
}

function pullRequestIn(path: string | undefined): number | undefined {
  if (path === undefined || path === '') return undefined;
  try {
    const event = JSON.parse(readFileSync(path, 'utf8')) as { pull_request?: { number?: unknown } | null } | null;
    const number = event?.pull_request?.number;
    return Number.isSafeInteger(number) ? (number as number) : undefined;
  } catch {
    return undefined;
  }
}

async function pageOf(url: string, token: string): Promise<{ files: string[] } | { unknown: string }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}`, 'user-agent': 'mcp-lint' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok)
      return { unknown: `GitHub answers with status ${response.status}; pull-requests: read is needed` };
    const files: unknown = await response.json();
    if (!Array.isArray(files)) return { unknown: 'GitHub answers with something else than a list' };
    return { files: files.flatMap(nameOf) };
  } catch {
    return { unknown: 'GitHub cannot be reached' };
  }
}

function nameOf(file: unknown): string[] {
  if (typeof file !== 'object' || file === null || !('filename' in file)) return [];
  return typeof file.filename === 'string' ? [file.filename] : [];
}
