// The lexer and the parser of YAML are generators of generators, five for each token: what they make is made at once instead.
// V8 took as long to compile and to resume them as to do all else with a short file.

const MAKERS = /[\\/]node_modules[\\/]yaml[\\/](?:browser[\\/])?dist[\\/]parse[\\/](?:lexer|parser)\.js$/;
/** What others call, and iterate over what it gives. */
const ENTRIES = new Set(['lex', 'parse']);
/** Where it is kept meanwhile; neither class has it. */
const MADE = 'this.allMade';

export const atOnce = {
  name: 'at-once',
  transform(code, id) {
    return MAKERS.test(id) ? { code: madeAtOnce(code, this.parse(code)) } : null;
  },
};

/**
 * Each method that is a generator as one that is none: what it yields is put into a list, in the same order, and what it
 * returns is returned.
 * @param {string} code
 * @param {object} program its syntax tree
 */
export function madeAtOnce(code, program) {
  if (code.includes(MADE)) throw new Error(`${MADE} is taken`);
  const edits = [];
  const put = (start, end, text) => edits.push({ start, end, text });
  for (const method of generatorsIn(program)) {
    const { key, value } = method;
    put(method.start, key.start, '');
    for (const { delegate, argument, start, end } of yieldsIn(value.body)) {
      put(start, argument.start, delegate ? '' : `${MADE}.push(`);
      if (!delegate) put(argument.end, end, ')');
    }
    if (!ENTRIES.has(key.name)) continue;
    put(value.body.start + 1, value.body.start + 1, `${MADE} = [];`);
    put(value.body.end - 1, value.body.end - 1, `return ${MADE};`);
  }
  if (edits.length === 0) throw new Error('there is no generator in the parser of YAML');
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

function generatorsIn(program) {
  return program.body
    .map((each) => each.declaration ?? each)
    .filter(({ type }) => type === 'ClassDeclaration')
    .flatMap(({ body }) => body.body)
    .filter(({ type, value }) => type === 'MethodDefinition' && value.generator);
}

function yieldsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(yieldsIn);
  const below = Object.values(node).flatMap(yieldsIn);
  return node.type === 'YieldExpression' ? [node, ...below] : below;
}
