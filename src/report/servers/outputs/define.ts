import type { RenderOptions } from '../../options.ts';
import type { Safe } from '../../syntax/safe.ts';
import type { Overview } from '../overview.ts';
import type { Mentions } from '../references.ts';

/** A way to write what `mcp-lint servers` says, which may be shown as it is, in a syntax that escapes it. */
export interface ServersOutput<S extends string> {
  /** After `--format`, and the name of the file. */
  readonly id: string;
  /** Among the others in the help. */
  readonly order: number;
  readonly syntax: S;
  readonly overview: (overview: Overview, options: RenderOptions) => Safe<S>;
  readonly references: (mentions: Mentions, options: RenderOptions) => Safe<S>;
}

export function defineServersOutput<const S extends string>(output: ServersOutput<S>): ServersOutput<S> {
  return output;
}
