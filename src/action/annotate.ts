import * as core from '@actions/core';
import { type Annotation, annotations, type RenderOptions, type Report } from '../report/index.ts';

/** GitHub shows so many of a kind for each step and drops the rest without a word. */
const MOST = 10;

const send = { error: core.error, warning: core.warning };

/** The verdict of a step that fails is an error, too. */
export function annotate(report: Report, options: RenderOptions, fails: boolean): void {
  const all = annotations(report, options);
  for (const kind of ['error', 'warning'] as const) {
    const found = all.filter((annotation) => annotation.kind === kind);
    const room = kind === 'error' && fails ? MOST - 1 : MOST;
    for (const annotation of found.slice(0, room)) send[kind](annotation.message, propertiesOf(annotation));
    if (found.length > room) core.info(`${room} of ${found.length} ${kind}s are annotated; the log above has all`);
  }
}

function propertiesOf({ title, path, line, columns }: Annotation): core.AnnotationProperties {
  return {
    title,
    file: path,
    startLine: line,
    ...(columns === undefined ? {} : { startColumn: columns.start, endColumn: columns.end }),
  };
}
