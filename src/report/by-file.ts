import type { Finding } from '../model/verdict/index.ts';

/** Findings come sorted by path. */
export function byFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    const { path } = finding.place.document;
    const known = files.get(path);
    if (known === undefined) files.set(path, [finding]);
    else known.push(finding);
  }
  return files;
}
