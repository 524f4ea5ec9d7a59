import { quote, suggest, UsageError } from '../../wording/index.ts';

/** For an id that none of those known has; `mcp-lint <what>s` lists them. */
export function unknown(what: string, id: string, known: readonly { readonly id: string }[]): UsageError {
  const close = suggest(
    id,
    known.map((each) => each.id),
  );
  const hint = close === undefined ? `"mcp-lint ${what}s" lists them` : `did you mean ${quote(close)}?`;
  return new UsageError(`there is no ${what} ${quote(id)}; ${hint}`);
}
