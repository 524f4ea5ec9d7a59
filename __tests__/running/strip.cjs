const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

/** A TypeScript file without its types, and the map back to it. */
exports.strip = (filename) =>
  transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceFileName: filename,
    sourceMaps: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023', experimental: { keepImportAttributes: true } },
    module: { type: 'es6' },
  });
