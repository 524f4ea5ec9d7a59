import { at } from '../../model/values/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';

/** Of which a change of style or a slip is seen; nearer guesses than these would be guesses. */
const meant: ReadonlyMap<string, string> = new Map(
  [
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
  ].map((keyword) => [plain(keyword), keyword]),
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
      keywords: (key) => meantBy(key) !== undefined,
      check(node, { report }) {
        for (const key in node.schema) {
          const keyword = meantBy(key);
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

/** In shorter words one letter makes another word. */
const SHORTEST = 7;

/** One letter too many, too few or another one, or two that changed places. */
function nearly(key: string): string | undefined {
  if (key.length < SHORTEST || key.length > 24) return undefined;
  for (const keyword of meant.values()) if (isOneSlip(key, keyword)) return keyword;
  return undefined;
}

function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let [left, right] = [a.length, b.length];
  while (left > start && right > start && a[left - 1] === b[right - 1]) {
    left -= 1;
    right -= 1;
  }
  const [mine, theirs] = [a.slice(start, left), b.slice(start, right)];
  if (mine.length <= 1 && theirs.length <= 1) return true;
  return mine.length === 2 && theirs.length === 2 && mine[0] === theirs[1] && mine[1] === theirs[0];
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
