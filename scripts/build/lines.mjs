// Bundles that Node reads fast and in which a person still sees what a change does.
import { parseAst } from 'rolldown/parseAst';

/** What begins a line. What stands in the head of a loop is one of them by name only. */
const LINE = /Statement$|Declaration$|^(?:Property|MethodDefinition|PropertyDefinition|AccessorProperty)$/;

/**
 * The minifier leaves no line breaks: one before each statement and each entry of an object makes a changed word a
 * changed line.
 */
export function withLines(code) {
  const starts = [];
  collect(parseAst(code), starts);
  starts.sort((a, b) => a - b);
  const lines = [];
  let at = 0;
  for (const start of starts) {
    if (start === at) continue;
    const line = code.slice(at, start);
    lines.push(line.endsWith('\n') ? line : `${line}\n`);
    at = start;
  }
  return lines.join('') + code.slice(at);
}

function collect(node, starts) {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, starts);
  } else if (typeof node?.type === 'string') {
    if (LINE.test(node.type) && node.type !== 'BlockStatement') starts.push(node.start);
    for (const key in node) if (typeof node[key] === 'object') collect(node[key], starts);
  }
}

/** Node keeps a text of nothing but ASCII in half of the memory, and reads and compiles it faster. */
export function inAscii(code) {
  return code.replace(/[^\n\t -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
