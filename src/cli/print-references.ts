import { readerOf, type ServerReference } from '../model/index.ts';
import { type Location, locationOf } from '../report/index.ts';
import { count, printable, quote, redact } from '../wording/index.ts';
import { columns } from './columns.ts';
import { printJson } from './print-json.ts';

export type ReferencesFormat = 'text' | 'json' | 'markdown';

interface FoundReference extends Location {
  readonly client: string;
  readonly text: string;
  /** The tool, or the pattern for tools; absent where the whole server is meant. */
  readonly tool?: string;
}

/** What to look at before server `name` is renamed or taken out. */
export function printReferences(
  name: string,
  references: readonly ServerReference[],
  format: ReferencesFormat,
): string {
  const found = references.map(foundReference);
  if (format === 'json') return printJson({ server: redact(name), references: found });
  const lines = format === 'markdown' ? table(found) : columns(found.map(row));
  return `${[...lines, ...(lines.length > 0 ? [''] : []), summary(name, found)].join('\n')}\n`;
}

function foundReference({ place, reading, text, meant }: ServerReference): FoundReference {
  const { tool } = meant;
  const client = readerOf(reading);
  return { ...locationOf(place), client, text: redact(text), ...(tool === undefined ? {} : { tool: redact(tool) }) };
}

function row({ path, line, column, client, text }: FoundReference): string[] {
  return [`${printable(path)}:${line}:${column}`, client, quote(text)];
}

function table(found: readonly FoundReference[]): string[] {
  if (found.length === 0) return [];
  const rows = found.map((each) => `| ${row(each).map(escaped).join(' | ')} |`);
  return ['| place | client | mention |', '| --- | --- | --- |', ...rows];
}

/** Neither a cell nor a tag, a link or emphasis begins in it. */
function escaped(text: string): string {
  return text.replace(/[\\|<>*_`[\]&]/g, '\\$&');
}

function summary(name: string, found: readonly FoundReference[]): string {
  if (found.length === 0) return `nothing mentions server ${quote(redact(name))}`;
  const files = new Set(found.map(({ path }) => path)).size;
  const verb = found.length === 1 ? 'mentions' : 'mention';
  return `${count(found.length, 'entry')} in ${count(files, 'file')} ${verb} server ${quote(redact(name))}`;
}
