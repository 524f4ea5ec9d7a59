import { at, isObject } from '../../model/values/index.ts';
import { isOneSlip, quote, suggest } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

/** Of which a change of style or a slip is seen; nearer guesses than these would be guesses. */
const keywords = [
  'additionalProperties',
  'anyOf',
  'oneOf',
  'allOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'uniqueItems',
  'patternProperties',
  'prefixItems',
  'description',
  'properties',
  'required',
  'multipleOf',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'dependentRequired',
  'unevaluatedProperties',
  'contentMediaType',
  'contentEncoding',
  'deprecated',
  'default',
  'pattern',
];

const meant: ReadonlyMap<string, string> = new Map(keywords.map((keyword) => [plain(keyword), keyword]));

/** Short ones, of which one letter makes another word; the value says whether they are meant. */
const short: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ['type', (value) => [value].flat().every((item) => typeof item === 'string' && types.has(item))],
  ['enum', Array.isArray],
  ['items', isObject],
  ['format', (value) => typeof value === 'string'],
  ...['anyOf', 'oneOf', 'allOf'].map(
    (keyword) =>
      [keyword, (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isObject)] as const,
  ),
];
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

/** Words of other vocabularies (OpenAPI, editors, forms, generators of schemas) that are near to a keyword. */
const others: ReadonlySet<string> = new Set(
  [
    ['descriptions', 'descriptor', 'descriptors', 'defaults', 'formats', 'patterns', 'types', 'propertyName', 'item'],
    ['multiple', 'uniqueKeys', 'enumNames', 'enums', 'example', 'deprecation', 'readOnly', 'writeOnly', 'dependencies'],
    [
      'additionalItems',
      'unevaluatedItems',
      'definitions',
      'property',
      'num',
      'time',
      'tape',
      'input',
      'terms',
      'item_type',
    ],
    ['none', 'none_of', 'noneOf', 'some_of', 'formatter', 'formatted', 'form', 'pattens', 'optional', 'nullable'],
  ].flat(),
);

const slips: ReadonlyMap<string, string> = new Map([
  ['decription', 'description'],
  ['descripton', 'description'],
  ['desription', 'description'],
  ['desciption', 'description'],
  ['discription', 'description'],
  ['propertys', 'properties'],
  ['propertes', 'properties'],
  ['proprties', 'properties'],
  ['additionalproperty', 'additionalProperties'],
  ['addtionalproperties', 'additionalProperties'],
  ['additonalproperties', 'additionalProperties'],
  ['requried', 'required'],
  ['reqired', 'required'],
  ['enums', 'enum'],
  ['defualt', 'default'],
  ['deafult', 'default'],
  ['min', 'minimum'],
  ['max', 'maximum'],
]);

export default defineRule({
  id: 'schema-unknown-keyword',
  category: 'correctness',
  severity: 'warning',
  messages: {
    misspelt: (data: { key: string; schema: string; keyword: string }) =>
      `${quote(data.key)} in ${data.schema} is not ${quote(data.keyword)}, so it has no effect`,
  },
  on: {
    schemaNode: {
      keywords: (key) => mayBeMeant(key),
      check(node, { report }) {
        for (const key in node.schema) {
          const keyword = meantBy(key) ?? shortOne(key, node.schema[key]);
          if (keyword === undefined || Object.hasOwn(node.schema, keyword)) continue;
          report('misspelt', { key, schema: nodeName(node), keyword }, at(node.document, [...node.route, key], 'key'), {
            help: `rename it to ${quote(keyword)}`,
          });
        }
      },
    },
  },
});

/** Another keyword than that itself. */
function meantBy(key: string): string | undefined {
  const keyword = slips.get(plain(key)) ?? meant.get(plain(key)) ?? nearly(key);
  return keyword === key ? undefined : keyword;
}

function mayBeMeant(key: string): boolean {
  return meantBy(key) !== undefined || short.some(([keyword]) => key !== keyword && isOneSlip(key, keyword));
}

function shortOne(key: string, value: unknown): string | undefined {
  if (others.has(key)) return undefined;
  return short.find(([keyword, fits]) => key !== keyword && isOneSlip(key, keyword) && fits(value))?.[0];
}

/** In shorter words one letter makes another word. */
const SHORTEST = 7;
/** From here on two slips still lead to one keyword alone: no other is nearer than five. */
const LONG = 10;

function nearly(key: string): string | undefined {
  if (key.length < SHORTEST || key.length > 24 || others.has(key) || keywords.includes(key)) return undefined;
  const one = keywords.find((keyword) => isOneSlip(key, keyword));
  if (one !== undefined || key.length < LONG - 1) return one;
  const long = keywords.filter((keyword) => keyword.length >= LONG);
  const nearest = suggest(key, long);
  return nearest !== undefined && isWithinTwo(key, nearest) ? nearest : undefined;
}

/** One slip, and another one in what is left. */
function isWithinTwo(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [left, right] = [a.slice(start), b.slice(start)];
  return [
    [left.slice(1), right.slice(1)],
    [left.slice(1), right],
    [left, right.slice(1)],
    ...(left[0] === right[1] && left[1] === right[0] ? [[left.slice(2), right.slice(2)]] : []),
  ].some(([mine = '', theirs = '']) => isOneSlip(mine, theirs));
}

function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[_-]/g, '');
}

export const docs = defineDocs({
  summary: 'A keyword of a schema that is misspelt',
  why: 'Schemas may have keywords of their own, so nobody complains about "min_length" or "decription": what they say is not checked, and not told to the model.',
  fix: 'Write the keyword as JSON Schema has it.',
  examples: [
    { title: 'Another style', files: oneArgument('{ "type": "string", ⟦"min_length"⟧: 1 }') },
    { title: 'A slip', files: oneArgument('{ "type": "string", ⟦"decription"⟧: "Words to look for" }') },
    { title: 'Two letters that changed places', files: oneArgument('{ "type": "string", ⟦"minLenght"⟧: 1 }') },
    {
      title: 'Two slips in a long word',
      files: oneArgument('{ "type": "string", ⟦"descritpon"⟧: "Words to look for" }'),
    },
    { title: 'A short word, with a value that shows what it is', files: oneArgument('{ ⟦"typ"⟧: "string" }') },
    {
      title: 'Words of other vocabularies',
      files: oneArgument('{ "type": "string", "enumNames": ["A"], "multiple": true, "example": "x", "types": "mime" }'),
    },
    {
      title: "A keyword of one's own",
      files: oneArgument('{ "type": "string", "x-min-length": 1, "widget": "textarea" }'),
    },
    {
      title: 'Arguments of these names',
      files: oneInput(
        '{ "type": "object", "properties": { "min": { "type": "number" }, "max": { "type": "number" } } }',
      ),
    },
  ],
  evidence: [{ claim: 'unknown keywords are ignored', source: 'JSON Schema 2020-12, core, 4.3.1', date: '2026-11-18' }],
});
