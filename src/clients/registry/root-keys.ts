import * as generated from './root-keys.generated.ts';

export interface RootKey {
  readonly at: readonly string[];
  readonly clients: readonly string[];
}

let roots: readonly RootKey[] | undefined;

/** Where the clients keep their servers. */
export function rootKeys(): readonly RootKey[] {
  roots ??= JSON.parse(generated.rootKeys) as RootKey[];
  return roots;
}
