/** A part of a string that is a secret. */
export interface Secret {
  /** With its article: "a GitHub token". */
  readonly what: string;
  /** Offsets in the string. */
  readonly start: number;
  readonly end: number;
  /** It cannot be revoked: whoever has seen it has what is in the wallet. */
  readonly opensWallet?: true;
  /** It is meant to be seen by everybody, and opens only what is not guarded otherwise. */
  readonly isForAll?: true;
  /** Nothing at all hangs on it. */
  readonly isHarmless?: true;
}
