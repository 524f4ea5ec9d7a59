import { gitlabJob } from './files.ts';

/** A pipeline with our job at its end; without a result where that cannot be added safely. */
export async function withJob(present: string | undefined): Promise<string | undefined> {
  if (present === undefined || present.trim() === '') return gitlabJob;
  const { parseDocument } = await import('yaml');
  const jobs = (text: string): Record<string, unknown> | undefined => {
    const document = parseDocument(text, { logLevel: 'silent', customTags: [reference] });
    const value: unknown = document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 });
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  };
  try {
    const before = jobs(present);
    if (before === undefined) return undefined;
    if (Object.hasOwn(before, 'mcp-lint')) return present;
    const text = `${present}${present.endsWith('\n') ? '' : '\n'}\n${gitlabJob}`;
    const { 'mcp-lint': ours, ...others } = jobs(text) ?? {};
    return ours !== undefined && JSON.stringify(others) === JSON.stringify(before) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** `!reference [job, script]`, which GitLab alone knows. */
const reference = { tag: '!reference', collection: 'seq' as const };
