// Entries without a word for their transport, of clients that have one: the first shape that fits may count, or none.
import { address, program } from '../dialects.mjs';

const command = program('subject');
const url = address('subject');

const servers = {
  'url-null': { url: null },
  'url-number': { url: 7 },
  'url-list': { url: [url] },
  'command-null': { command: null },
  'command-number': { command: 7 },
  'command-null-beside-url': { command: null, url },
  'command-number-beside-url': { command: 7, url },
  'url-null-beside-command': { command, url: null },
  'url-number-beside-command': { command, url: 7 },
  'args-text-beside-url': { command, args: 'x', url },
  'args-number': { command, args: 7 },
  'headers-number': { url, headers: 7 },
  'env-number-beside-url': { url, env: 7 },
};

/** Where no word is usual, these are other mistakes already. */
export const untyped = Object.entries(servers).map(([id, server]) => ({
  id: `untyped/${id}`,
  server: ({ words }) => (words.http === undefined ? undefined : { transport: null, ...server }),
}));
