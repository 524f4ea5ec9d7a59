/** For the examples of rules about manifests: a file in which nothing else is wrong. */
export function serverJson(rest: string, head: Readonly<Record<string, string>> = {}): string {
  const fields = {
    $schema: '"https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"',
    name: '"io.github.acme/weather"',
    description: '"Weather and forecasts"',
    version: '"1.2.0"',
    ...head,
  };
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === '' ? [] : [`  "${key}": ${value}`]));
  return `{\n${[...lines, ...(rest === '' ? [] : [`  ${rest}`])].join(',\n')}\n}\n`;
}

export const npmPackage = '"registryType": "npm", "identifier": "@acme/weather", "version": "1.2.0"';

/** The manifest of a bundle around its "server". */
export function bundleJson(rest: string, head: Readonly<Record<string, string>> = {}): string {
  const fields = {
    manifest_version: '"0.3"',
    name: '"weather"',
    version: '"1.2.0"',
    description: '"Weather and forecasts"',
    author: '{ "name": "Acme" }',
    ...head,
  };
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === '' ? [] : [`  "${key}": ${value}`]));
  return `{\n${[...lines, `  ${rest}`].join(',\n')}\n}\n`;
}

export const nodeServer =
  '"server": { "type": "node", "entry_point": "server/index.js", "mcp_config": { "command": "node", "args": ["${__dirname}/server/index.js"] } }';
