import { mapSchema } from './subschemas.mjs';

/** What only people and editors read. */
const PROSE = [
  '$comment',
  'title',
  'description',
  'markdownDescription',
  'enumDescriptions',
  'defaultSnippets',
  'default',
  'examples',
  'deprecated',
];

const SUFFIX = '.schema.json';

/**
 * A schema without prose, and with every other file it refers to among its own `$defs`, so that one validator needs
 * nothing else.
 * @param {string} id
 * @param {ReadonlyMap<string, any>} schemas by id
 */
export function bundleSchema(id, schemas) {
  const taken = new Map();
  const main = adopt(id, '#');
  const $defs = { ...main.$defs };
  for (const [other, schema] of taken) {
    if (Object.hasOwn($defs, other))
      throw new Error(`"$defs" already has "${other}", the name of a schema it refers to`);
    $defs[other] = schema;
  }
  const { $id, ...rest } = main;
  return taken.size === 0 ? rest : { ...rest, $defs };

  /** The schema with its references rewritten for a place at `base`. */
  function adopt(name, base) {
    return mapSchema(schemas.get(name), (schema) => {
      for (const key of PROSE) delete schema[key];
      if (typeof schema.$ref === 'string') schema.$ref = adopted(schema.$ref, name, base);
      return schema;
    });
  }

  function adopted(ref, name, base) {
    const [file, pointer = ''] = ref.split('#');
    if (file === '' || file === `${name}${SUFFIX}`) return `${base}${pointer}`;
    const other = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : undefined;
    if (other === undefined || !schemas.has(other))
      throw new Error(`"$ref" names "${ref}", which is not among the schemas`);
    if (other === id) return `#${pointer}`;
    const place = `#/$defs/${other}`;
    if (!taken.has(other)) {
      taken.set(other, undefined);
      const { $id, $schema, ...schema } = adopt(other, place);
      taken.set(other, schema);
    }
    return `${place}${pointer}`;
  }
}
