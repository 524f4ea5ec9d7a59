import type { Transport } from '../../clients/index.ts';

const names: ReadonlyMap<string, Transport> = new Map<string, Transport>([
  ['stdio', 'stdio'],
  ['local', 'stdio'],
  ['std', 'stdio'],
  ['http', 'http'],
  ['https', 'http'],
  ['remote', 'http'],
  ['streamable', 'http'],
  ['streamablehttp', 'http'],
  ['httpstream', 'http'],
  ['httpstreamable', 'http'],
  ['sse', 'sse'],
  ['serversentevents', 'sse'],
  ['ws', 'ws'],
  ['websocket', 'ws'],
  ['websockets', 'ws'],
  ['sdk', 'sdk'],
]);

/** The transport that a word stands for in some client, whatever its capitals, hyphens and underscores. */
export function transportNamed(word: string): Transport | undefined {
  return names.get(word.toLowerCase().replace(/[-_ ]/g, ''));
}
