export const convertFormats = ['text', 'json'] as const;

export interface ConvertAsked {
  /** As given; empty for the files of one client here. */
  readonly paths: readonly string[];
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
  readonly as?: string;
  readonly config?: string | false;
  readonly user: boolean;
}
