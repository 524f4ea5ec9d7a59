import type { Reaction } from '../define/evidence.ts';

/** What a registry of servers checks of a description beyond its schema. */
export interface RegistryFacts {
  /** The revision that this format is, and all of them, the oldest first. */
  readonly revision: string;
  readonly revisions: readonly string[];
  readonly schemaUrl: (revision: string) => string;
  /** A publish fails: read in the registry's source, or told in its answers to publishers. */
  readonly refuses: Reaction;
  readonly refusesAsTold: Reaction;
  /** Accepted with a loss or against advice. */
  readonly advises: Reaction;
  /** Keys by the name of what they belong to. */
  readonly keys: Readonly<
    Record<'server' | 'repository' | 'icon' | 'package' | 'transport' | 'input', readonly string[]>
  >;
  /** Old names of keys, with the revision that replaced them. */
  readonly renamed: { readonly since: string; readonly keys: Readonly<Record<string, string>> };
  readonly removed: { readonly since: string; readonly routes: readonly (readonly string[])[] };
  /** Where a package may come from. */
  readonly packages: Readonly<Record<string, PackageKind>>;
  readonly metaKey: string;
  readonly metaBytes: number;
}

export interface PackageKind {
  /** The identifier holds the version: a reference of an image, or an address. */
  readonly identifies: 'name' | 'image' | 'address';
  /** Where the package has to name the server, so that its owner is known. */
  readonly owner?: 'mcpName' | 'readme' | 'label';
  /** Without a version the registry cannot look the package up. */
  readonly needsVersion?: true;
  /** Keys that packages of this kind must not have, since this revision. */
  readonly forbids?: { readonly since: string; readonly keys: readonly string[] };
  /** Accepted by newer registries only. */
  readonly recent?: true;
}

/** What the tools for bundles do with a manifest beyond its schema. */
export interface BundleFacts {
  /** The version that this format is, and all of them, the oldest first. */
  readonly version: string;
  readonly versions: readonly string[];
  readonly refuses: Reaction;
  readonly advises: Reaction;
  /** Keys and kinds of servers that an older version does not have. */
  readonly since: Readonly<Record<string, string>>;
  /** What people write, by place and key, and what to do instead. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** Names that may stand in "${}", beside those of the user's own settings. */
  readonly variables: readonly string[];
  readonly settings: string;
}

/** Keys that only an earlier generation of a project file had. */
export interface FormerKeys {
  readonly keys: readonly string[];
  readonly reaction: Reaction;
}
