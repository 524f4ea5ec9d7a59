import type { Server } from '../server/index.ts';
import { valueAt } from '../values/index.ts';
import { meaningAt } from '../variables/index.ts';
import type { PlacedSecret } from './find.ts';

/** Before the host, or as the value of a parameter. */
export type AddressPart = { readonly in: 'user' } | { readonly in: 'query'; readonly parameter: string };

/** Where in the address of a server a secret stands; nothing for one in its path or in another field. */
export function addressPart(server: Server | undefined, secret: PlacedSecret): AddressPart | undefined {
  // Servers with a syntax error are not asked about.
  if (server === undefined || server.broken || meaningAt(server, secret.route) !== 'url') return undefined;
  const url = valueAt(server.document.value, secret.route);
  return typeof url === 'string' ? partAt(url, secret.start) : undefined;
}

function partAt(url: string, offset: number): AddressPart | undefined {
  const host = url.indexOf('://') + 3;
  if (host < 3 || offset < host) return undefined;
  const path = host + url.slice(host).search(/[/?#]|$/);
  if (offset < path) return { in: 'user' };
  const before = url.slice(path, offset);
  if (!before.includes('?')) return undefined;
  return { in: 'query', parameter: /[?&]([^?&=]*)=[^&]*$/.exec(before)?.[1] ?? '' };
}
