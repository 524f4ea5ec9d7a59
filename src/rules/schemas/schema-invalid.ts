import { type Side, toolAround } from '../../model/answers/index.ts';
import type { Route } from '../../parse/index.ts';
import type { Violation } from '../../schema/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneArgument, oneInput, oneOutput } from '../shared/answers/examples.ts';
import { nodeName } from '../shared/answers/json-schemas.ts';
import { isUnknownToAjv, outcomeOf } from '../shared/answers/outcome.ts';

const sides: readonly Side[] = ['inputSchema', 'outputSchema'];

/** What the official SDK compiles all the same. */
const harmless: ReadonlySet<string> = new Set(['uniqueItems', 'minItems', 'minimum', 'exclusiveMinimum']);

/** Keywords whose values it does not look at when it compiles. */
const unread: ReadonlySet<unknown> = new Set([
  '$anchor',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'examples',
  'dependentRequired',
]);

export default defineRule({
  id: 'schema-invalid',
  category: 'correctness',
  severity: 'error',
  messages: {
    violated: (data: { key: string; schema: string; sentence: string; outcome: string }) =>
      `"${data.key}" in ${data.schema} ${data.sentence}, ${data.outcome}`,
    schema: (data: { schema: string; sentence: string; outcome: string }) =>
      `${data.schema} ${data.sentence}, ${data.outcome}`,
  },
  on: {
    answerViolation: {
      of: 'schema-invalid',
      check(violation, { report, reading: { document } }) {
        const { route, sentence, place, help } = violation;
        const tool = toolAround(document, route);
        const side = tool === undefined ? undefined : sides.find((each) => each === route[tool.route.length]);
        if (tool === undefined || side === undefined) return;
        const start = { tool, side };
        const length = tool.route.length + 1;
        const inside = route.slice(length);
        const at = inside.findLastIndex((step) => typeof step === 'string');
        const { clause, severity } = outcomeOf(side, inside, doesCompile(violation, inside, at));
        const data = { sentence, outcome: clause };
        if (isKeyword(inside, at)) {
          const schema = nodeName({ ...start, route: route.slice(0, length + at) });
          report('violated', { ...data, key: String(inside[at]), schema }, place, { help, severity });
        } else report('schema', { ...data, schema: nodeName({ ...start, route }) }, place, { help, severity });
      },
    },
  },
});

/** Under these stand names that the SDK passes over. */
const holdsNames: ReadonlySet<unknown> = new Set(['$defs', 'definitions', 'patternProperties', 'dependencies']);
const holdsSchemas: ReadonlySet<unknown> = new Set(['allOf', 'anyOf', 'oneOf', 'items']);

/** Whether version 1 of the official SDK compiles the schema all the same, as measured. */
function doesCompile({ keyword, sentence }: Violation, inside: Route, at: number): boolean {
  const key = inside[at];
  if (harmless.has(keyword) || unread.has(key) || isUnknownToAjv(inside)) return true;
  const isNull = sentence.startsWith('is null');
  const before = inside[at - 1];
  if (before === '$defs' || before === 'definitions' || (isNull && key === '$id')) return true;
  if (holdsNames.has(before) || (inside.length - 1 > at && holdsSchemas.has(key))) return !isNull;
  // A fraction is a number, which is all that is asked.
  return keyword === 'type' && /^is -?\d.*whole number/.test(sentence);
}

/** Under these stand names, and what is named is a schema. */
function isKeyword(inside: Route, at: number): boolean {
  const before = inside[at - 1];
  const named = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
  return at !== -1 && !(named.includes(String(before)) && inside[at - 2] !== 'properties');
}

export const docs = defineDocs({
  summary: 'A schema in a tool that is not JSON Schema',
  why: 'Schemas in tools have to be JSON Schema. VS Code leaves out a tool whose schema of arguments is none; version 1 of the official SDK compiles schemas of answers while it lists tools, and loses all of them over one that it cannot compile; the Anthropic API refuses the request.',
  fix: 'Write the keyword as JSON Schema has it: "string" and not "str", numbers without quotes.',
  examples: [
    { title: 'A type that there is not', files: oneArgument('{ "type": ⟦"str"⟧ }') },
    { title: 'A number in quotes', files: oneArgument('{ "type": "integer", "minimum": ⟦"1"⟧ }') },
    {
      title: 'In what the tool answers',
      files: oneOutput('{ "type": "object", "properties": { "n": { "type": ⟦"int"⟧ } } }'),
    },
    {
      title: 'A title that is a number',
      files: oneOutput('{ "type": "object", "properties": { "n": { "title": ⟦1⟧ } } }'),
    },
    { title: 'A schema that is a string', files: oneArgument('{ "type": "array", "items": ⟦"string"⟧ }') },
    {
      title: 'A named schema that is a string',
      files: oneInput('{ "type": "object", "$defs": { "tag": ⟦"string"⟧ } }'),
    },
    { title: 'JSON Schema', files: oneArgument('{ "type": ["integer", "null"], "minimum": 1 }') },
  ],
  evidence: [
    {
      claim: 'tools whose schemas fail the meta-schema of draft-07 are left out',
      source: 'microsoft/vscode-copilot-chat 31acd00',
      date: '2026-03-29',
    },
    {
      claim: 'schemas of answers are compiled while tools are listed, without a guard',
      source: 'modelcontextprotocol/typescript-sdk 01be32d, Ajv 8.20.0 run with its options',
      date: '2026-11-18',
    },
    {
      claim: 'schemas have to be valid in their dialect',
      source: 'specification of MCP 2025-11-25',
      date: '2026-08-22',
    },
  ],
});
