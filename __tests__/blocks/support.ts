import { type LintOptions, lint } from '../../src/index.ts';

/** What is said of a text, "line:column-line:column severity rule message". */
export async function saidOf(markdown: string, files: Record<string, string> = {}, path = 'README.md') {
  const { findings } = await lint({ files: { [path]: markdown, ...files } } as LintOptions);
  return findings
    .filter((each) => each.path === path)
    .map(
      (each) =>
        `${each.line}:${each.column}-${each.endLine}:${each.endColumn} ${each.severity} ${each.rule} ${each.message}`,
    );
}

/** For whom a block is judged: the client that a wrong root key is said of, or nobody. */
export async function addressees(markdown: string, path = 'README.md'): Promise<string> {
  const { findings } = await lint({ files: { [path]: markdown } } as LintOptions);
  const clients = findings
    .filter(({ rule }) => rule === 'root-key-wrong')
    .flatMap((each) => Array.from({ length: each.places ?? 1 }, () => each.clients).flat());
  return clients.join(' ');
}

/** A key that no client reads. */
export const wrong = '```json\n{ "mcpservers": { "docs": { "command": "docs-mcp", "args": [] } } }\n```\n';
