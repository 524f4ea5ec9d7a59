import type { Document, Route } from '../parse/index.ts';
import { behindTransport } from './behind-transport.ts';
import { type Failure, refusedKey } from './failure.ts';
import { missingTogether } from './missing.ts';
import { prune } from './prune.ts';
import { treeOf } from './spots.ts';
import type { Validator } from './validators.ts';
import { type Violation, violationOf } from './violation.ts';
import { failures } from './walk.ts';

/** Of those the schema speaks about itself, and of those that rules answer. */
const LIMIT = 50;

/** Of a document: what is checked, and where it lies. */
export interface Part {
  readonly value: unknown;
  readonly route: Route;
}

/** What a validator says about a document; nothing but the validator runs for one that is fine. */
export function check(
  document: Document,
  { validate, schema }: Validator,
  { value, route }: Part = { value: document.value, route: [] },
): Violation[] {
  if (value === undefined || validate(value)) return [];
  const root = schema();
  const told = (judged: unknown) =>
    failures({
      root,
      schema: root,
      schemaPath: '#',
      spot: treeOf(validate.errors ?? []),
      value: judged,
      route,
      notes: {},
    });
  const first = prune(told(value));
  const behind = behindTransport(first, value, root, (changed) => (validate(changed) ? [] : told(changed)));
  const all = behind.length === 0 ? first : prune([...first, ...behind]);
  // What is too much to list is wrong all the same.
  if (all.length === 0)
    all.push({ keyword: 'limit', schemaPath: '#', schema: {}, params: {}, route, value, notes: {} });
  const sound = all.filter((failure) => !document.isBroken(judgedRoute(failure)));
  return withinLimit(missingTogether(sound, document)).map((failure) => violationOf(failure, document));
}

/** A refused key is judged by itself: the rest of its object may be unreadable. */
function judgedRoute(failure: Failure): Route {
  const key = refusedKey(failure);
  return key === undefined ? failure.route : [...failure.route, key];
}

function withinLimit(failures: readonly Failure[]): Failure[] {
  const answered = failures.filter(({ notes }) => notes.rule !== undefined).slice(0, LIMIT);
  const own = failures.filter(({ notes }) => notes.rule === undefined).slice(0, LIMIT);
  const kept = new Set([...answered, ...own]);
  return failures.filter((failure) => kept.has(failure));
}
