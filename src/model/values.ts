/** Foreign data may hold any key, `__proto__` included: only own properties count. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(value: unknown, route: readonly (string | number)[]): unknown {
  let node = value;
  for (const step of route) {
    if (Array.isArray(node)) node = typeof step === 'number' ? node[step] : undefined;
    else node = own(node, String(step));
  }
  return node;
}

/** A word for the JSON type of a value, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}
