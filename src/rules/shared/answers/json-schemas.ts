import type { SchemaNode, SchemaObject } from '../../../model/answers/index.ts';
import { own } from '../../../model/values/index.ts';
import type { Route } from '../../../parse/index.ts';
import { quote } from '../../../wording/index.ts';
import { toolName } from './naming.ts';

/** `"limit" of tool "search"`: a schema by what it is the schema of. */
export function nodeName({ tool, side, route }: Pick<SchemaNode, 'tool' | 'side' | 'route'>): string {
  const names = namesOn(route.slice(tool.route.length + 1));
  if (names.length === 0) return `${quote(side)} of ${toolName(tool)}`;
  return `${quote(names.join('.'))} ${side === 'outputSchema' ? 'in the output of' : 'of'} ${toolName(tool)}`;
}

const holdsNames: ReadonlySet<unknown> = new Set(['properties', '$defs', 'definitions']);

/** What people call the schemas on the way to one: "filters.tags[]". */
function namesOn(steps: Route): string[] {
  const names: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (holdsNames.has(steps[index - 1])) {
      if (steps[index - 2] !== 'properties' || index < 2) names.push(String(step));
    } else if (step === 'items') names.push(`${names.pop() ?? ''}[]`);
  }
  return names;
}

/** The types a schema allows, as far as it says so by `type`. */
export function typesOf(schema: SchemaObject): readonly unknown[] {
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
