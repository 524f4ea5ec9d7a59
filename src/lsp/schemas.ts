import { isObject, own } from '../model/values/index.ts';
import type { Route } from '../parse/index.ts';

/** One of the schemas that the package holds; nothing where there is none of this name. */
export type ReadSchema = (id: string) => unknown;

/** What schemas say of a place in a file, whichever of their branches it is. */
export interface Described {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Keys of an object that stands there, and what is said of each. */
  readonly keys: ReadonlyMap<string, string | undefined>;
  /** Values that are taken there, where these are few. */
  readonly values: readonly unknown[];
}

interface Node {
  readonly file: string;
  readonly schema: Record<string, unknown>;
}

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];
const SUFFIX = '.schema.json';

export class Schemas {
  readonly #read: ReadSchema;
  readonly #known = new Map<string, unknown>();

  constructor(read: ReadSchema) {
    this.#read = read;
  }

  describe(id: string, route: Route): Described {
    let nodes = this.#flat([{ file: id, schema: this.#file(id) }]);
    for (const step of route)
      nodes = this.#flat(
        nodes.flatMap(({ file, schema }) => inside(schema, step).map((each) => ({ file, schema: each }))),
      );
    const texts = (key: string) =>
      nodes.flatMap(({ schema }) => (typeof schema[key] === 'string' ? [String(schema[key])] : []));
    const keys = new Map<string, string | undefined>();
    for (const { file, schema } of nodes) {
      for (const [key, value] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
        const [said] = this.#flat([{ file, schema: value }]).flatMap(
          ({ schema: { description } }) => description ?? [],
        );
        keys.set(key, keys.get(key) ?? (typeof said === 'string' ? said : undefined));
      }
    }
    return { title: texts('title')[0], description: texts('description')[0], keys, values: valuesOf(nodes) };
  }

  #file(id: string): unknown {
    if (!this.#known.has(id)) this.#known.set(id, this.#read(id));
    return this.#known.get(id);
  }

  /** With all that the schemas are put together of. */
  #flat(given: readonly { readonly file: string; readonly schema: unknown }[]): Node[] {
    const found: Node[] = [];
    const seen = new Set<unknown>();
    const visit = (file: string, schema: unknown) => {
      if (!isObject(schema) || seen.has(schema)) return;
      seen.add(schema);
      found.push({ file, schema });
      if (typeof schema.$ref === 'string') {
        const [name = '', pointer = ''] = schema.$ref.split('#');
        const other = name === '' ? file : name.replace(/^\.\//, '').replace(SUFFIX, '');
        visit(other, pointed(this.#file(other), pointer));
      }
      for (const branch of BRANCHES) {
        const value = schema[branch];
        for (const each of Array.isArray(value) ? value : [value]) visit(file, each);
      }
    };
    for (const { file, schema } of given) visit(file, schema);
    return found;
  }
}

function pointed(schema: unknown, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce((node, step) => own(node, step.replaceAll('~1', '/').replaceAll('~0', '~')), schema);
}

function inside(schema: Record<string, unknown>, step: string | number): unknown[] {
  if (typeof step === 'number') {
    const list = Array.isArray(schema.prefixItems) ? schema.prefixItems[step] : undefined;
    return [list ?? schema.items];
  }
  const named = own(schema.properties, step);
  if (named !== undefined) return [named];
  const patterns = Object.entries(isObject(schema.patternProperties) ? schema.patternProperties : {});
  const fitting = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(step)).map(([, each]) => each);
  return fitting.length > 0 ? fitting : [schema.additionalProperties];
}

function valuesOf(nodes: readonly Node[]): unknown[] {
  const values = new Set<unknown>();
  for (const { schema } of nodes) {
    if (Array.isArray(schema.enum)) for (const each of schema.enum) values.add(each);
    else if ('const' in schema) values.add(schema.const);
    else if (schema.type === 'boolean') for (const each of [true, false]) values.add(each);
  }
  return [...values];
}
