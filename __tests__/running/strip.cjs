const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

/** A TypeScript file without its types, and the map back to it where it is asked for. */
exports.strip = (filename, sourceMaps = false) =>
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceFileName: filename,
    sourceMaps,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023', experimental: { keepImportAttributes: true } },
    module: { type: 'es6' },
  });
