/** The clients of the columns below, by the format whose fixtures show the case. */
export const clients = ['claude-code-project', 'claude-code-plugin', 'omp', 'opencode'] as const;

export type MeasuredFormat = (typeof clients)[number];

/**
 * What each client does with each case, as seen in Claude Code 2.1.326 (its project file, and `claude plugin
 * validate`), omp 18.2.3 and OpenCode 1.18.33. A: accepted, `!` with a warning. P: the server is dropped, with a
 * message. R: nothing is loaded, with a message. I: the server is dropped in silence. II: nothing is loaded, in silence.
 */
const table = `
  01-stdio                   A    A    A    A
  02-http                    A    A    A    A
  02b-type-http              A    A    A    R
  02c-type-sse               A    A    A    R
  03-no-command              P    R    P    R
  03b-empty-server           P    R    P    R
  04-command-and-url         A    A    A    R
  04b-command-and-url-typed  A    A    A    A
  04c-type-contradicts       P    R    P    R
  05-other-root              R    R    II   II
  05b-both-roots             I    A    I    I
  06-env-number              P    R    A    R
  06b-env-bool               P    R    A    R
  06c-env-null               P    R    A    R
  06d-env-array              P    R    A    R
  07-url-invalid             A    R    A    A
  07b-url-no-scheme          A    R    A    A
  07c-url-empty              A    A    P    A
  07d-url-ftp                A    A    A    A
  07e-url-number             P    R    A    R
  08-url-no-type             P    R    A    R
  09-type-streamable-http    A    A    P    R
  09b-type-streamableHttp    P    R    P    R
  09c-transport-key          P    R    A    R
  10-type-websocket          P    R    P    R
  10b-type-ws                A    A    P    R
  10c-type-unknown           P    R    A    R
  10d-type-case              P    R    P    R
  11-duplicate-server        A    A    A    A
  11b-duplicate-field        A    A    A    A
  11c-duplicate-root         I    A    I    I
  11d-names-differ-by-case   A    A    A    A
  12-trailing-comma          R    R    R    A
  13-line-comment            R    R    R    A
  13b-block-comment          R    R    R    A
  14-bom                     A    R    A    A
  14b-crlf                   A    A    A    A
  15-unknown-field           A    A    A    A
  15b-typo-field             A    A    A    A
  15c-unknown-root-field     A    A    A    A
  16-args-string             P    R    R    -
  16b-args-number-item       P    R    A    R
  16c-args-null              P    R    A    -
  17-command-empty           P    R    P    A
  17b-command-space          A!   A    A    A
  17c-command-with-args      A    A    A    A
  17d-command-number         P    R    A    R
  17e-command-array          P    R    A    R
  18a-name-space             A    A    A    A
  18b-name-dot               A    A    A    A
  18c-name-unicode           A    A    A    A
  18d-name-200               A    A    A    A
  18e-name-empty             A    A    P    A
  18f-name-slash             A    A    A    A
  18g-name-underscores       A    A    A    A
  18h-name-proto             P    A    I    I
  18i-name-digits            A    A    A    A
  19-invalid-beside-valid    P    R    A    R
  20-disabled-true           A    A    A    A
  20b-enabled-false          A    A    I    A
  20c-disabled-string        A    A    A    A
  20d-enabled-string         A    A    A    R
  21-timeout-string          P    R    A    R
  21b-timeout-negative       P    R    A    R
  21c-timeout-number         A    A    A    A
  22-var-in-args             A!   A    A    A
  22b-var-in-env             A!   A    A    A
  22c-var-in-url             A!   A    A    A
  22d-var-in-command         A!   A    A    A
  22e-var-default            A    A    A    A
  22f-var-set                A    A    A    A
  22g-vscode-input           A    A    A    A
  27-empty-file              A    R    R    A
  27b-whitespace             A    R    R    R
  27c-not-json               R    R    R    R
  28-empty-object            R    A    A    A
  28b-empty-servers          A    A    A    A
  28c-root-array             R    A    A    R
  28d-root-null              R    R    R    R
  29-servers-array           R    R    II   R
  29b-servers-null           R    R    A    R
  29c-servers-string         R    R    R    R
  30-server-null             P    R    R    R
  30b-server-string          P    R    P    R
  30c-server-array           P    R    P    R
  32-headers-number          P    R    A    R
  32b-header-bad-name        A    A    A    A
  32c-headers-on-stdio       A    A    A    A
  32d-cwd-missing            A    A    A    A
  32e-cwd-number             A    A    A    R
  32f-same-command-twice     A    A    I    A
  32g-nested-mcp-servers     R    R    II   -
  32h-no-root                R    A    II   II
  32i-root-case              R    R    II   II
  32j-type-local             P    R    A    -
  32k-serverUrl              P    R    P    R
  32l-alwaysAllow            A    A    A    A
  33-name-reserved           P    A    A    A
  33b-name-computer-use      P    A    A    A
  33c-url-spaces             A!   A    A    A
  33d-type-sdk               P    R    A    R
  33e-name-trailing-space    A    A    A    A
  24-command-string          -    -    -    A
  24b-env-key                -    -    -    A
  24c-type-missing           -    -    -    R
  24d-type-stdio             -    -    -    R
  24e-claude-entry           -    -    -    R
  24f-only-enabled           -    -    -    A
  24g-command-empty-array    -    -    -    A
  24h-oauth-false            -    -    -    A
  24i-schema-missing         -    -    -    A
  24j-file-var               -    -    -    A
  24k-file-missing           -    -    -    R
`;

export interface Verdict {
  readonly id: string;
  readonly format: MeasuredFormat;
  readonly verdict: string;
}

export const verdicts: readonly Verdict[] = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [id = '', ...cells] = row.trim().split(/\s+/);
    return clients.flatMap((format, column) => {
      const verdict = cells[column];
      return verdict === undefined || verdict === '-' ? [] : [{ id, format, verdict }];
    });
  });
