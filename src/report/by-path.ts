import type { ShownFinding } from './shown/index.ts';

export function byPath(findings: readonly ShownFinding[]): ReadonlyMap<string, readonly ShownFinding[]> {
  const files = new Map<string, ShownFinding[]>();
  for (const finding of findings) {
    const known = files.get(finding.path);
    if (known === undefined) files.set(finding.path, [finding]);
    else known.push(finding);
  }
  return files;
}
