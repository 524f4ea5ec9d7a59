import type { Reading } from '../model/reading/index.ts';
import { spanOf } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { sortFindings } from './order.ts';
import type { CheckedFile, LeftOut, PagesChecked, Report } from './report.ts';
import { summaryOf } from './summary-of.ts';

export interface Outcome {
  readonly root: string;
  readonly looked: string;
  /** Those that are reported on. */
  readonly files: readonly CheckedFile[];
  readonly pages?: PagesChecked | undefined;
  readonly suppressed: number;
  readonly leftOut: LeftOut;
  readonly recorded?: Report['recorded'];
}

const none: Report['fixes'] = new Map();

/** Sorts, joins what several readers of one file agree on, and counts; what can be mended of it is another question. */
export function reportOf(
  found: readonly Finding[],
  { root, looked, files, pages, suppressed, leftOut, recorded }: Outcome,
): Report {
  const findings = joined(sortFindings(found));
  const troubled = new Set(findings.map((finding) => finding.place.document.path));
  return {
    root,
    looked,
    files: files.map((file) =>
      file.status === 'ok' && troubled.has(file.path) ? { ...file, status: 'findings' } : file,
    ),
    pages,
    findings,
    recorded,
    fixes: none,
    summary: summaryOf(findings, files, { suppressed, ...leftOut }),
  };
}

/** What there is to say of a file before its findings are known. */
export function checkedFile({ document, client, format, names }: Reading): CheckedFile {
  return {
    path: document.path,
    client: client.id,
    clientName: client.name,
    format: format.id,
    servers: names,
    status: isUnreadable(document) ? 'unreadable' : 'ok',
    ...(format.stray && { isStray: true }),
  };
}

/** Of the readings of what stands in other texts, one for each piece. */
export function pagesChecked(snippets: readonly Reading[]): PagesChecked | undefined {
  if (snippets.length === 0) return undefined;
  const isOfWorkflow = (path: string) => /\.ya?ml$/.test(path);
  const paths = snippets.map(({ document }) => document.path);
  const ofWorkflows = paths.filter(isOfWorkflow);
  const ofPages = paths.filter((path) => !isOfWorkflow(path));
  return {
    pages: new Set(ofPages).size,
    blocks: ofPages.length,
    workflows: new Set(ofWorkflows).size,
    texts: ofWorkflows.length,
  };
}

function isUnreadable(document: Reading['document']): boolean {
  const unread = document.problems.some(
    ({ kind }) => kind === 'unreadable' || kind === 'encoding' || kind === 'limits',
  );
  return unread && document.value === undefined;
}

/**
 * One cause, one finding: what several readers of a file say of one place is said once, and names them all. Who gives it
 * another weight, does something else then, or says something else, has a finding of its own.
 */
function joined(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  const bySaying = new Map<string, number[]>();
  // What has one of these clients keeps it, so nobody looks at it again for the same ones.
  const passed = new Map<string, number>();
  for (const finding of findings) {
    const key = sayingOf(finding);
    const known = bySaying.get(key) ?? [];
    bySaying.set(key, known);
    const asker = JSON.stringify([key, finding.clients]);
    let at = passed.get(asker) ?? 0;
    while (at < known.length && finding.clients.some((client) => kept[known[at] ?? -1]?.clients.includes(client))) at++;
    passed.set(asker, at + 1);
    const index = known[at];
    const other = index === undefined ? undefined : kept[index];
    if (index === undefined || other === undefined) {
      known.push(kept.length);
      kept.push(finding);
    } else {
      kept[index] = { ...other, clients: [...other.clients, ...finding.clients] };
    }
  }
  return kept;
}

/** What is said of which place, whoever it is said of. A remedy belongs to what a client does, and where none does anything to the owner of the file. */
function sayingOf({ place, rule, severity, effect, message, help, reader }: Finding): string {
  const { start, end } = spanOf(place);
  const words = effect === undefined ? [message] : [message, help];
  const said = words.map((text) => (reader === undefined ? text : text?.replaceAll(reader, '')));
  return JSON.stringify([place.document.path, start, end, rule, severity, effect, said]);
}
