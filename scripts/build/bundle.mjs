// The bundles: one set of pieces for the command line, the library and the Action, and one for browsers.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { piecesOf } from './pieces.mjs';

/** What a run needs as soon as it has found a file. */
const always = ['cli.ts', 'model/reading/file-reading.ts', 'schema/check-document.ts', 'judge/judge.ts'];

/** Short names and no dead code; but a line for each statement, so that a changed word is a changed line. */
const minify = { compress: { sequences: false, joinVars: false }, mangle: true, codegen: { removeWhitespace: false } };

/**
 * CommonJS, which Node starts faster than ES modules: an entry for each way in, and what they share in `core`.
 * @param {string} root
 */
export async function bundleForNode(root) {
  const src = join(root, 'src');
  const bundle = await rolldown({
    ...common(root),
    input: {
      'cli/index': join(src, 'bin.ts'),
      'api/index': join(src, 'index.ts'),
      'action/index': join(src, 'action.ts'),
    },
    platform: 'node',
  });
  const { output: apart } = await bundle.generate({ format: 'cjs' });
  const { start, core } = piecesOf(
    apart.filter(({ type }) => type === 'chunk'),
    join(src, 'bin.ts'),
    always.map((name) => join(src, name)),
  );
  const { output } = await bundle.generate({
    format: 'cjs',
    strict: true,
    exports: 'named',
    entryFileNames: '[name].js',
    chunkFileNames: 'core/[name].js',
    codeSplitting: {
      groups: [
        { name: 'start', test: (id) => start.has(id) },
        { name: 'core', test: (id) => core.has(id) },
        { debugName: 'client', name: (id) => clientOf(id) ?? null },
      ],
    },
    minifyInternalExports: false,
    minify,
    plugins: [plainExports],
  });
  await bundle.close();
  return output.map(withLines);
}

/** ES modules without anything of Node, in pieces that a browser fetches when something in a file asks for them. */
export async function bundleForBrowser(root) {
  const bundle = await rolldown({
    ...common(root),
    input: { index: join(root, 'src/browser.ts') },
    platform: 'browser',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'core/[name].js',
    minifyInternalExports: false,
    minify,
  });
  await bundle.close();
  return output.map(withLines);
}

/** Data of many lines that is parsed when it is needed: the minifier writes it as a string of one line. */
function withLines(chunk) {
  const code = chunk.code.replace(/\bJSON\.parse\(("(?:[^"\\]|\\.)*")\)/g, (whole, literal) => {
    const text = JSON.parse(literal);
    return text.includes('\n') ? `JSON.parse(\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`)` : whole;
  });
  return { fileName: chunk.fileName, modules: chunk.modules, code };
}

function common(root) {
  return {
    cwd: root,
    // What starts something when it is loaded holds nothing that others need.
    preserveEntrySignatures: 'strict',
    // Links are not followed, so that the names of files in the output are the same wherever the packages lie.
    resolve: { mainFields: ['module', 'main'], symlinks: false },
    treeshake: {
      // Importing a file does nothing, and what is never called of a package is left out with all that it imports.
      moduleSideEffects: false,
      // The pages about rules: only the generator reads them.
      manualPureFunctions: ['defineDocs'],
    },
    onLog: refuse,
  };
}

/** What is imported at once by one way in may well be imported later by another. */
function refuse(level, log, handle) {
  if (level === 'warn' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
  if (level !== 'warn') handle(level, log);
}

/** The facts of a client and the schema of its main format, which are loaded one after the other. */
function clientOf(id) {
  return /[\\/]src[\\/](?:clients|schema[\\/]generated)[\\/]([\w-]+)\.c?[jt]s$/.exec(id)?.[1];
}

/** Exports as values: a getter for each takes every run longer to define and to ask, and none of them ever changes. */
const plainExports = {
  name: 'plain-exports',
  renderChunk: (code) =>
    code.replace(
      /^Object\.defineProperty\(exports, "([\w$]+)", \{\n {2}enumerable: true,\n {2}get: function \(\) \{\n {4}return ([\w$.]+);\n {2}\}\n\}\);$/gm,
      'exports.$1 = $2;',
    ),
};
