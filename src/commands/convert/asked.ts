import type { FilesAsked } from '../shared/options.ts';

export const convertFormats = ['text', 'json'] as const;

/** Without paths, the files of one client here. */
export interface ConvertAsked extends FilesAsked {
  readonly from?: string;
  readonly to: readonly string[];
  /** Empty for all. */
  readonly servers: readonly string[];
  readonly format: (typeof convertFormats)[number];
  readonly write: boolean;
  /** Whether what is there is compared, and nothing printed or written of what would be. */
  readonly check: boolean;
  readonly merge: boolean;
  readonly force: boolean;
  readonly acceptLosses: boolean;
  readonly copySecrets: boolean;
}
