import type { Document, Route } from '../../parse/index.ts';
import { isObject, own } from '../values/index.ts';
import type { ListedTool } from './tools-in.ts';

export type Side = 'inputSchema' | 'outputSchema';

export type SchemaObject = Readonly<Record<string, unknown>>;

/**
 * One schema among those of a tool: the whole, or one inside it. There are many: fields that are only declared are not
 * filled twice.
 */
export class SchemaNode {
  declare readonly tool: ListedTool;
  declare readonly side: Side;
  declare readonly schema: SchemaObject;
  /** Of the whole: this one itself. */
  declare readonly root: SchemaObject;
  declare readonly parent: SchemaNode | undefined;
  /** The keyword it stands under; empty for the whole. */
  declare readonly keyword: string;
  /** Under the keyword, where that holds several. */
  declare readonly name: string | number | undefined;
  declare readonly depth: number;

  constructor(
    tool: ListedTool,
    side: Side,
    schema: SchemaObject,
    parent?: SchemaNode,
    keyword = '',
    name?: string | number,
  ) {
    this.tool = tool;
    this.side = side;
    this.schema = schema;
    this.root = parent === undefined ? schema : parent.root;
    this.parent = parent;
    this.keyword = keyword;
    this.name = name;
    this.depth = parent === undefined ? 0 : parent.depth + 1;
  }

  get document(): Document {
    return this.tool.document;
  }

  /** Put together for the few that somebody asks for it. */
  get route(): Route {
    return [...this.tool.route, ...this.inside];
  }

  /** The part of the route that lies in the tool. */
  get inside(): Route {
    if (this.parent === undefined) return [this.side];
    const steps = [...this.parent.inside, this.keyword];
    return this.name === undefined ? steps : [...steps, this.name];
  }

  /** The last step of the route, as a word. */
  get called(): string {
    return String(this.name ?? (this.keyword || this.side));
  }
}

/** What a tool takes or answers, and every schema inside it. */
export interface ToolSchema extends SchemaNode {
  /** Outer ones first, and itself before all. */
  readonly nodes: readonly SchemaNode[];
}

class WholeSchema extends SchemaNode implements ToolSchema {
  #nodes: SchemaNode[] | undefined;

  get nodes(): readonly SchemaNode[] {
    if (this.#nodes === undefined) {
      this.#nodes = [this];
      for (const node of this.#nodes) addInner(this.#nodes, node);
    }
    return this.#nodes;
  }
}

export function schemasOf(tool: ListedTool): readonly ToolSchema[] {
  return (['inputSchema', 'outputSchema'] as const).flatMap((side) => {
    const schema = own(tool.value, side);
    return isObject(schema) ? [new WholeSchema(tool, side, schema)] : [];
  });
}

/** Where a keyword holds further schemas, and the order in which those are told. */
interface Holder {
  itself?: number;
  list?: number;
  names?: number;
}

const holders = new Map<string, Holder>();

for (const [index, [how, keyword]] of [
  ...[
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
  ].map((keyword) => ['itself', keyword] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'].map((keyword) => ['list', keyword] as const),
  ...['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies'].map(
    (keyword) => ['names', keyword] as const,
  ),
].entries()) {
  holders.set(keyword, { ...holders.get(keyword), [how]: index });
}

interface Held {
  readonly order: number;
  readonly keyword: string;
  readonly how: keyof Holder;
  readonly value: object;
}

/** The schemas right inside one. */
function addInner(nodes: SchemaNode[], node: SchemaNode): void {
  const found: Held[] = [];
  for (const keyword in node.schema) {
    const holder = holders.get(keyword);
    const held = holder && heldBy(holder, keyword, node.schema[keyword]);
    if (held !== undefined) found.push(held);
  }
  if (found.length > 1) found.sort((a, b) => a.order - b.order);
  for (const held of found) addHeld(nodes, node, held);
}

function heldBy({ itself, list, names }: Holder, keyword: string, value: unknown): Held | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return list === undefined ? undefined : { order: list, keyword, how: 'list', value };
  if (itself !== undefined) return { order: itself, keyword, how: 'itself', value };
  return names === undefined ? undefined : { order: names, keyword, how: 'names', value };
}

function addHeld(nodes: SchemaNode[], node: SchemaNode, { keyword, how, value }: Held): void {
  const add = (schema: unknown, name?: string | number) => {
    if (isObject(schema)) nodes.push(new SchemaNode(node.tool, node.side, schema, node, keyword, name));
  };
  if (how === 'itself') add(value);
  else if (Array.isArray(value)) for (const [index, each] of value.entries()) add(each, index);
  else for (const name in value) add((value as SchemaObject)[name], name);
}
