export type { Mended } from '../report.ts';
export { widthOf } from './cells.ts';
export { type ExcerptLine, excerptFor } from './excerpt.ts';
export { ShownFinding, type ShownFix } from './finding.ts';
export { type ShownFile, type ShownReport, shownReport } from './report.ts';
export { type Shown, shown } from './shown.ts';
