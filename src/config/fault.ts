import { wordsAbout } from '../model/masking/index.ts';
import { type Place, spanOf } from '../model/values/index.ts';
import type { Document } from '../parse/index.ts';
import { printable, UsageError } from '../wording/index.ts';

export interface ConfigFault {
  /** One fact, as for a finding. */
  readonly message: string;
  readonly help?: string | undefined;
  readonly place: Place;
}

/** What the schema of the configuration says about a document. */
export type Validate = (document: Document) => Promise<ConfigFault[]>;

/** More are not shown; nobody reads on. */
export const MOST_FAULTS = 50;

/** All faults in one error, a line for each. */
export function faultsError(faults: readonly ConfigFault[], shown: string): UsageError {
  const lines = faults
    .map((fault) => ({ fault, start: spanOf(fault.place).start }))
    .sort((a, b) => a.start - b.start)
    .map(({ fault, start }) => lineOf(fault, start, shown));
  if (lines.length > MOST_FAULTS) lines.splice(MOST_FAULTS, lines.length, 'and more');
  return new UsageError(lines.join('\n'));
}

function lineOf({ message, help, place }: ConfigFault, start: number, shown: string): string {
  const { line, column } = place.document.position(start);
  const remedy = help === undefined ? '' : ` (${help})`;
  return `${printable(shown)}:${line}:${column} ${wordsAbout(message + remedy, [place.document])}`;
}
