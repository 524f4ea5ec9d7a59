import type { RenderOptions } from '../options.ts';
import type { Report } from '../report.ts';
import { summaryLine } from '../summary.ts';
import { finished } from '../syntax/safe.ts';
import { text } from '../syntax/text.ts';
import { outputs } from './outputs.generated.ts';

export type ReportFormat = keyof typeof outputs;

/** In the order of the help. */
export const reportFormats = Object.keys(outputs) as readonly ReportFormat[];

/** The one way out for findings. */
export async function render(id: ReportFormat, report: Report, options: RenderOptions): Promise<string> {
  // Of a run without findings, which most are, the text is one line.
  if (id === 'text' && report.findings.length === 0 && report.fixed === undefined)
    return finished(text`${summaryLine(report)}\n`);
  const { default: output } = await outputs[id]();
  const rules = output.withRules ? await options.loadRules?.() : undefined;
  return output.write(report, { ...options, rules: rules ?? [] });
}
