import { printable } from '../wording/index.ts';
import { type Annotation, annotations } from './annotations.ts';
import type { RenderOptions } from './options.ts';
import type { Report } from './report.ts';
import { summaryLine } from './summary.ts';

/** Workflow commands, one a line, for a step that runs the command line. */
export function renderGithub(report: Report, options: RenderOptions): string {
  return [...annotations(report, options).map(command), printable(summaryLine(report))].join('\n').concat('\n');
}

function command({ kind, title, path, line, columns, message }: Annotation): string {
  const properties: readonly (readonly [string, string | number])[] = [
    ['title', title],
    ['file', path],
    ['line', line],
    ...(columns === undefined
      ? []
      : ([
          ['col', columns.start],
          ['endColumn', columns.end],
        ] as const)),
  ];
  const shown = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${kind} ${shown.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
