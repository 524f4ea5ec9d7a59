import { quote, suggest, UsageError } from '../wording/index.ts';

/** The one with this id. */
export function known<T extends { readonly id: string }>(what: string, id: string, all: readonly T[]): T {
  const found = all.find((each) => each.id === id);
  if (found !== undefined) return found;
  const close = suggest(
    id,
    all.map((each) => each.id),
  );
  throw new UsageError(
    `there is no ${what} ${quote(id)}${close === undefined ? '' : `; did you mean ${quote(close)}?`}`,
  );
}
