import { renderJson } from './json.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';
import { renderText } from './text.ts';

const renderers = {
  text: renderText,
  json: renderJson,
} satisfies Record<string, (report: Report, options: RenderOptions) => string>;

export type ReportFormat = keyof typeof renderers;

/** In the order of the help. */
export const reportFormats = Object.keys(renderers) as readonly ReportFormat[];

export function render(format: ReportFormat, report: Report, options: RenderOptions): string {
  return renderers[format](report, options);
}
