import { type Place, spanOf } from '../model/values/index.ts';
import type { Finding } from '../model/verdict/index.ts';
import type { Route } from '../parse/index.ts';
import { redact } from '../wording/index.ts';

/** Where something is: 1-based, columns in UTF-16 units, ends exclusive. */
export interface Location {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface LocatedFinding extends Location {
  /** JSON Pointer of the node; what may be a secret in it is masked. */
  readonly pointer: string;
}

export function located(finding: Finding): LocatedFinding {
  return { ...locationOf(finding.place), pointer: pointerOf(finding.place.route) };
}

export function locationOf(place: Place): Location {
  const { document } = place;
  const { start, end } = spanOf(place);
  const from = document.position(start);
  const to = document.position(Math.max(start, end));
  return { path: document.path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

function pointerOf(route: Route): string {
  return route.map((step) => `/${redact(String(step)).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
