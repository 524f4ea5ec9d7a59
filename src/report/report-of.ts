import type { Finding, Reading, Workspace } from '../model/index.ts';
import { spanOf } from '../model/index.ts';
import { sortFindings } from './located.ts';
import type { CheckedFile, FileStatus, Report } from './report.ts';

export interface Outcome {
  readonly root: string;
  readonly suppressed: number;
  /** Paths of the files that are reported on. */
  readonly reported: ReadonlySet<string>;
}

/** Sorts, joins what several readers of one file agree on, and counts. */
export function reportOf(workspace: Workspace, found: readonly Finding[], outcome: Outcome): Report {
  const findings = joined(sortFindings(found));
  const troubled = new Set(findings.map((finding) => finding.place.document.path));
  const owners = workspace.readings.filter((reading) => reading.owner && outcome.reported.has(reading.document.path));
  const files = owners.map((reading) => checkedFile(reading, troubled));
  const number = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  return {
    root: outcome.root,
    files,
    findings,
    summary: {
      files: files.length,
      servers: owners.reduce((sum, reading) => sum + reading.servers.length, 0),
      errors: number('error'),
      warnings: number('warning'),
      infos: number('info'),
      suppressed: outcome.suppressed,
    },
  };
}

function checkedFile({ document, client, format, servers }: Reading, troubled: ReadonlySet<string>): CheckedFile {
  return {
    path: document.path,
    client: client.id,
    clientName: client.name,
    format: format.id,
    servers: servers.map((server) => server.name),
    status: statusOf(document, troubled),
  };
}

function statusOf({ path, value, problems }: Reading['document'], troubled: ReadonlySet<string>): FileStatus {
  const unread = problems.some(({ kind }) => kind === 'unreadable' || kind === 'encoding' || kind === 'limits');
  if (value === undefined && unread) return 'unreadable';
  return troubled.has(path) ? 'findings' : 'ok';
}

/** One cause, one finding: what several readers of a file say of one place is said once, and names them all. */
function joined(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  const byPlace = new Map<string, number[]>();
  for (const finding of findings) {
    const { start, end } = spanOf(finding.place);
    const key = JSON.stringify([finding.place.document.path, start, end, finding.rule]);
    const known = byPlace.get(key) ?? [];
    const index = known.find((each) => !finding.clients.some((client) => kept[each]?.clients.includes(client)));
    const other = index === undefined ? undefined : kept[index];
    if (index === undefined || other === undefined) {
      byPlace.set(key, [...known, kept.length]);
      kept.push(finding);
    } else {
      kept[index] = { ...other, clients: [...other.clients, ...finding.clients] };
    }
  }
  return kept;
}
