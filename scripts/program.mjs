// The program as scripts run it: what src holds now, as JavaScript in a folder of its own below build/.
import { existsSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Compiles files of src with all that they import, file by file, and answers with what imports one of them. Each name
 * is a folder of its own, since Node never loads a file twice.
 * @param {string} root
 * @param {string} name
 * @param {readonly string[]} entries relative to src
 * @returns {Promise<(entry: string) => Promise<any>>}
 */
export async function compiled(root, name, entries) {
  const src = join(root, 'src');
  const dir = join(root, 'build', name);
  rmSync(dir, { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [nameOf(entry), join(src, entry)])),
    platform: 'node',
    treeshake: false,
    external: (id, importer) =>
      importer !== undefined && !id.startsWith('.') && !id.startsWith('node:') && !id.startsWith(root),
    shimMissingExports: true,
    logLevel: 'silent',
    plugins: [notYetGenerated],
  });
  await bundle.write({
    dir,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: src,
    entryFileNames: '[name].js',
  });
  await bundle.close();
  return (entry) => import(pathToFileURL(join(dir, `${nameOf(entry)}.js`)).href);
}

/**
 * On a clean checkout the lists that are made from the sources are missing: nothing is in them then. Nor is there in what
 * an old list names and another commit has moved.
 */
const notYetGenerated = {
  name: 'not-yet-generated',
  resolveId(specifier, importer) {
    if (importer === undefined || !specifier.startsWith('.')) return null;
    const path = join(dirname(importer), specifier);
    const isOfLists = isGenerated(path) || (isGenerated(importer) && path.endsWith('.ts'));
    return isOfLists && !existsSync(path) ? { id: path, moduleSideEffects: false } : null;
  },
  load: (path) => (path.endsWith('.ts') && !existsSync(path) ? 'export {};' : null),
};

function isGenerated(path) {
  return /\.generated\.ts$|[\\/]schema[\\/]generated[\\/]/.test(path);
}

function nameOf(entry) {
  return entry.replace(/\.ts$/, '').split(sep).join('/');
}
