import { grouped } from '../model/values/index.ts';
import type { ShownFinding } from './shown/index.ts';

export function byPath(findings: readonly ShownFinding[]): ReadonlyMap<string, readonly ShownFinding[]> {
  return grouped(findings, ({ path }) => path);
}
