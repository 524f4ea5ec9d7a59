import { type Bridge, bridgeIn, wordsOf } from '../../model/launch/index.ts';
import type { Field, Server } from '../../model/server/index.ts';
import { isObject } from '../../model/values/index.ts';

/** What stands beside a bridge and would have to stand among its words. */
export interface Bridged {
  readonly bridge: Bridge;
  readonly field: Field;
  readonly is: 'headers' | 'address';
}

const ADDRESS = /^(?:server_?|http_?)?ur[il]$/i;

/** Whoever reads the file hands a local server its words and its variables, and nothing else. */
export function bridgedFields(server: Server): Bridged[] {
  if (server.transport !== 'stdio') return [];
  const words = wordsOf(server).map(({ value }) => value.toLowerCase());
  const bridge = bridgeIn(words);
  if (bridge === undefined) return [];
  const isNamed = (name: string) => words.some((word) => word.startsWith(name.toLowerCase()));
  return server.fields.flatMap((field): Bridged[] => {
    const { key, value } = field;
    if (/^(?:http_?)?headers$/i.test(key)) {
      return isObject(value) && !Object.keys(value).every(isNamed) ? [{ bridge, field, is: 'headers' }] : [];
    }
    const isAddress = ADDRESS.test(key) && typeof value === 'string' && value.includes('://');
    return isAddress && !bridge.hasAddress ? [{ bridge, field, is: 'address' }] : [];
  });
}

export function isBridged(server: Server, key: string): boolean {
  return bridgedFields(server).some(({ field }) => field.key === key);
}
