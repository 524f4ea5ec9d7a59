// What a suite that counts steps gets of src: the same code, in which each statement counts when it runs.
import { parseAst } from 'rolldown/parseAst';

const shared = "const $ran = (globalThis[Symbol.for('statements that ran')] ??= new Float64Array(1));";

/** Where statements stand one after the other, and where one of them may stand without braces. */
const lists = { Program: 'body', BlockStatement: 'body', StaticBlock: 'body', SwitchCase: 'consequent' };
const heads = /^(?:If|For|ForIn|ForOf|While|DoWhile)Statement$/;
const uncounted = /^(?:Block|Empty)Statement$|^(?:Function|Class|Import|ExportAll|ExportDefault)Declaration$/;

/** @param {string} code of a module, without types */
export function counted(code) {
  const starts = new Map();
  const ends = new Map();

  function visit(node) {
    for (const each of node[lists[node.type]] ?? []) {
      const count = countOf(each);
      if (count > 0) add(starts, each.start, `$ran[0]+=${count};`);
    }
    const expression = expressionIn(node);
    if (expression) add(starts, expression.start, '($ran[0]++,');
    const bodies = bodiesOf(node);
    for (const each of bodies) add(starts, each.start, `{$ran[0]+=${countOf(each)};`);
    for (const value of Object.values(node)) {
      for (const each of [value].flat()) if (each?.type !== undefined) visit(each);
    }
    if (expression) add(ends, expression.end, ')');
    for (const each of bodies) add(ends, each.end, '}');
  }

  visit(parseAst(code));
  const offsets = [...new Set([...starts.keys(), ...ends.keys(), code.length])].sort((a, b) => a - b);
  const pieces = offsets.map((offset, index) => {
    const before = code.slice(offsets[index - 1] ?? 0, offset);
    return `${before}${ends.get(offset) ?? ''}${starts.get(offset) ?? ''}`;
  });
  return shared + pieces.join('');
}

function add(texts, offset, text) {
  texts.set(offset, (texts.get(offset) ?? '') + text);
}

/** A variable counts where it is given a value. */
function countOf(statement) {
  if (uncounted.test(statement.type)) return 0;
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? countOf(statement.declaration) : 0;
  if (statement.type === 'VariableDeclaration') return statement.declarations.filter(({ init }) => init).length;
  return 1 + (statement.init?.type === 'VariableDeclaration' ? countOf(statement.init) : 0);
}

/** What an arrow answers with, or the value of a property of a class. */
function expressionIn(node) {
  if (node.type === 'ArrowFunctionExpression') return node.expression && node.body;
  // In brackets a function would lose the name that it has of the property.
  return node.type === 'PropertyDefinition' && !/Function|Class/.test(node.value?.type) && node.value;
}

function bodiesOf(node) {
  if (!heads.test(node.type)) return [];
  return [node.body, node.consequent, node.alternate].filter((body) => body && body.type !== 'BlockStatement');
}
