/*
 * What validators need at run time. Each function is copied into the validators that use it, so it stands alone; Ajv's
 * own versions call methods of foreign data (`valueOf`, `toString`) and are not bounded.
 */

/** Errors beyond this many are counted, not kept; those that lead to others come after them, and have room of their own. */
function add(list, error) {
  if (list === null) return [error];
  if (list.length < 10000 || (list.length < 100000 && 'if anyOf oneOf propertyNames'.includes(error.keyword)))
    list.push(error);
  return list;
}

/** Adds what says that the value at a place does not meet the part of the schema that this path leads to. */
function fail(list, instancePath, schemaPath, params = {}) {
  return add(list, { instancePath, schemaPath, keyword: schemaPath.slice(schemaPath.lastIndexOf('/') + 1), params });
}

/** In place: copying for every entry of a large map would take quadratic time. */
function join(list, more) {
  if (list === null) return more;
  for (const error of more) add(list, error);
  return list;
}

/** In characters, not UTF-16 units. */
function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

/** The positions of the first two items that are the same. */
function firstRepeat(items) {
  const seen = new Map();
  for (const [index, item] of items.entries()) {
    const text = canonical(item);
    const first = seen.get(text);
    if (first !== undefined) return [first, index];
    seen.set(text, index);
  }
  return undefined;

  function canonical(value) {
    if (typeof value !== 'object' || value === null) return `${typeof value} ${JSON.stringify(value)}`;
    if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
    const pairs = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
    return `{${pairs.join()}}`;
  }
}

export { add, equal, fail, firstRepeat, join, ucs2length };
