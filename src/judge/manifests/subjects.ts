import type { Format } from '../../clients/index.ts';
import type { Reading } from '../../model/reading/index.ts';

/** Facts of the formats that describe a server and start none. */
export type ManifestFact = 'registry' | 'bundle' | 'former';

/** A file of such a format. */
export type Manifest<F extends ManifestFact> = Reading & {
  readonly format: Format & Required<Pick<Format, F>>;
};

export interface ManifestSubjects {
  /** A description of a server for a registry. */
  readonly registry: Manifest<'registry'>;
  /** What stands in a bundle beside a server. */
  readonly bundle: Manifest<'bundle'>;
  /** A file that once had other keys. */
  readonly former: Manifest<'former'>;
}

export type ManifestFilters = { readonly [S in keyof ManifestSubjects]: object };
