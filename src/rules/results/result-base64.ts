import type { Block } from '../../model/answers/index.ts';
import { at, own } from '../../model/values/index.ts';
import type { Route } from '../../parse/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

export default defineRule({
  id: 'result-base64',
  category: 'correctness',
  severity: 'error',
  messages: {
    address: (data: { key: string }) =>
      `"${data.key}" is a "data:" address and not Base64, so clients on the official SDK refuse the result`,
    other: (data: { key: string }) => `"${data.key}" is not Base64, so clients on the official SDK refuse the result`,
  },
  on: {
    block(block, { report }) {
      const bytes = bytesOf(block);
      if (bytes === undefined || isBase64(bytes.text)) return;
      const { inside, key, text } = bytes;
      const isAddress = /^data:[^,]{0,200};base64,/.test(text);
      report(isAddress ? 'address' : 'other', { key }, at(block.document, [...block.route, ...inside, key]), {
        help: isAddress ? 'leave out everything up to the comma' : 'encode the bytes in Base64, on one line',
      });
    },
  },
});

interface Bytes {
  readonly inside: Route;
  readonly key: string;
  readonly text: string;
}

function bytesOf({ value, type }: Block): Bytes | undefined {
  const isInside = type === 'resource';
  if (!isInside && type !== 'image' && type !== 'audio') return undefined;
  const key = isInside ? 'blob' : 'data';
  const text = own(isInside ? own(value, 'resource') : value, key);
  return typeof text === 'string' ? { inside: isInside ? ['resource'] : [], key, text } : undefined;
}

/** As `atob` reads it: blanks do not count, padding may be left out. */
function isBase64(text: string): boolean {
  const compact = text.replace(/[\t\n\f\r ]+/g, '').replace(/={1,2}$/, '');
  return /^[A-Za-z0-9+/]*$/.test(compact) && compact.length % 4 !== 1;
}

export const docs = defineDocs({
  summary: 'Bytes that are not Base64',
  why: '"data" and "blob" hold Base64 and nothing else. Clients on the official SDK decode it while they check the result, and refuse all of it if they cannot.',
  fix: 'Encode the bytes in Base64, without "data:…;base64," in front.',
  examples: [
    {
      title: 'An address',
      files: oneResult(
        '"content": [{ "type": "image", "data": ⟦"data:image/png;base64,iVBORw0KGgo="⟧, "mimeType": "image/png" }], "isError": false',
      ),
    },
    {
      title: 'The name of a file',
      files: oneResult(
        '"content": [{ "type": "image", "data": ⟦"chart_1.png"⟧, "mimeType": "image/png" }], "isError": false',
      ),
    },
    {
      title: 'Base64',
      files: oneResult(
        '"content": [{ "type": "image", "data": "iVBORw0KGgo=", "mimeType": "image/png" }], "isError": false',
      ),
    },
  ],
  evidence: [
    {
      claim: 'a data address, and what is not Base64, makes the result fail',
      source: '@modelcontextprotocol/sdk 1.32.2 and @modelcontextprotocol/core 2.4.0, their schemas run',
      date: '2026-11-18',
    },
  ],
});
