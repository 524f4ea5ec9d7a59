export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Foreign data may hold any key, `__proto__` included: only own properties count. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** By the name of the file, whatever folder it lies in. */
export function speaksOfMcp(path: string): boolean {
  return /mcp/i.test(path.slice(path.lastIndexOf('/') + 1));
}
