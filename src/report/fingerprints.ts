import { sha256 } from '../hashes/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { located } from './located.ts';

/** Stay the same when lines move: made of the rule, the file and the node, and a number among equal ones. */
export function fingerprints(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const { path, pointer } = located(finding);
    const hash = sha256(JSON.stringify([finding.rule, path, pointer])).slice(0, 32);
    const number = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, number);
    return `${hash}:${number}`;
  });
}
