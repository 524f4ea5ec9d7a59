// The bundles: one set of pieces for the command line, the library and the Action, and one for browsers.
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { atOnce } from './at-once.mjs';
import { forPages } from './for-pages.mjs';
import { harmless } from './harmless.mjs';
import { inAscii, withLines } from './lines.mjs';
import { piecesOf } from './pieces.mjs';
import { whenAsked } from './when-asked.mjs';

/** What a run needs as soon as it has found a file; most files start something that another program runs. */
const always = [
  'cli.ts',
  'commands/lint.ts',
  'model/reading/file-reading.ts',
  'schema/check-document.ts',
  'judge/judge.ts',
  'model/launch/package-run.ts',
  'model/launch/scripts.ts',
];

/** Each is one file with all that it needs: the report for people, the rules across files, a parser. */
const wholes = {
  text: 'report/outputs/text.ts',
  crossing: 'rules/generated/crossing.generated.ts',
  yaml: 'parse/markdown.ts',
};

/** Short names and no dead code, but each statement for itself, so that it can have a line. */
const minify = { compress: { sequences: false, joinVars: false }, mangle: true, codegen: true };

/**
 * CommonJS, which Node starts faster than ES modules: an entry for each way in, and what they share in `core`.
 * @param {string} root
 */
export async function bundleForNode(root) {
  const src = join(root, 'src');
  const shared = common(root);
  const bundle = await rolldown({
    ...shared,
    plugins: [...shared.plugins, whenAsked],
    input: {
      'cli/index': join(src, 'bin.ts'),
      'api/index': join(src, 'index.ts'),
      'action/index': join(src, 'action.ts'),
    },
    platform: 'node',
  });
  const { output: apart } = await bundle.generate({ format: 'cjs' });
  const { start, core, groups } = piecesOf(
    apart.filter(({ type }) => type === 'chunk'),
    join(src, 'bin.ts'),
    always.map((name) => join(src, name)),
    Object.fromEntries(Object.entries(wholes).map(([name, path]) => [name, join(src, path)])),
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
        ...groups.map(({ name, modules }) => ({ name, test: (id) => modules.has(id) })),
        { debugName: 'client', name: (id) => clientOf(id) ?? null },
      ],
    },
    minifyInternalExports: false,
    minify,
    comments: false,
    plugins: [plainExports, plainModules, shortImports, runtimeFromCore],
  });
  await bundle.close();
  return withRuntime(output.map(written));
}

const RUNTIME = 'core/rolldown-runtime.js';

/** What rolldown gives each piece, as a part of the core: rolldown keeps it apart, and every run would open one file more. */
function withRuntime(pieces) {
  const { code: runtime } = pieces.find(({ fileName }) => fileName === RUNTIME);
  return pieces
    .filter(({ fileName }) => fileName !== RUNTIME)
    .map((piece) => ({
      ...piece,
      code: piece.code.replace(
        'require("./rolldown-runtime.js")',
        () => `(exports=>{\n${runtime}\nreturn exports})({})`,
      ),
    }));
}

/**
 * ES modules without anything of Node, in pieces that a browser fetches when something in a file asks for them. There it is
 * the bytes that count, not the files as for Node, so that rules come apart.
 */
export async function bundleForBrowser(root) {
  const shared = common(root);
  const bundle = await rolldown({
    ...shared,
    plugins: [...shared.plugins, rulesApart],
    input: { index: join(root, 'src/browser.ts') },
    platform: 'browser',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'core/[name].js',
    minifyInternalExports: false,
    comments: false,
    minify,
  });
  await bundle.close();
  return output.map(written);
}

const rulesApart = {
  name: 'rules-apart',
  resolveId: (id, importer) =>
    id.endsWith('/rules.generated.ts') ? join(dirname(importer), dirname(id), 'apart.generated.ts') : null,
};

function written({ fileName, modules, code }) {
  return { fileName, modules, code: inAscii(withLines(withData(code))) };
}

/** Data of many lines that is parsed when it is needed: the minifier writes it as a string of one line. */
function withData(code) {
  return code.replace(/\bJSON\.parse\(("(?:[^"\\]|\\.)*")\)/g, (whole, literal) => {
    const text = JSON.parse(literal);
    return text.includes('\n') ? `JSON.parse(\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\`)` : whole;
  });
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
    },
    onLog: refuse,
    plugins: [harmless, atOnce, forPages],
  };
}

/** What is imported at once by one way in may well be imported later by another; how long a build takes is the machine's affair. */
const fine = new Set(['INEFFECTIVE_DYNAMIC_IMPORT', 'PLUGIN_TIMINGS']);

function refuse(level, log, handle) {
  if (level === 'warn' && !fine.has(log.code)) throw new Error(log.message);
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

/** Modules of Node as they are: to make an object with a getter for each of their exports takes every run 0.3 ms. */
const plainModules = {
  name: 'plain-modules',
  renderChunk(code) {
    const names = [];
    const plain = code.replace(
      /^let (\w+) = (require\("node:[\w/]+"\));\n\1 = [\w.]+\(\1, 1\);$/gm,
      (_, name, asked) => {
        names.push(name);
        return `const ${name} = ${asked};`;
      },
    );
    return names.length === 0 ? code : plain.replace(new RegExp(`\\b(${names.join('|')})\\.default\\b`, 'g'), '$1');
  },
};

/**
 * There are two hundred imports of pieces in the core: one function does what rolldown writes out for each. Modules of
 * Node come without its loader for ES modules.
 */
const shortImports = {
  name: 'short-imports',
  renderChunk(whole, { isEntry }) {
    const code = whole.replace(/\bimport\(("node:[\w/]+")\)/g, 'Promise.resolve().then(() => require($1))');
    if (isEntry) return code;
    const helpers = new Set();
    const short = code.replace(
      /\bPromise\.resolve\(\)\.then\(\(\) => require\(("[^"]+")\)\)\.then\(\((\w+)\) => (?:\2\.([\w$]+)|(?:\/\*.*?\*\/ )?([\w.]+\.__toESM)\(\2\.([\w$]+)\(\), 1\))\)/g,
      (_whole, file, _name, exported, wrap, made) => {
        if (wrap === undefined) {
          helpers.add(
            'function later$(file, name) {\n  return Promise.resolve().then(() => require(file)[name]);\n}\n',
          );
          return `later$(${file}, "${exported}")`;
        }
        helpers.add(
          `function made$(file, name) {\n  return Promise.resolve().then(() => ${wrap}(require(file)[name](), 1));\n}\n`,
        );
        return `made$(${file}, "${made}")`;
      },
    );
    return helpers.size === 0 ? code : `${short}\n${[...helpers].join('')}`;
  },
};

const runtimeFromCore = {
  name: 'runtime-from-core',
  renderChunk(code, chunk) {
    if (chunk.name === 'core') return `${code}\nexports.rolldownRuntime = require_rolldown_runtime;\n`;
    return code.replace(
      /^const require_rolldown_runtime = require\("([^"]*)\/rolldown-runtime\.js"\);\n/m,
      (_whole, folder) =>
        // Some ask for it and use nothing of it.
        code.split('require_rolldown_runtime').length > 2
          ? `const require_rolldown_runtime = require("${folder}/core.js").rolldownRuntime;\n`
          : '',
    );
  },
};
