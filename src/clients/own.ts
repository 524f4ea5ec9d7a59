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

/** Whether it says how a server is reached, in the words of any client. */
export function looksLikeServer(entry: unknown): boolean {
  const command = own(entry, 'command');
  return (
    typeof command === 'string' ||
    (Array.isArray(command) && command.length > 0) ||
    ['url', 'httpUrl', 'serverUrl'].some((key) => typeof own(entry, key) === 'string')
  );
}

/** The values of an object; none of anything else. */
export function entriesOf(map: unknown): readonly unknown[] {
  return isObject(map) ? Object.values(map) : [];
}
