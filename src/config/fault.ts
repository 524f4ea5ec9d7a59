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

/** All that is wrong with a configuration, a line for each; editors show each at its place. */
export class ConfigError extends UsageError {
  /** Paths of their documents count from the working directory. */
  readonly faults: readonly ConfigFault[];

  constructor(faults: readonly ConfigFault[], message: string) {
    super(message);
    this.faults = faults;
  }
}

/** What the schema of the configuration says about a document. */
export type Validate = (document: Document) => Promise<ConfigFault[]>;

/** More are not shown; nobody reads on. */
export const MOST_FAULTS = 50;

export function faultsError(faults: readonly ConfigFault[], shown: string): ConfigError {
  const lines = faults
    .map((fault) => ({ fault, start: spanOf(fault.place).start }))
    .sort((a, b) => a.start - b.start)
    .map(({ fault, start }) => lineOf(fault, start, shown));
  if (lines.length > MOST_FAULTS) lines.splice(MOST_FAULTS, lines.length, 'and more');
  return new ConfigError(faults, lines.join('\n'));
}

function lineOf({ message, help, place }: ConfigFault, start: number, shown: string): string {
  const { line, column } = place.document.position(start);
  const remedy = help === undefined ? '' : ` (${help})`;
  return `${printable(shown)}:${line}:${column} ${wordsAbout(message + remedy, [place.document])}`;
}
