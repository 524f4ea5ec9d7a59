import { printable } from '../wording/index.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';
import { summaryLine } from './summary.ts';

type Render = (report: Report, options: RenderOptions) => string;

/** A run needs one of them at most. */
const renderers = {
  text: async () => (await import('./text.ts')).renderText,
  json: async () => (await import('./json.ts')).renderJson,
} satisfies Record<string, () => Promise<Render>>;

export type ReportFormat = keyof typeof renderers;

/** In the order of the help. */
export const reportFormats = Object.keys(renderers) as readonly ReportFormat[];

export async function render(format: ReportFormat, report: Report, options: RenderOptions): Promise<string> {
  // Of a run without findings, which most are, the text is one line.
  if (format === 'text' && report.findings.length === 0) return `${printable(summaryLine(report))}\n`;
  const renderer = await renderers[format]();
  return renderer(report, options);
}
