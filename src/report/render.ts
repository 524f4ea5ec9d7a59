import { printable } from '../wording/index.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';
import { summaryLine } from './summary.ts';

type Render = (report: Report, options: RenderOptions) => string;

/** A run needs one of them at most. */
const renderers = {
  text: async () => (await import('./text.ts')).renderText,
  json: async () => (await import('./json.ts')).renderJson,
  sarif: async () => (await import('./sarif.ts')).renderSarif,
  github: async () => (await import('./github.ts')).renderGithub,
  markdown: async () => (await import('./markdown.ts')).renderMarkdown,
  junit: async () => (await import('./junit.ts')).renderJunit,
} satisfies Record<string, () => Promise<Render>>;

export type ReportFormat = keyof typeof renderers;

/** In the order of the help. */
export const reportFormats = Object.keys(renderers) as readonly ReportFormat[];

/** Whether the format carries texts about the rules. */
export function needsRules(format: ReportFormat): boolean {
  return format === 'sarif';
}

export async function render(format: ReportFormat, report: Report, options: RenderOptions): Promise<string> {
  // Of a run without findings, which most are, the text is one line.
  if (format === 'text' && report.findings.length === 0) return `${printable(summaryLine(report))}\n`;
  const renderer = await renderers[format]();
  return renderer(report, options);
}
