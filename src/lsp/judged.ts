import { ConfigError } from '../config/index.ts';
import { resolve } from '../files/index.ts';
import type { Reading, Workspace } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import type { Report } from '../report/index.ts';
import type { Examined } from '../session/index.ts';
import type { UsageError } from '../wording/index.ts';

type Outcome = { readonly examined: Examined; readonly report: Report } | { readonly fault: UsageError };

/** A file of a run. */
export interface JudgedFile {
  /** Absolute. */
  readonly path: string;
  readonly findings: readonly Finding[];
  /** None of a file that no client reads. */
  readonly readings: readonly Reading[];
}

const nothing: readonly never[] = [];

/** What there was to say of a folder, by its files. */
export class Judged {
  /** Absolute, as is what paths in the report count from. */
  readonly folder: string;
  readonly root: string;
  readonly examined: Examined | undefined;
  readonly report: Report | undefined;
  /** Why nothing could be judged. */
  readonly fault: UsageError | undefined;
  readonly files: ReadonlyMap<string, JudgedFile>;
  #workspace: Promise<Workspace> | undefined;

  constructor(folder: string, outcome: Outcome) {
    this.folder = folder;
    this.examined = 'examined' in outcome ? outcome.examined : undefined;
    this.report = 'report' in outcome ? outcome.report : undefined;
    this.fault = 'fault' in outcome ? outcome.fault : undefined;
    this.root = resolve(folder, this.examined?.root ?? '.');
    this.files = filesOf(folder, outcome);
  }

  /** With all that there is to know about the servers. */
  workspace(): Promise<Workspace> | undefined {
    this.#workspace ??= this.examined?.workspace();
    return this.#workspace;
  }

  /** Absolute, of a path as it is reported. */
  placeOf(path: string): string {
    return this.examined?.placeOf(path) ?? resolve(this.root, path);
  }

  /** As it is reported; nothing of a file that the run did not look at. */
  readingOf({ path }: Pick<Document, 'path'>): Reading | undefined {
    return this.files.get(this.placeOf(path))?.readings.find(({ owner }) => owner);
  }
}

function filesOf(folder: string, outcome: Outcome): Map<string, JudgedFile> {
  const files = new Map<string, { path: string; findings: Finding[]; readings: Reading[] }>();
  const at = (path: string) => {
    const known = files.get(path) ?? { path, findings: [], readings: [] };
    files.set(path, known);
    return known;
  };
  if ('fault' in outcome) {
    for (const finding of findingsOf(outcome.fault)) {
      at(resolve(folder, finding.place.document.path)).findings.push(finding);
    }
    return files;
  }
  const { examined, report } = outcome;
  for (const reading of examined.readings) {
    if (examined.reported.has(reading.document.path))
      at(examined.placeOf(reading.document.path)).readings.push(reading);
  }
  for (const finding of report.findings) at(examined.placeOf(finding.place.document.path)).findings.push(finding);
  return files;
}

/** Where the configuration is wrong, nothing is judged, and that is what there is to say. */
function findingsOf(fault: UsageError): readonly Finding[] {
  if (!(fault instanceof ConfigError)) return nothing;
  return fault.faults.map(({ message, help, place }) => ({
    rule: 'configuration',
    severity: 'error',
    message,
    ...(help === undefined ? {} : { help }),
    place,
    related: [],
    clients: [],
  }));
}
