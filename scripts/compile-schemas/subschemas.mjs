const ONE = [
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'unevaluatedItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
];
const LIST = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAP = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/**
 * Every subschema directly inside a schema, with its path from there. Only these hold keywords: a property may well be
 * called "description".
 * @param {object} schema
 * @returns {Generator<{ keyword: string, path: string[], schema: any }>}
 */
export function* subschemas(schema) {
  for (const keyword of Object.keys(schema)) {
    const inside = schema[keyword];
    if (ONE.includes(keyword)) yield { keyword, path: [keyword], schema: inside };
    else if (LIST.includes(keyword)) {
      for (const [index, item] of inside.entries()) yield { keyword, path: [keyword, String(index)], schema: item };
    } else if (MAP.includes(keyword)) {
      for (const name of Object.keys(inside)) yield { keyword, path: [keyword, name], schema: inside[name] };
    }
  }
}

/**
 * A copy of a schema in which every schema object is replaced by what `change` makes of it, innermost first.
 * @param {any} schema
 * @param {(schema: Record<string, any>) => Record<string, any>} change
 * @returns {any}
 */
export function mapSchema(schema, change) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = structuredClone(schema);
  for (const { path, schema: inside } of subschemas(schema)) {
    const holder = path.length === 1 ? copy : copy[path[0]];
    holder[path.at(-1)] = mapSchema(inside, change);
  }
  return change(copy);
}
