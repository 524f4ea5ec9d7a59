import type { Meaning } from './define.ts';
import * as generated from './fields.generated.ts';

export interface ForeignUse {
  readonly client: string;
  readonly is: Meaning;
}

export interface RootKey {
  readonly at: readonly string[];
  readonly clients: readonly string[];
}

const none: readonly ForeignUse[] = [];
let fields: ReadonlyMap<string, readonly ForeignUse[]> | undefined;
let roots: readonly RootKey[] | undefined;

/** What a key of an entry means to the clients that read it. */
export function foreignUses(key: string): readonly ForeignUse[] {
  fields ??= new Map(JSON.parse(generated.foreignFields) as [string, ForeignUse[]][]);
  return fields.get(key) ?? none;
}

/** Where the clients keep their servers. */
export function rootKeys(): readonly RootKey[] {
  roots ??= JSON.parse(generated.rootKeys) as RootKey[];
  return roots;
}
