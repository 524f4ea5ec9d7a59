import type { Format } from '../../clients/index.ts';
import { fits } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';

/** A place in the entry of a server. */
export interface EntryPlace {
  /** From the entry on. */
  readonly inside: Route;
}

/** The entry of a server that a route leads into, by where the format has its servers: the text need not be whole. */
export function entryAt({ servers, bareMap, mayBeServer, dialect }: Format, route: Route): EntryPlace | undefined {
  const maps = servers.filter(({ at }) => at.length < route.length && fits(route, at));
  const map = maps.toSorted((a, b) => b.at.length - a.at.length)[0];
  const inside =
    map === undefined ? bare(route, bareMap !== undefined, mayBeServer === true) : route.slice(map.at.length + 1);
  if (inside === undefined) return undefined;
  return { inside: dialect?.nested !== undefined && inside[0] === dialect.nested ? inside.slice(1) : inside };
}

function bare(route: Route, isMap: boolean, isServer: boolean): Route | undefined {
  if (isMap && route.length > 0) return route.slice(1);
  return isServer ? route : undefined;
}
