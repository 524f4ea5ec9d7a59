import type { MovedFolder } from '../define.ts';

/** Where a file of the home directory lies if the variable is set, "$CODEX_HOME/config.toml"; else undefined. */
export function movedFile(
  file: string,
  moves: readonly Pick<MovedFolder, 'env' | 'from'>[] = [],
): MovedFile | undefined {
  const move = moves.find(({ from }) => file.startsWith(`${from}/`));
  if (move === undefined) return undefined;
  const inside = file.slice(move.from.length + 1);
  return { env: move.env, inside, shown: `$${move.env}/${inside}` };
}

export interface MovedFile {
  readonly env: string;
  readonly inside: string;
  readonly shown: string;
}
