// What facts say for their client's page alone, as the pages about rules do: only the generator reads it.

const CLIENT = /[\\/]src[\\/]clients[\\/][\w-]+\.ts$/;
const ofPages = new Set(['about', 'formerly']);

export const forPages = {
  name: 'for-pages',
  transform(code, id) {
    if (!CLIENT.test(id)) return null;
    const { body } = this.parse(code, { lang: 'ts' });
    const { declaration } = body.find(({ type }) => type === 'ExportDefaultDeclaration') ?? {};
    if (declaration?.callee?.name !== 'defineClient') return null;
    const left = declaration.arguments[0].properties.filter(({ key }) => ofPages.has(key?.name));
    return {
      code: left.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), code),
    };
  },
};
