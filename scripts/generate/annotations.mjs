// Completes the schemas with what is known elsewhere: their address, defaults from the facts of clients, examples of what a
// field means. Whatever else stands in them is written by hand, and stays as it is.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';

const SUFFIX = '.schema.json';

/** What people write, by the meaning of a field. */
const examples = {
  command: ['npx', 'uvx', 'node'],
  args: [['-y', '@example/server']],
  commandLine: [['npx', '-y', '@example/server']],
  url: ['https://host.example.com/mcp'],
};

/** A schema that has one of these among its properties is that of a server; elsewhere a key may mean something else. */
const telling = new Set(['command', 'commandLine', 'url', 'transport']);

/** The paths of the schemas that changed, or with `check` of those that would. */
export function annotateSchemas(root, clients, { check }) {
  const folder = join(root, 'schemas');
  const names = readdirSync(folder).filter((name) => name.endsWith(SUFFIX));
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const schemas = new Map([...texts].map(([name, text]) => [name, JSON.parse(text)]));
  const base = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).schemas;
  const additions = names.flatMap((name) =>
    schemas.get(name).$id === base + name ? [] : [{ name, path: ['$id'], value: base + name }],
  );
  for (const field of fieldsOf(clients, schemas)) additions.push(...annotationsFor(field, schemas));
  const changed = [...new Set(additions.map(({ name }) => `schemas/${name}`))].sort();
  if (check || changed.length === 0) return changed;
  for (const { name, path, value } of additions) texts.set(name, withValue(texts.get(name), path, value));
  for (const path of changed) writeFileSync(join(root, path), texts.get(path.slice('schemas/'.length)));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...changed], {
    cwd: root,
    stdio: 'ignore',
  });
  return changed;
}

/** The address stands below the dialect, other additions at the end. Biome gives them their form. */
function withValue(text, path, value) {
  const getInsertionIndex = path[0] === '$id' ? (keys) => keys.indexOf('$schema') + 1 : undefined;
  return applyEdits(text, modify(text, path, value, { getInsertionIndex }));
}

/** Every place in a schema where a field of a server is described, with what is known of the field. */
function fieldsOf(clients, schemas) {
  const found = new Map();
  for (const { formats } of clients) {
    for (const { schema, id, dialect } of formats) {
      const name = `${schema ?? id}${SUFFIX}`;
      if (dialect === undefined || !schemas.has(name)) continue;
      for (const place of placesIn(name, [], dialect.fields, schemas, new Set())) {
        const key = JSON.stringify([place.name, place.path]);
        found.set(key, { ...place, facts: [...(found.get(key)?.facts ?? []), dialect.fields[place.key]] });
      }
    }
  }
  return found.values();
}

function* placesIn(name, path, fields, schemas, seen) {
  const node = valueAt(schemas.get(name), path);
  const mark = `${name}#${path.join('/')}`;
  if (node === null || typeof node !== 'object' || seen.has(mark)) return;
  seen.add(mark);
  if (typeof node.$ref === 'string') {
    const [file, pointer = ''] = node.$ref.split('#');
    yield* placesIn(file || name, stepsOf(pointer), fields, schemas, seen);
  }
  const properties = Object.keys(node.properties ?? {});
  const isServer = properties.some((key) => Object.hasOwn(fields, key) && telling.has(fields[key].is));
  for (const key of properties) {
    // What runs at an event has a type and a command as well.
    if (key === 'hooks') continue;
    const at = [...path, 'properties', key];
    if (isServer && Object.hasOwn(fields, key)) yield { name, path: at, key };
    else yield* placesIn(name, at, fields, schemas, seen);
  }
  for (const key of ['additionalProperties', 'items', 'then', 'else']) {
    yield* placesIn(name, [...path, key], fields, schemas, seen);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf', 'patternProperties']) {
    const isList = Array.isArray(node[key]);
    for (const each of Object.keys(node[key] ?? {})) {
      yield* placesIn(name, [...path, key, isList ? Number(each) : each], fields, schemas, seen);
    }
  }
}

/** What a place lacks. A default that is not that of the facts is a mistake in one of them. */
function* annotationsFor({ name, path, facts }, schemas) {
  const node = valueAt(schemas.get(name), path);
  if (node === null || typeof node !== 'object' || facts.some(({ unread }) => unread)) return;
  const whole = resolved(node, name, schemas);
  const defaults = [...new Set(facts.map((fact) => JSON.stringify(defaultOf(fact, whole))))];
  const [value] = defaults;
  if (defaults.length === 1 && value !== undefined) {
    if (!('default' in whole)) yield { name, path: [...path, 'default'], value: JSON.parse(value) };
    else if (JSON.stringify(whole.default) !== value) {
      throw new Error(`schemas/${name}: the default of /${path.join('/')} is ${value} in the facts`);
    }
  }
  const samples = examples[facts[0].is];
  if (samples === undefined || 'examples' in whole || !facts.every(({ is }) => is === facts[0].is)) return;
  const isList = Array.isArray(samples[0]);
  const types = [whole.type ?? (isList ? 'array' : 'string')].flat();
  if (!('not' in whole) && types.includes(isList ? 'array' : 'string'))
    yield { name, path: [...path, 'examples'], value: samples };
}

function defaultOf({ default: text }, { type, enum: words }) {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^`(.*)`$/, '$1'));
  } catch {
    const isWord = words === undefined ? type === 'string' && /^\w+$/.test(text) : words.includes(text);
    return isWord ? text : undefined;
  }
}

/** With what the reference of a place says beside it. */
function resolved(node, name, schemas) {
  if (typeof node.$ref !== 'string') return node;
  const [file, pointer = ''] = node.$ref.split('#');
  const from = file || name;
  return { ...resolved(valueAt(schemas.get(from), stepsOf(pointer)) ?? {}, from, schemas), ...node };
}

function stepsOf(pointer) {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function valueAt(schema, path) {
  return path.reduce((value, key) => (value === undefined ? undefined : value[key]), schema);
}
