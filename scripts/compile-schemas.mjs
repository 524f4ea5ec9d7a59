import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleSchema } from './compile-schemas/bundle.mjs';
import { standaloneModule } from './compile-schemas/standalone.mjs';

const SUFFIX = '.schema.json';

/**
 * Writes a validator for every schema in a folder, and the module that loads them. With `check` nothing is written.
 * @param {{ schemaDir: string, outDir: string, check?: boolean }} options
 * @returns {string[]} the files that were written, or with `check` those that differ, relative to `outDir`
 */
export function compileSchemas({ schemaDir, outDir, check = false }) {
  const wanted = outputs(schemaDir);
  const differing = [...wanted.keys()].filter((file) => read(join(outDir, file)) !== wanted.get(file));
  const stale = validatorsIn(outDir).filter((file) => !wanted.has(file));
  if (!check) {
    mkdirSync(join(outDir, 'generated'), { recursive: true });
    for (const file of differing) writeFileSync(join(outDir, file), wanted.get(file));
    for (const file of stale) rmSync(join(outDir, file));
  }
  return [...differing, ...stale].sort();
}

function outputs(schemaDir) {
  const schemas = readSchemas(schemaDir);
  const files = new Map();
  for (const id of schemas.keys()) {
    files.set(
      `generated/${id}.cjs`,
      naming(id, () => standaloneModule(id, bundleSchema(id, schemas))),
    );
  }
  files.set('validators.generated.ts', loaderModule([...schemas.keys()]));
  return files;
}

function readSchemas(schemaDir) {
  const ids = readdirSync(schemaDir)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length))
    .sort();
  return new Map(
    ids.map((id) => [id, naming(id, () => JSON.parse(readFileSync(join(schemaDir, `${id}${SUFFIX}`), 'utf8')))]),
  );
}

/** A dynamic import for each, so that a run loads only the validators it needs; every run would have to make a table. */
function loaderModule(ids) {
  return [
    '// Written by "npm run generate" from schemas/*.schema.json',
    'export function importValidator(id: string): Promise<unknown> | undefined {',
    '  switch (id) {',
    ...ids.flatMap((id) => [`    case '${id}':`, `      return import('./generated/${id}.cjs');`]),
    '    default:',
    '      return undefined;',
    '  }',
    '}',
    '',
  ].join('\n');
}

function naming(id, action) {
  try {
    return action();
  } catch (error) {
    throw new Error(`schemas/${id}${SUFFIX}: ${error.message}`, { cause: error });
  }
}

function validatorsIn(outDir) {
  const folder = join(outDir, 'generated');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.cjs'))
    .map((name) => `generated/${name}`);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const check = process.argv.includes('--check');
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    const files = compileSchemas({ schemaDir: join(root, 'schemas'), outDir: join(root, 'src/schema'), check });
    for (const file of files) console.log(`src/schema/${file}`);
    if (check && files.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
