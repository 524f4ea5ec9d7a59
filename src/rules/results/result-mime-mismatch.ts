import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneResult } from '../shared/answers/blocks.ts';

/** The first bytes, in Base64, of formats that begin in one way only. */
const magic: readonly (readonly [start: string, type: string, also: RegExp])[] = [
  ['iVBORw0KGgo', 'image/png', /^image\/(?:x-)?(?:a?png)$/],
  ['/9j/', 'image/jpeg', /^image\/p?jpe?g$/],
  ['R0lGOD', 'image/gif', /^image\/gif$/],
  ['SUQz', 'audio/mpeg', /^audio\/(?:mpeg|mp3|x-mp3|mpeg3)$/],
  ['T2dnUw', 'audio/ogg', /^(?:audio|video|application)\/(?:x-)?(?:ogg|opus|vorbis|flac)/],
];

export default defineRule({
  id: 'result-mime-mismatch',
  category: 'correctness',
  severity: 'warning',
  messages: {
    other: (data: { said: string; found: string }) =>
      `the bytes are ${data.found}, and "mimeType" says ${quote(data.said)}`,
  },
  on: {
    block({ document, route, value, type }, { report }) {
      const [data, said] = [own(value, 'data'), own(value, 'mimeType')];
      if ((type !== 'image' && type !== 'audio') || typeof data !== 'string' || typeof said !== 'string') return;
      const found = magic.find(([start]) => data.startsWith(start));
      if (found === undefined || found[2].test(said.split(';')[0]?.trim().toLowerCase() ?? '')) return;
      report('other', { said, found: found[1] }, at(document, [...route, 'mimeType']), {
        help: `write ${quote(found[1])}`,
      });
    },
  },
});

export const docs = defineDocs({
  summary: 'Bytes that are of another type than is said',
  why: 'Clients pass the type on to the model provider, and providers refuse a request whose picture is not of the type that it says.',
  fix: 'Write the type of the bytes.',
  examples: [
    {
      title: 'A PNG that is called JPEG',
      files: oneResult(
        '"content": [{ "type": "image", "data": "iVBORw0KGgo=", "mimeType": ⟦"image/jpeg"⟧ }], "isError": false',
      ),
    },
    {
      title: 'A PNG',
      files: oneResult(
        '"content": [{ "type": "image", "data": "iVBORw0KGgo=", "mimeType": "image/png" }], "isError": false',
      ),
    },
  ],
  evidence: [
    { claim: 'mimeType is the type of the data', source: 'specification of MCP, all revisions', date: '2026-08-22' },
  ],
});
