/** What somebody gives to be told something of a repository. */
export interface Access {
  readonly token: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What GitHub says, or why it is not known. */
export type Answer = { readonly value: unknown } | { readonly unknown: string };

/** Of one conversation in all. */
const PATIENCE_MS = 30_000;
const MOST_BYTES = 32 * 1024 * 1024;

const REPOSITORY = /^(?!\.\.?\/)[\w.-]+\/(?!\.\.?$)[\w.-]+$/;

/**
 * The one place of mcp-lint that opens connections: to GitHub's API, where an input of the Action asks for it. All that is
 * asked of one of these shares a limit of time and of bytes, and nobody is sent elsewhere.
 */
export class GitHub {
  readonly #access: Access;
  readonly #patience: number;
  #end: AbortSignal | undefined;
  #room = MOST_BYTES;

  constructor(access: Access, patience = PATIENCE_MS) {
    this.#access = access;
    this.#patience = patience;
  }

  /** The path counts from the repository; the permission is what the token needs. */
  async ask(path: string, permission: string): Promise<Answer> {
    const { token, env } = this.#access;
    const repository = env.GITHUB_REPOSITORY ?? '';
    if (token === undefined) return { unknown: 'github-token is not set' };
    if (!REPOSITORY.test(repository)) return { unknown: 'GITHUB_REPOSITORY names no repository' };
    this.#end ??= AbortSignal.timeout(this.#patience);
    try {
      const response = await fetch(`${env.GITHUB_API_URL || 'https://api.github.com'}/repos/${repository}/${path}`, {
        headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${token}`, 'user-agent': 'mcp-lint' },
        redirect: 'manual',
        signal: this.#end,
      });
      if (!response.ok) return { unknown: `GitHub answers with status ${response.status}; ${permission} is needed` };
      return await this.#read(response);
    } catch {
      return { unknown: this.#end.aborted ? 'GitHub takes too long to answer' : 'GitHub cannot be reached' };
    }
  }

  async #read({ body }: Response): Promise<Answer> {
    const parts: Uint8Array[] = [];
    for await (const part of body ?? []) {
      this.#room -= part.length;
      if (this.#room < 0) return { unknown: `GitHub answers with more than ${MOST_BYTES / 1024 / 1024} MiB` };
      parts.push(part);
    }
    try {
      return { value: JSON.parse(Buffer.concat(parts).toString()) };
    } catch {
      return { unknown: 'GitHub answers with something else than JSON' };
    }
  }
}
