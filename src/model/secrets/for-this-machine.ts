import type { Route } from '../../parse/index.ts';
import type { Server } from '../server/index.ts';
import { isObject, own } from '../values/index.ts';

/** Whether the variables beside it say that one opens what this machine alone has: "DB_HOST" beside "DB_PASSWORD". */
export function isForThisMachine({ fields }: Server, route: Route): boolean {
  const map = route.slice(0, -1);
  const env = fields.find(({ fact, route: of }) => fact?.is === 'env' && JSON.stringify(of) === JSON.stringify(map));
  if (env === undefined || !isObject(env.value)) return false;
  const { value } = env;
  const first = firstWord(String(route.at(-1)));
  const hosts = Object.keys(value).flatMap((name) => (firstWord(name) === first ? hostOf(name, own(value, name)) : []));
  return hosts.length > 0 && hosts.every(isLoopback);
}

function firstWord(name: string): string {
  return (/^[A-Za-z\d]+/.exec(name)?.[0] ?? '').toUpperCase();
}

const ofHost = /(?:^|_)(?:host(?:name)?|endpoint|server|addr(?:ess)?|url|uri)$/i;

/** Of an address, or of a name that says so: "localhost", "localhost:9000", "tcp:localhost,1433". */
function hostOf(name: string, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const [, inAddress] = /^[\w+.:-]{1,40}:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/?#,;]*)/.exec(value) ?? [];
  if (inAddress !== undefined) return [inAddress];
  const [, alone] = /^(?:tcp:)?(\[[^\]]*\]|[\w.-]+)(?:[:,]\d{1,5})?\/?$/.exec(value) ?? [];
  return ofHost.test(name) && alone !== undefined ? [alone] : [];
}

export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|host\.docker\.internal)$/i.test(host);
}
