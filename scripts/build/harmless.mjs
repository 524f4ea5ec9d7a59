// Libraries that serve editors and agents can also start programs, open connections and compile text, and one prints what
// it reads where a variable asks for it. Ours never does, so what they would need for it is not there.

const nothing = '\0nothing';
const RUNS_OR_CONNECTS = /^(?:node:)?(?:child_process|net)$/;
const SERVES = /[\\/]node_modules[\\/](?:vscode-|@modelcontextprotocol[\\/])/;
/** Checks the answers to forms that a server shows; ours shows none. */
const FORMS = /[\\/]@modelcontextprotocol[\\/]sdk[\\/].*[\\/]ajv-provider\.js$/;
/** Each is within a "try", or reached only where one before it has succeeded. */
const COMPILER = 'const F = Function;';
/** The parser of YAML asks for each of its tokens whether it is to be printed. */
const PRINTS = /\bnode_process\.env\.LOG_(?:STREAM|TOKENS)\b/g;

export const harmless = {
  name: 'harmless',
  resolveId: (id, importer = '') => (RUNS_OR_CONNECTS.test(id) && SERVES.test(importer) ? nothing : null),
  load(id) {
    if (id === nothing) return 'module.exports = {};';
    return FORMS.test(id) ? 'export class AjvJsonSchemaValidator {}' : null;
  },
  transform(code, id) {
    if (/[\\/]node_modules[\\/]yaml[\\/]/.test(id)) return { code: code.replace(PRINTS, 'false') };
    if (!/[\\/]node_modules[\\/]zod[\\/]/.test(id) || !code.includes(COMPILER)) return null;
    return { code: code.replaceAll(COMPILER, 'const F = undefined;') };
  },
};
