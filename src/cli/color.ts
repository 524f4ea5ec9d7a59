export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether what is written goes to a terminal. */
  readonly isTTY: boolean;
}

/** The option wins over FORCE_COLOR, that over NO_COLOR, and without any a capable terminal gets colour. */
export function useColor(option: boolean | undefined, { env, isTTY }: Terminal): boolean {
  if (option !== undefined) return option;
  const force = env.FORCE_COLOR;
  if (force !== undefined && force !== '') return force !== '0' && force !== 'false';
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  return isTTY && env.TERM !== 'dumb';
}
