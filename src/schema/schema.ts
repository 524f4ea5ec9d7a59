/** The keywords that lead to further schemas, and those whose values sentences need; others are read by name. */
export interface SchemaObject {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly unevaluatedProperties?: Schema;
  readonly propertyNames?: Schema;
  readonly dependentSchemas?: Readonly<Record<string, Schema>>;
  readonly prefixItems?: readonly Schema[];
  readonly items?: Schema;
  readonly unevaluatedItems?: Schema;
  readonly discriminator?: { readonly propertyName: string };
  readonly 'x-rule'?: string;
  readonly 'x-effect'?: string;
  readonly 'x-by'?: string;
  readonly 'x-label'?: string;
  /** The remedy, where the schema knows it and no keyword tells. */
  readonly 'x-help'?: string;
  /** A list that became a map of another name, by a key of its items; these keys do not go with the named one. */
  readonly 'x-index'?: {
    readonly by: string;
    readonly to: string;
    readonly with: string;
    readonly not: readonly string[];
  };
  readonly [keyword: string]: unknown;
}

export type Schema = boolean | SchemaObject;

/** The schema at a reference within the same file, "#/$defs/server". */
export function resolve(root: Schema, reference: string): Schema {
  let node: unknown = root;
  for (const part of reference.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    node = typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? Reflect.get(node, key) : undefined;
  }
  // The generator compiles every reference, so one that leads nowhere never gets here.
  return node as Schema;
}

/** A name as a step of a path within a schema. */
export function step(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
