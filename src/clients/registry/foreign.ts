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
  fields ??= new Map(JSON.parse(foreignFields) as [string, ForeignUse[]][]);
  return fields.get(key) ?? none;
}
