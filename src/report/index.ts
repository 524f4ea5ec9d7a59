export { renderJson } from './json.ts';
export { type LocatedFinding, type Location, located } from './located.ts';
export type { RenderOptions } from './options.ts';
export { sortFindings } from './order.ts';
export { type ReportFormat, render, reportFormats } from './render.ts';
export type { CheckedFile, FileStatus, Report } from './report.ts';
export { checkedFile, reportOf } from './report-of.ts';
export { summaryLine } from './summary.ts';
export { renderText } from './text.ts';
