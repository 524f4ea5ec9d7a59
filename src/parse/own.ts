import type { Route } from './document.ts';

export type Table = Record<string, unknown>;

/** Sets an own property under any name; plain assignment would make "__proto__" the prototype. */
export function setOwn(table: Table, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(table, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    table[key] = value;
  }
}

export function getOwn(container: unknown, key: string | number): unknown {
  if (typeof container !== 'object' || container === null || !Object.hasOwn(container, key)) return undefined;
  return (container as Table)[key];
}

export function valueAt(root: unknown, route: Route): unknown {
  return route.reduce<unknown>(getOwn, root);
}
