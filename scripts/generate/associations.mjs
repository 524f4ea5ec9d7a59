// Which schema is for which files, as far as a path alone says it: editors do not look at what a file holds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of ours, which is no client's. */
const own = { schema: 'mcp-lint', client: 'mcp-lint', language: 'json', files: ['mcp-lint.json'] };

/**
 * @param {readonly any[]} clients
 * @param {ReadonlyMap<string, { title: string, description: string }>} schemas by id
 */
export function associations(clients, schemas) {
  const found = new Map([[own.schema, own]]);
  const taken = new Set();
  for (const { id: client, formats } of clients) {
    for (const format of formats) {
      const schema = format.schema ?? format.id;
      if (!schemas.has(schema) || !isKnownByPath(format)) continue;
      const files = filesOf(format).filter((file) => !taken.has(file));
      for (const file of files) taken.add(file);
      const before = found.get(schema)?.files ?? [];
      const all = [...before, ...files];
      if (all.length > 0) found.set(schema, { schema, client, language: format.syntax.language, files: all });
    }
  }
  return [...found.values()].map(({ schema, client, language, files }) => {
    const { title, description } = schemas.get(schema);
    return { schema, title, description, client, language, files };
  });
}

/** Neither its content nor what lies beside it has a say, and front matter is checked by no editor. */
function isKnownByPath({ claims, unmistakable, when, beside, holds, stray, syntax }) {
  if (stray || beside !== undefined || holds !== undefined || syntax.language === 'markdown') return false;
  return unmistakable === true || (claims === 'path' && when === undefined);
}

/** In any folder; those at home are told by where they lie there. What another pattern covers is left out. */
function filesOf({ files, userFiles = [] }) {
  const all = [...new Set([...files, ...userFiles.map((file) => file.replace('~/', ''))])];
  return all.filter((file) => !all.some((other) => other !== file && file.endsWith(`/${other}`)));
}

/** By their ids. */
export function schemasOf(root) {
  const names = readdirSync(join(root, 'schemas'));
  const read = (name) => JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8'));
  return new Map(names.map((name) => [name.replace('.schema.json', ''), read(name)]));
}

export function schemasTable(all) {
  const rows = all.map(({ schema, files }) => {
    const paths = files.map((file) => `\`${file}\``).join(', ');
    return `| [${schema}](../schemas/${schema}.schema.json) | ${paths} |`;
  });
  return ['| schema | files, in any folder |', '| --- | --- |', ...rows].join('\n');
}
