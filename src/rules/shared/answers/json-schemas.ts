import { type ListedTool, soundTools } from '../../../model/tools/index.ts';
import { isObject, own } from '../../../model/values/index.ts';
import type { Document, Route } from '../../../parse/index.ts';
import { quote } from '../../../wording/index.ts';
import { toolName } from './naming.ts';

export type Side = 'inputSchema' | 'outputSchema';

/** One schema among those of a tool: the whole, or one inside it. */
export interface SchemaNode {
  readonly tool: ListedTool;
  readonly side: Side;
  readonly route: Route;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly root: Readonly<Record<string, unknown>>;
  /** The keyword it stands under; empty for the whole. */
  readonly keyword: string;
  readonly depth: number;
}

/** Keywords whose value is a schema. */
const single = [
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
  'additionalItems',
  'not',
  'if',
  'then',
  'else',
  'items',
] as const;

/** Whose value is a list of schemas. */
const listed = ['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'] as const;

/** Whose value holds schemas under names. */
const named = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'] as const;

const known = new WeakMap<Document, readonly SchemaNode[]>();

/** Every schema of every tool, outer ones first. */
export function schemaNodes(document: Document): readonly SchemaNode[] {
  const found = known.get(document) ?? soundTools(document).flatMap((tool) => [...nodesOf(tool)]);
  known.set(document, found);
  return found;
}

/** The schemas of the tools themselves. */
export function rootSchemas(document: Document): readonly SchemaNode[] {
  return schemaNodes(document).filter(({ keyword }) => keyword === '');
}

function* nodesOf(tool: ListedTool): Generator<SchemaNode> {
  for (const side of ['inputSchema', 'outputSchema'] as const) {
    const root = own(tool.value, side);
    if (!isObject(root)) continue;
    const queue: SchemaNode[] = [
      { tool, side, route: [...tool.route, side], schema: root, root, keyword: '', depth: 0 },
    ];
    for (const node of queue) {
      yield node;
      for (const { schema, steps } of inside(node.schema)) {
        const [keyword = ''] = steps;
        const route = [...node.route, ...steps];
        queue.push({ tool, side, route, schema, root, keyword: String(keyword), depth: node.depth + 1 });
      }
    }
  }
}

interface Inside {
  readonly schema: Record<string, unknown>;
  readonly steps: Route;
}

function* inside(schema: Readonly<Record<string, unknown>>): Generator<Inside> {
  for (const key of single) {
    const value = own(schema, key);
    if (isObject(value)) yield { schema: value, steps: [key] };
  }
  for (const key of listed) {
    const value = own(schema, key);
    if (!Array.isArray(value)) continue;
    for (const [index, each] of value.entries()) if (isObject(each)) yield { schema: each, steps: [key, index] };
  }
  for (const key of named) {
    const value = own(schema, key);
    if (!isObject(value)) continue;
    for (const name of Object.keys(value)) {
      const each = value[name];
      if (isObject(each)) yield { schema: each, steps: [key, name] };
    }
  }
}

/** `"limit" of tool "search"`: a schema by what it is the schema of. */
export function nodeName({ tool, side, route }: Pick<SchemaNode, 'tool' | 'side' | 'route'>): string {
  const steps = route.slice(tool.route.length + 1);
  const names: string[] = [];
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1];
    if (before === 'properties' || before === '$defs' || before === 'definitions') {
      if (steps[index - 2] !== 'properties' || index < 2) names.push(String(step));
    } else if (step === 'items') names.push(`${names.pop() ?? ''}[]`);
  }
  const whole = names.length === 0;
  const words = quote(whole ? side : names.join('.'));
  return `${words} ${!whole && side === 'outputSchema' ? 'in the output of' : 'of'} ${toolName(tool)}`;
}

/** The types a schema allows, as far as it says so by `type`. */
export function typesOf(schema: Readonly<Record<string, unknown>>): readonly unknown[] {
  const type = own(schema, 'type');
  return Array.isArray(type) ? type : type === undefined ? [] : [type];
}

export type Dialect = '2020-12' | '2019-09' | 'draft-07' | 'draft-06';

const dialects: readonly (readonly [RegExp, Dialect])[] = [
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, '2020-12'],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, '2019-09'],
  [/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/, 'draft-07'],
  [/^https?:\/\/json-schema\.org\/draft-06\/schema#?$/, 'draft-06'],
];

/** The dialect a schema declares; `undefined` when it declares none, `null` for one that no SDK knows. */
export function dialectOf({ root }: Pick<SchemaNode, 'root'>): Dialect | undefined | null {
  const declared = own(root, '$schema');
  if (declared === undefined) return undefined;
  if (typeof declared !== 'string') return null;
  return dialects.find(([pattern]) => pattern.test(declared))?.[1] ?? null;
}

export interface Names {
  readonly anchors: ReadonlySet<string>;
  /** Of schemas inside that have an address of their own. */
  readonly addresses: ReadonlySet<string>;
}

const namesOf = new WeakMap<object, Names>();

/** What references of a schema may name beside the way to a part of it. */
export function namesIn(root: SchemaNode['root']): Names {
  const known = namesOf.get(root);
  if (known !== undefined) return known;
  const anchors = new Set<string>();
  const addresses = new Set<string>();
  const queue: unknown[] = [root];
  for (const value of queue) {
    if (typeof value !== 'object' || value === null) continue;
    for (const key of ['$anchor', '$dynamicAnchor']) {
      const name = own(value, key);
      if (typeof name === 'string') anchors.add(name);
    }
    const id = own(value, '$id');
    if (typeof id === 'string' && id.startsWith('#')) anchors.add(id.slice(1));
    else if (typeof id === 'string' && value !== root) addresses.add(id);
    for (const inner of Object.values(value)) queue.push(inner);
  }
  const names = { anchors, addresses };
  namesOf.set(root, names);
  return names;
}
