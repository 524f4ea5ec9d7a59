import { type Place, spanOf } from '../model/values/index.ts';
import { type Shown, shown } from './shown/shown.ts';

/** Where something is: 1-based, columns in UTF-16 units, ends exclusive. */
export interface Location {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function locationOf(place: Place): Location {
  const { document } = place;
  const { start, end } = spanOf(place);
  const from = document.position(start);
  const to = document.position(Math.max(start, end));
  return { path: document.path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

/** The JSON Pointer of a node. What may be a secret is masked step by step. */
export function pointerOf({ document, route }: Pick<Place, 'document' | 'route'>): Shown {
  const step = (each: string | number) => shown(String(each), [document]).replaceAll('~', '~0').replaceAll('/', '~1');
  return route.map((each) => `/${step(each)}`).join('') as Shown;
}
