// What facts and rules say for the pages about them alone: only the generator reads it.

const CLIENT = /[\\/]src[\\/]clients[\\/][\w-]+\.ts$/;
const ofPages = new Set(['about', 'formerly']);
const RULE = /[\\/]src[\\/]rules[\\/][\w-]+[\\/][\w-]+\.ts$/;

export const forPages = {
  name: 'for-pages',
  transform(code, id) {
    if (!CLIENT.test(id) && !RULE.test(id)) return null;
    const { body } = this.parse(code, { lang: 'ts' });
    const left = CLIENT.test(id) ? aboutClient(body) : body.filter(isDocs);
    if (left.length === 0) return null;
    return {
      code: left.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), code),
    };
  },
};

function aboutClient(body) {
  const { declaration } = body.find(({ type }) => type === 'ExportDefaultDeclaration') ?? {};
  if (declaration?.callee?.name !== 'defineClient') return [];
  return declaration.arguments[0].properties.filter(({ key }) => ofPages.has(key?.name));
}

/** To the bundler they are not idle where their examples are made by a function. */
function isDocs({ type, declaration }) {
  return (
    type === 'ExportNamedDeclaration' &&
    declaration?.type === 'VariableDeclaration' &&
    declaration.declarations.every(({ init }) => init?.callee?.name === 'defineDocs')
  );
}
