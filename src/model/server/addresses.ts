import type { Dialect } from '../../clients/index.ts';
import { isUrl } from '../values/index.ts';

/** Whether a client may be able to call an address: one that checks it has to parse it, for others it has to lead somewhere. */
export function canBeCalled(address: string, { urls }: Dialect): boolean {
  return urls === undefined ? !leadsNowhere(address) : isAddress(address);
}

/** Whether it parses as clients parse it, blanks around it or not. */
export function isAddress(text: string): boolean {
  return isUrl(text.trim());
}

/** Without a scheme, and nothing in it that something else could put one into: no client can connect to it. */
function leadsNowhere(address: string): boolean {
  const text = address.trim();
  return !text.includes('://') && !/[$%<>{}`]/.test(text) && (!isUrl(text) || /^[\w.-]+:\d+(?:\/|$)/.test(text));
}
