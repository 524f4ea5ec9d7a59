import { createRequire } from 'node:module';
import { compileSchema, createAjv } from './ajv.mjs';
import * as runtime from './runtime.mjs';

const require = createRequire(import.meta.url);
const standaloneCode = require('ajv/dist/standalone').default;

/** The text of a CommonJS module with the validator and the schema it came from. */
export function standaloneModule(id, schema) {
  const ajv = createAjv();
  const code = standaloneCode(ajv, compileSchema(ajv, schema, id));
  return [
    `// Written by "npm run generate" from schemas/${id}.schema.json`,
    '// biome-ignore-all format: generated',
    '// biome-ignore-all lint: generated',
    '// biome-ignore-all assist: generated',
    addRuntime(shortErrors(withoutUnread(withoutUnusedSchemas(boundErrors(exportSchema(code, schema)))))).trimEnd(),
    '',
  ].join('\n');
}

/**
 * A text that is parsed when asked for: an object literal would take "__proto__" for the prototype. It has a line for
 * each part, so that a changed word is a changed line.
 */
function exportSchema(code, schema) {
  const text = JSON.stringify(JSON.stringify(schema, null, 1).replace(/\n +/g, '\n'));
  return replace(
    code,
    /^module\.exports = (\w+);\nmodule\.exports\.default = \1;$/m,
    (_, name) => `module.exports = { validate: ${name}, schema: () => JSON.parse(${text}) };`,
  ).replace(/^\/\*# sourceURL=.*\*\/;\n/m, '');
}

/** A large document full of faults must not take time or memory out of proportion. */
function boundErrors(code) {
  const bounded = code
    .replace(
      /if\(vErrors === null\)\{\nvErrors = \[(\w+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g,
      'vErrors = add(vErrors, $1);',
    )
    .replace(
      /vErrors = vErrors === null \? (\S+) : vErrors\.concat\(\1\);\nerrors = vErrors\.length;/g,
      'vErrors = join(vErrors, $1);\nerrors += $1.length;',
    )
    .replace(/vErrors\.length = (_errs\d+);/g, 'vErrors.length = Math.min(vErrors.length, $1);')
    // What is allowed stands in the schema, of which all would be kept for it.
    .replace(/params:\{(?:allowedValues|type): [^{}\n]*\}/g, 'params:{}')
    .replace(/!(props\d+)\[(key\d+)\]/g, '$1[$2] !== true');
  if (/vErrors\.(push|concat)|errors = vErrors\.length|allowedValues|params:\{type:/.test(bounded)) {
    throw new Error('the generated code has a shape that is not known here');
  }
  return bounded;
}

/** Ajv keeps a copy of every schema it named once. */
function withoutUnusedSchemas(code) {
  return code.replace(/^const (schema\d+) = .*;\n/gm, (line, name) =>
    new RegExp(`\\b${name}\\b`).test(code.replace(line, '')) ? line : '',
  );
}

/** Which properties it has looked at each function notes for whoever calls it, and few of them ask. */
function withoutUnread(code) {
  const wrapped = new Map(
    [...code.matchAll(/^const (wrapper\d+) = \{validate: (validate\d+)\};$/gm)].map(([, wrapper, name]) => [
      `${wrapper}.validate`,
      name,
    ]),
  );
  const read = new Set(
    [...code.matchAll(/\b((?:wrapper\d+\.)?validate\d*)\.evaluated\.(?:props|items)/g)].map(
      ([, name]) => wrapped.get(name) ?? name,
    ),
  );
  return code
    .split(/^(?=function validate\d+\()/m)
    .map((part) => {
      const [, name] = /^function (validate\d+)\(/.exec(part) ?? [];
      return name === undefined || read.has(name) ? part : withoutNotes(part, name);
    })
    .join('');
}

function withoutNotes(code, name) {
  const left = code
    .replace(
      new RegExp(
        `^const (evaluated\\d+) = ${name}\\.evaluated;\n(?:if\\(\\1\\.\\w+\\)\\{\n\\1\\.\\w+ = undefined;\n\\}\n)*`,
        'm',
      ),
      '',
    )
    .replace(/^evaluated\d+\.(?:props|items) = \w+;\n/gm, '')
    .replace(new RegExp(`^${name}\\.evaluated = .*;\n`, 'm'), '');
  if (left.includes(`${name}.evaluated`) || /\bevaluated\d/.test(left))
    throw new Error('the generated code has a shape that is not known here');
  return left;
}

/** One call for what most errors are; the keyword is the end of the path. */
function shortErrors(code) {
  return code.replace(
    /^const (err\d+) = \{instancePath:(.*),schemaPath:("(?:[^"\\]|\\.)*\/(\w+)"),keyword:"(\w+)",params:\{(.*)\}\};\nvErrors = add\(vErrors, \1\);$/gm,
    (whole, _, place, path, end, keyword, params) =>
      end === keyword ? `vErrors = fail(vErrors, ${place}, ${path}${params === '' ? '' : `, {${params}}`});` : whole,
  );
}

function addRuntime(code) {
  const local = code
    .replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, '$1')
    .replace(/require\("\.\/runtime"\)\.(\w+)/g, '$1');
  const foreign = [...local.matchAll(/require\("([^"]+)"\)/g)].find(([, name]) => name !== 'ajv-formats/dist/formats');
  if (foreign) throw new Error(`the generated code requires "${foreign[1]}"`);
  const used = Object.values(runtime).filter(
    ({ name }) =>
      new RegExp(`(\\b${name}\\(|= ${name};)`).test(local) || (name === 'add' && /\b(?:fail|join)\(/.test(local)),
  );
  return [local, ...used].join('\n');
}

function replace(code, pattern, by) {
  if (!pattern.test(code)) throw new Error('the generated code has a shape that is not known here');
  return code.replace(pattern, by);
}
