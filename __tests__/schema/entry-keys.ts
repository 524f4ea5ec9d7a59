import fs from 'node:fs';
import path from 'node:path';
import type { Format } from '../../src/clients/index.ts';
import type { Route } from '../../src/parse/index.ts';

const folder = path.join(import.meta.dirname, '../../schemas');

type Node = Readonly<Record<string, unknown>>;

/** A subschema, and the file that its references count from. */
interface Found {
  readonly node: Node;
  readonly root: Node;
}

/** Keywords that judge the same value as the schema they stand in. */
const inPlace = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'];

/** The keys of which the schema of a format says something, in an entry of any of its maps. */
export function entryKeys(format: Format, nested: string | undefined): ReadonlySet<string> {
  return new Set(keysOf(entriesOf(format, nested)));
}

/** The keys of which it says something in an object that stands under a key of an entry. */
export function blockKeys(format: Format, nested: string | undefined, key: string): ReadonlySet<string> {
  return new Set(keysOf(entriesOf(format, nested).flatMap((found) => named(found, key))));
}

/** The types of which it says something where a value stands under a key of an entry. */
export function typesUnder(format: Format, nested: string | undefined, key: string): ReadonlySet<string> {
  const values = entriesOf(format, nested)
    .flatMap((found) => named(found, key))
    .flatMap(spread);
  return new Set(
    values.flatMap(({ node }) => {
      const words = [node.enum ?? node.const ?? []].flat();
      const types = [node.type ?? []].flat().map(String);
      // A list that has to be empty stands for a table.
      const said = node.maxItems === 0 ? types.filter((type) => type !== 'array') : types;
      return [...said, ...words.map((word) => typeof word)];
    }),
  );
}

/** The keys of which it says something at the root. */
export function rootKeys(format: Format): ReadonlySet<string> {
  return new Set(keysOf([rootOf(format)]));
}

function entriesOf(format: Format, nested: string | undefined): Found[] {
  const entries = format.servers.flatMap(({ at, list }) => below([rootOf(format)], at, list !== undefined));
  return [...entries, ...(nested === undefined ? [] : entries.flatMap((found) => under(found, nested)))];
}

function rootOf(format: Format): Found {
  const node = read(`${format.schema ?? format.id}.schema.json`);
  return { node, root: node };
}

const read = (name: string): Node => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));

/** From the root of a file to the entries of a map; items of a list may be entries or hold them by name. */
function below(from: readonly Found[], route: Route, isList: boolean): Found[] {
  const maps = route.reduce<readonly Found[]>((at, step) => at.flatMap((found) => stepped(found, String(step))), from);
  return maps.flatMap((map) => {
    const [values, items] = [under(map, '*'), under(map, 'items')];
    return isList ? [...values, ...items, ...items.flatMap((item) => under(item, '*'))] : values;
  });
}

/** "*" in a route stands for any key and for any item. */
function stepped(found: Found, step: string): Found[] {
  return step === '*' ? [...under(found, '*'), ...under(found, 'items')] : under(found, step);
}

/** Every subschema that judges a value under a key; "*" for any key, "items" for items of a list. */
function under(found: Found, key: string): Found[] {
  return spread(found).flatMap(({ node, root }) => {
    const named = key === 'items' ? node.items : isNode(node.properties) ? node.properties[key] : undefined;
    const any = [
      node.additionalProperties,
      ...Object.values(isNode(node.patternProperties) ? node.patternProperties : {}),
    ];
    const each = named === undefined && key !== 'items' ? any : [named];
    return each.filter(isNode).map((inner) => ({ node: inner, root }));
  });
}

/** Every subschema that judges a value under this very key. */
function named(found: Found, key: string): Found[] {
  return spread(found).flatMap(({ node, root }) => {
    const inner = isNode(node.properties) ? node.properties[key] : undefined;
    return isNode(inner) ? [{ node: inner, root }] : [];
  });
}

function keysOf(entries: readonly Found[]): string[] {
  return entries.flatMap(spread).flatMap(({ node }) => (isNode(node.properties) ? Object.keys(node.properties) : []));
}

/** The schema itself, what it refers to, and every part of both that judges the same value. */
function spread(start: Found): Found[] {
  const seen = new Map<Node, Found>();
  const walk = (found: Found) => {
    if (seen.has(found.node)) return;
    seen.set(found.node, found);
    const { node, root } = found;
    if (typeof node.$ref === 'string') walk(resolved(node.$ref, root));
    for (const keyword of inPlace) {
      const parts = [node[keyword]].flat();
      for (const part of parts) if (isNode(part)) walk({ node: part, root });
    }
  };
  walk(start);
  return [...seen.values()];
}

function resolved(reference: string, from: Node): Found {
  const [file = '', pointer = ''] = reference.split('#');
  const root = file === '' ? from : read(path.basename(file));
  const steps = pointer.split('/').slice(1);
  const node = steps.reduce<unknown>(
    (at, step) => (isNode(at) ? at[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
    root,
  );
  if (!isNode(node)) throw new Error(`nothing at ${reference}`);
  return { node, root };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
