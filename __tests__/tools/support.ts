import { type Files, lintFiles } from '../formats/support.ts';

export interface Found {
  readonly rule: string;
  readonly severity: string;
}

/** What is said of a list with these tools. */
export async function lintTools(tools: readonly unknown[], spec?: string): Promise<readonly Found[]> {
  const text = JSON.stringify({ tools });
  const { findings } = await lintFiles(
    { 'list.json': text },
    { config: false, as: 'mcp-tools', paths: ['list.json'], spec },
  );
  return findings;
}

export async function lintResult(result: unknown, spec?: string): Promise<readonly Found[]> {
  const files: Files = { 'result.json': JSON.stringify(result) };
  const { findings } = await lintFiles(files, { config: false, as: 'mcp-result', paths: ['result.json'], spec });
  return findings;
}

export function errorsOf(findings: readonly Found[]): string[] {
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}
