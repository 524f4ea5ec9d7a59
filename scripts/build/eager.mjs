import { parseSync } from '@swc/core';

/**
 * Writes the functions that hold the bundler's modules as `(function (…) {…})`, which V8 compiles when it meets them.
 * As arrow functions they are read twice: once to find their end, once when they are called a moment later.
 */
export function compiledAtOnce(code) {
  const [, hashbang, text] = /^(#!.*\n)?([\s\S]*)$/.exec(code);
  const program = parseSync(text, { syntax: 'ecmascript', target: 'es2022' });
  const { start: base } = program.span;
  const parts = [];
  let end = 0;
  for (const { value } of modulesIn(program)) {
    const [from, to] = [value.span.start - base, value.span.end - base];
    parts.push(text.slice(end, from), functionOf(text.slice(from, to), value));
    end = to;
  }
  return `${hashbang ?? ''}${parts.join('')}${text.slice(end)}`;
}

function functionOf(text, { type }) {
  if (type !== 'ArrowFunctionExpression') return `(${text})`;
  const [head, parameters = ''] = /^(?:\(([^)]*)\)|\w+)=>(?={)/.exec(text) ?? [];
  if (head === undefined) return text;
  return `(function(${head.startsWith('(') ? parameters : head.slice(0, -2)})${text.slice(head.length)})`;
}

/** The properties of the outermost objects that have functions under numbers, in the order of the text. */
function modulesIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  if (node.type === 'ObjectExpression' && node.properties.length > 0 && node.properties.every(isModule)) {
    return node.properties;
  }
  return Object.values(node).flatMap(modulesIn);
}

function isModule({ type, key, value }) {
  return type === 'KeyValueProperty' && key.type === 'NumericLiteral' && /Function/.test(value.type);
}
