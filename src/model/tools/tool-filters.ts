import type { Meaning } from '../../clients/index.ts';
import type { Route, Side } from '../../parse/index.ts';
import type { Field, Server } from '../server/index.ts';
import { below, isObject, own } from '../values/index.ts';

/** A tool that the entry of a server names. */
export interface FilteredTool {
  readonly name: string;
  readonly field: Field;
  readonly route: Route;
  readonly side: Side;
}

const meanings: ReadonlySet<Meaning> = new Set(['toolsAllowed', 'toolsDenied', 'toolPolicy', 'autoApprove']);

/** The tools that are let through, kept away or approved by name in the entry itself; no patterns. */
export function toolFilters({ fields }: Server): FilteredTool[] {
  return fields
    .filter(({ fact }) => fact !== undefined && fact.unread !== true && meanings.has(fact.is))
    .flatMap(namedBy)
    .filter(({ name }) => /^[\w.-]+$/.test(name));
}

function namedBy(field: Field): FilteredTool[] {
  const { value, route } = field;
  if (Array.isArray(value)) {
    return value.flatMap((item, index): FilteredTool[] => {
      if (typeof item === 'string') return [{ name: item, field, route: below(route, index), side: 'value' }];
      const name = own(item, 'name');
      return typeof name === 'string' ? [{ name, field, route: [...route, index, 'name'], side: 'value' }] : [];
    });
  }
  if (!isObject(value) || field.fact?.is !== 'toolPolicy') return [];
  return Object.keys(value).map((name) => ({ name, field, route: below(route, name), side: 'key' }));
}
