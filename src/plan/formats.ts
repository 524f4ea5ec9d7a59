import { formatNamed, type RegisteredFormat, registry } from '../clients/index.ts';
import { list, quote, suggest, UsageError } from '../wording/index.ts';

export function formatFor(id: string): RegisteredFormat {
  const format = formatNamed(id);
  if (format !== undefined) return format;
  throw unknownName('format or client', id, [...registry().map((each) => each.id), ...clientIds()], 'mcp-lint clients');
}

export function clientFor(id: string): void {
  if (!clientIds().includes(id)) throw unknownName('client', id, clientIds(), 'mcp-lint clients');
}

export function clientIds(): string[] {
  return [...new Set(registry().map((format) => format.client))];
}

export function unknownName(kind: string, id: string, names: Iterable<string>, command: string): UsageError {
  const close = suggest(id, names);
  const meant = close === undefined ? beginningWith(id, [...names]) : [close];
  const hint = meant.length === 0 ? `"${command}" lists them` : `did you mean ${list(meant, { conjunction: 'or' })}?`;
  return new UsageError(`there is no ${kind} ${quote(id)}; ${hint}`);
}

/** A product's first word, such as "claude" or "copilot". */
function beginningWith(id: string, names: readonly string[]): readonly string[] {
  return id.length < 3 ? [] : names.filter((name) => name.startsWith(id.toLowerCase()));
}

/** A format and the others of its client that share its paths and are told apart by their content. */
export function family(format: RegisteredFormat): readonly RegisteredFormat[] {
  const others = registry().filter(
    (other) =>
      other.client === format.client &&
      other.id !== format.id &&
      other.id.startsWith(format.id) &&
      other.files.some((file) => format.files.includes(file)),
  );
  return [format, ...others];
}
