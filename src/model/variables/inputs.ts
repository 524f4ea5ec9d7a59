import type { Route } from '../../parse/index.ts';
import type { Server } from '../server/index.ts';
import { isObject, own, valueAt } from '../values/index.ts';
import { placeholdersIn } from './placeholders.ts';

/** A question that a file asks the user, and refers to as `${input:id}`. */
export interface Input {
  readonly id: string;
  /** Of the id. */
  readonly route: Route;
  readonly entry: Record<string, unknown>;
}

export interface InputUse {
  readonly id: string;
  readonly route: Route;
  readonly within: { readonly start: number; readonly end: number };
}

export function inputsOf({ document, format }: Pick<Server, 'document' | 'format'>): Input[] {
  const list = format.inputs === undefined ? undefined : valueAt(document.value, format.inputs);
  if (!Array.isArray(list) || format.inputs === undefined) return [];
  const { inputs } = format;
  return list.flatMap((entry, index) => {
    const id = own(entry, 'id');
    return isObject(entry) && typeof id === 'string' ? [{ id, route: [...inputs, index, 'id'], entry }] : [];
  });
}

/** Every reference in every string of the servers. */
export function inputUses({ servers }: { readonly servers: readonly Pick<Server, 'entry' | 'route'>[] }): InputUse[] {
  return servers.flatMap((server) => usesIn(server.entry, server.route));
}

function usesIn(value: unknown, route: Route): InputUse[] {
  if (typeof value === 'string') {
    return placeholdersIn(value)
      .filter((reference) => reference.syntax === '${input:id}')
      .map(({ name, start, end }) => ({ id: name, route, within: { start, end } }));
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => usesIn(item, [...route, index]));
  return isObject(value) ? Object.keys(value).flatMap((key) => usesIn(value[key], [...route, key])) : [];
}
