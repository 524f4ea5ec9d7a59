import { sha256 } from '../hashes/index.ts';
import type { ShownFinding } from './shown/index.ts';

/** Stay the same when lines move: made of the rule, the file and the node, and a number among equal ones. */
export function fingerprints(findings: readonly ShownFinding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ rule, path, pointer }) => {
    const hash = sha256(JSON.stringify([rule, path, pointer])).slice(0, 32);
    const number = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, number);
    return `${hash}:${number}`;
  });
}
