import type { Meaning } from '../define.ts';
import { foreignFields } from './fields.generated.ts';

export interface ForeignUse {
  readonly client: string;
  readonly is: Meaning;
}

const none: readonly ForeignUse[] = [];
let fields: ReadonlyMap<string, readonly ForeignUse[]> | undefined;

/** What a key of an entry means to the clients that read it. */
export function foreignUses(key: string): readonly ForeignUse[] {
  fields ??= read(JSON.parse(foreignFields) as [string[], ...[string, ...(Meaning | number[])[]][]]);
  return fields.get(key) ?? none;
}

function read([clients, ...rows]: [string[], ...[string, ...(Meaning | number[])[]][]]) {
  const found = new Map<string, readonly ForeignUse[]>();
  for (const [key, ...runs] of rows) {
    const uses: ForeignUse[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const is = runs[at] as Meaning;
      for (const each of runs[at + 1] as number[]) uses.push({ client: clients[each] ?? '', is });
    }
    found.set(key, uses);
  }
  return found;
}
