import type { FoundSource } from '../discover/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Document } from '../parse/index.ts';
import { Asked } from './asked.ts';

/** A file, and what came of it once it was looked at. */
export interface Look {
  readonly found: FoundSource;
  /** Absent where nothing is noted. */
  asked: Asked | undefined;
  isDone: boolean;
  readings: readonly Reading[];
  /** Of a Page: the configurations that it shows, each as those read it whom it is for. */
  snippets: readonly Reading[];
  /** What else of a Page may have a comment for mcp-lint. */
  commented: readonly Document[];
  findings: readonly Finding[];
}

/** Thousands of files share it. */
const none: readonly never[] = [];

export function newLook(found: FoundSource, isNoted: boolean): Look {
  return {
    found,
    asked: isNoted ? askedFor(found) : undefined,
    isDone: false,
    readings: none,
    snippets: none,
    commented: none,
    findings: none,
  };
}

/** Whether nothing else would come of it. */
export function isAnswered(look: Look | undefined, { source, reported, ofUser }: FoundSource): look is Look {
  if (!look?.isDone) return false;
  const { found } = look;
  return found.source.path === source.path && found.reported === reported && found.ofUser === ofUser;
}

export function addTo(look: Look, reading: Reading, findings: readonly Finding[]): void {
  look.readings = look.readings.length === 0 ? [reading] : [...look.readings, reading];
  if (findings.length > 0) look.findings = [...look.findings, ...findings];
}

export function lookAgain(look: Look): void {
  look.found.source.forget?.();
  Object.assign(look, newLook(look.found, look.asked !== undefined));
}

/** A file that somebody named was read before its turn. */
function askedFor({ absolute }: FoundSource): Asked {
  const asked = new Asked();
  asked.questions.addContent(absolute);
  return asked;
}
