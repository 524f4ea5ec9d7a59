import type { FieldFact, Meaning } from '../define.ts';
import { foreignFields } from './fields.generated.ts';

export interface ForeignUse {
  readonly client: string;
  readonly is: Meaning;
  readonly part?: FieldFact['part'];
  readonly form?: FieldFact['form'];
}

/** The meaning alone, where there is no more to say. */
type Said = Meaning | Omit<ForeignUse, 'client'>;

const none: readonly ForeignUse[] = [];
let fields: ReadonlyMap<string, readonly ForeignUse[]> | undefined;

/** What a key of an entry means to the clients that read it. */
export function foreignUses(key: string): readonly ForeignUse[] {
  fields ??= read(JSON.parse(foreignFields) as Rows);
  return fields.get(key) ?? none;
}

type Rows = [string[], ...[string, ...(Said | number[])[]][]];

function read([clients, ...rows]: Rows) {
  const found = new Map<string, readonly ForeignUse[]>();
  for (const [key, ...runs] of rows) {
    const uses: ForeignUse[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const said = runs[at] as Said;
      const use = typeof said === 'string' ? { is: said } : said;
      for (const each of runs[at + 1] as number[]) uses.push({ client: clients[each] ?? '', ...use });
    }
    found.set(key, uses);
  }
  return found;
}
