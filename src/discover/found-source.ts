import type { Source } from '../parse/index.ts';

export interface FoundSource {
  readonly source: Source;
  /** Named as a file by the user. */
  readonly explicit: boolean;
  /** Lies within the given paths. */
  readonly reported: boolean;
  readonly absolute: string;
  /** One of the files that belong to the user rather than to the workspace. */
  readonly ofUser: boolean;
}
