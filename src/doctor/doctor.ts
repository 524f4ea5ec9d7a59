import { examine, reportOn } from '../lint.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { LintOptions } from '../plan/index.ts';
import type { Report } from '../report/index.ts';
import { type ClientView, viewOf } from './view.ts';

/** What each client will really see. */
export interface Diagnosis {
  readonly clients: readonly ClientView[];
  /** Files that hold servers where nobody looks. */
  readonly unread: readonly Finding[];
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly report: Report;
}

/** Of these clients, or of all that have files here. */
export async function diagnose(options: LintOptions, asked: readonly string[]): Promise<Diagnosis> {
  // Who shares a file of another client is asked for once it is known who is here.
  const first = asked.length > 0 ? undefined : await examine(options, { all: true });
  const here = first?.readings.filter(({ names, format }) => names.length > 0 && !format.stray) ?? [];
  const ids = asked.length > 0 ? asked : [...new Set(here.map(({ client }) => client.id))].sort();
  const examined = await examine({ ...options, targets: ids }, { all: true });
  const workspace = await examined.workspace();
  const report = await reportOn(examined, options);
  const isOfTarget = ({ rule }: Finding) => rule === 'lossy-field' || rule === 'target-rejects';
  // What would be lost elsewhere is another question.
  const findings = report.findings.filter((finding) => !isOfTarget(finding) && isAbout(finding, asked));
  return {
    clients: ids.map((id) => viewOf(id, examined.findings, workspace)).filter((view) => view !== undefined),
    unread: findings.filter(({ rule }) => rule === 'file-unread'),
    findings: [...findings].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)),
    report,
  };
}

const order: readonly Finding['severity'][] = ['error', 'warning', 'info'];

function isAbout({ clients }: Finding, asked: readonly string[]): boolean {
  return asked.length === 0 || clients.length === 0 || clients.some((client) => asked.includes(client));
}
