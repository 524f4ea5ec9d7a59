import type { FoundSource } from '../discover/index.ts';
import type { Reading } from '../model/reading/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import { Asked } from './asked.ts';

/** A file, and what came of it once it was looked at. */
export interface Look {
  readonly found: FoundSource;
  asked: Asked;
  isDone: boolean;
  readings: Reading[];
  findings: Finding[];
}

/** The known one where nothing would come out otherwise. */
export function lookAt(found: FoundSource, known: Look | undefined): Look {
  const isKnown = known?.isDone && isSame(known.found, found);
  return isKnown ? known : { found, asked: askedFor(found), isDone: false, readings: [], findings: [] };
}

export function lookAgain(look: Look): void {
  look.found.source.forget?.();
  look.asked = askedFor(look.found);
  look.isDone = false;
  look.readings = [];
  look.findings = [];
}

/** A file that somebody named was read before its turn. */
function askedFor({ absolute }: FoundSource): Asked {
  const asked = new Asked();
  asked.questions.addContent(absolute);
  return asked;
}

function isSame(a: FoundSource, b: FoundSource): boolean {
  return a.source.path === b.source.path && a.reported === b.reported && a.ofUser === b.ofUser;
}
