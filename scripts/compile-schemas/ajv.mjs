import { createRequire } from 'node:module';
import { firstRepeat } from './runtime.mjs';
import { subschemas } from './subschemas.mjs';

const require = createRequire(import.meta.url);
const { Ajv2020 } = require('ajv/dist/2020.js');
const { _ } = require('ajv/dist/compile/codegen');
const { SchemaEnv } = require('ajv/dist/compile');
const addFormats = require('ajv-formats').default;

/** Never `uri` for a field in which variables may stand: it refuses "https://${HOST}/mcp". */
export const FORMATS = ['date', 'date-time', 'email', 'hostname', 'regex', 'uri', 'uri-reference', 'uuid'];

export const ANNOTATIONS = [
  'x-rule',
  'x-effect',
  'x-by',
  'x-label',
  'x-help',
  'x-index',
  'markdownDescription',
  'enumDescriptions',
  'defaultSnippets',
];

/** Of all schemas one asks whether they are some: each Ajv would compile anew what describes them, which takes longer than most. */
const draft = new Ajv2020();

/** Ajv as the schemas are meant: strict about them, exact about own keys. */
export function createAjv() {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    discriminator: true,
    ownProperties: true,
    verbose: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: false, lines: true },
  });
  addFormats(ajv, FORMATS);
  ajv.addVocabulary(ANNOTATIONS);
  replaceUniqueItems(ajv);
  return ajv;
}

/**
 * Compiles a self-contained schema so that every error names the place in the schema it comes from. Ajv starts anew at
 * "#" behind a `$ref`, which makes paths ambiguous; telling it the path of each target beforehand mends that.
 */
export function compileSchema(ajv, schema, id) {
  const uri = `urn:mcp-lint:schema:${id}`;
  const named = { ...schema, $id: uri };
  draft.validateSchema(named, true);
  const root = ajv._addSchema(named, undefined, uri, false, true);
  ajv.schemas[uri] = root;
  for (const ref of references(schema)) {
    const target = ref === '#' ? undefined : resolvePointer(schema, ref);
    if (typeof target !== 'object') continue;
    ajv.refs[`${uri}${ref}`] = new SchemaEnv({ schema: target, schemaId: '$id', root, baseId: uri, schemaPath: ref });
  }
  return ajv.getSchema(uri);
}

function references(schema) {
  const found = new Set();
  const queue = [schema];
  for (const each of queue) {
    if (typeof each !== 'object' || each === null) continue;
    if (typeof each.$ref === 'string') found.add(each.$ref);
    for (const inside of subschemas(each)) queue.push(inside.schema);
  }
  return found;
}

function resolvePointer(schema, ref) {
  let node = schema;
  for (const part of ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    node = node !== null && typeof node === 'object' && Object.hasOwn(node, key) ? node[key] : undefined;
  }
  return node;
}

/** Ajv compares every pair of items, which takes minutes for a long array; ours is linear. */
function replaceUniqueItems(ajv) {
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    error: { message: '', params: ({ params: { pair } }) => _`{i: ${pair}[1], j: ${pair}[0]}` },
    code(cxt) {
      if (cxt.schema !== true) return;
      const find = cxt.gen.scopeValue('func', {
        ref: firstRepeat,
        code: _`require("./runtime").firstRepeat`,
      });
      const pair = cxt.gen.const('pair', _`${find}(${cxt.data})`);
      cxt.setParams({ pair });
      cxt.fail(_`${pair} !== undefined`);
    },
  });
}
