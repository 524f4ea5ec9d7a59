import { at, own } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

/** Of JSON Schema and of the registry of OpenAPI. */
const formats = new Set(
  'date-time date time duration email idn-email hostname idn-hostname ipv4 ipv6 uri uri-reference iri iri-reference uuid uri-template json-pointer relative-json-pointer regex int8 uint8 int16 uint16 int32 uint32 int64 uint64 float double decimal decimal128 double-int byte binary password char html http-date media-range sf-string url base64url commonmark color unixtime'.split(
    ' ',
  ),
);

export default defineRule({
  id: 'schema-unknown-format',
  category: 'clarity',
  severity: 'off',
  messages: {
    unknown: (data: { format: string; schema: string }) =>
      `"format" ${quote(data.format)} in ${data.schema} is in no registry, so nothing checks it`,
  },
  on: {
    schemaNode: {
      keywords: ['format'],
      check(node, { report }) {
        const format = own(node.schema, 'format');
        if (typeof format !== 'string' || formats.has(format)) return;
        report('unknown', { format, schema: nodeName(node) }, at(node.document, [...node.route, 'format']), {
          help: 'say it in the description, or with "pattern"',
        });
      },
    },
  },
});

export const docs = defineDocs({
  summary: 'A format that is in no registry',
  why: 'Formats that nobody knows are not checked, and some providers refuse them. Off by default, since servers use their own on purpose.',
  fix: 'Say it in the description, or with "pattern".',
  examples: [
    { title: 'An invention', files: oneArgument('{ "type": "string", "format": ⟦"telephone"⟧ }') },
    { title: 'A registered one', files: oneArgument('{ "type": "string", "format": "date-time" }') },
  ],
  evidence: [{ claim: 'unknown formats are ignored with a warning', source: 'Ajv 8.20.0, run', date: '2026-11-18' }],
});
