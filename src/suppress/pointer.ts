import type { Route } from '../parse/index.ts';

/** The route as a JSON Pointer (RFC 6901). */
export function pointerOf(route: Route): string {
  return route.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
