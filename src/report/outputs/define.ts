import type { RenderOptions, RuleText } from '../options.ts';
import type { Report } from '../report.ts';
import { type ShownReport, shownReport } from '../shown/report.ts';
import { finished, type Safe } from '../syntax/safe.ts';

/** What a renderer is told besides the report. */
export interface Rendering extends RenderOptions {
  /** All of them, for an output `withRules`. */
  readonly rules: readonly RuleText[];
}

/**
 * A way to write a report. It sees only what may be shown, and what it writes is made by a syntax, which escapes every
 * text that is put into it.
 */
export interface Output<S extends string> {
  /** After `--format`, and the name of the file. */
  readonly id: string;
  /** Among the others in the help; of one number, by their ids. */
  readonly order: number;
  /** For the page about the command line: who reads it, and what it holds. */
  readonly readers: string;
  readonly holds: string;
  readonly syntax: S;
  /** Carries the texts about the rules. */
  readonly withRules?: true;
  readonly render: (report: ShownReport, options: Rendering) => Safe<S>;
}

/** Beside what is defined, the way to it: what may be shown of a report, and what is written in the end. */
export function defineOutput<const S extends string>(output: Output<S>) {
  const write = (report: Report, options: Rendering): string =>
    finished(output.render(shownReport(report, options), options));
  return { ...output, write };
}
