import type { Dialect, Meaning, PlaceholderSyntax } from '../../clients/index.ts';
import type { Field, Server } from '../server/index.ts';
import { isObject } from '../values/index.ts';
import { mayMeanOwn } from './own-names.ts';
import { bareSyntax, expandedIn, hasSign } from './placeholders.ts';

/** Whether some reference in a server may be none to its client. Most are spelt as the client documents it. */
export function holdsForeignReference({ fields, dialect }: Pick<Server, 'fields' | 'dialect'>): boolean {
  return fields.some((field) => holdsForeign(field, dialect));
}

function holdsForeign({ fact, value }: Field, dialect: Dialect): boolean {
  const meaning = fact?.is;
  if (meaning === undefined || !expanded.has(meaning)) return false;
  const isForeign = (text: unknown) => typeof text === 'string' && isForeignIn(text, dialect, meaning);
  if (Array.isArray(value)) return value.some(isForeign);
  if (isObject(value)) return Object.keys(value).some((key) => isForeign(value[key]));
  return isForeign(value);
}

/** What may hold references at all. */
const expanded: ReadonlySet<Meaning> = new Set<Meaning>([
  'command',
  'commandLine',
  'args',
  'env',
  'cwd',
  'url',
  'headers',
]);

function isForeignIn(text: string, { placeholders }: Dialect, meaning: Meaning): boolean {
  if (placeholders === undefined) return false;
  const { own = [], elsewhere, partly, ofEntry } = placeholders;
  if (partly !== undefined && PLAIN.test(text)) return true;
  // It may be a name that the entry does not have.
  if (ofEntry !== undefined && text.includes('$')) return true;
  // A name of the client's own may have no value in this file.
  if (own.some((name) => text.includes(name)) || elsewhere?.names.some((name) => text.includes(name))) return true;
  if (placeholders.noOthersOfEditors !== undefined || (own.length > 0 && mayMeanOwn(text))) return hasSign(text);
  // Of a command line, the first word and the others may be read in different ways.
  const syntaxes = meaning === 'commandLine' ? [] : expandedIn(placeholders, meaning, text);
  if (!hasSign(text)) {
    const bare = bareSyntax(text);
    return bare !== undefined && (placeholders.refused !== undefined || !syntaxes.includes(bare));
  }
  if (placeholders.refused !== undefined) return true;
  return hasSign(text.replace(ownForms(syntaxes), ''));
}

/** What clients write in several ways. */
const PLAIN = /\$\{[A-Za-z_]\w*(?::-|\})/;

const remembered = new WeakMap<readonly PlaceholderSyntax[], RegExp>();

/** Everything that is a reference for certain; worked out once for each list of syntaxes in the facts. */
function ownForms(syntaxes: readonly PlaceholderSyntax[]): RegExp {
  const known = remembered.get(syntaxes);
  if (known !== undefined) return known;
  const forms = new RegExp(syntaxes.flatMap((syntax) => spellings.get(syntax) ?? []).join('|') || '(?!)', 'g');
  remembered.set(syntaxes, forms);
  return forms;
}

/** Of what is common, to be quick; in capitals where names of editors' variables are small. */
const spellings: ReadonlyMap<PlaceholderSyntax, string> = new Map<PlaceholderSyntax, string>([
  ['${NAME}', '\\$\\{[A-Z_][A-Z0-9_]*\\}'],
  ['${NAME:-default}', '\\$\\{[A-Z_][A-Z0-9_]*:-[^{}]*\\}'],
  ['${env:NAME}', '\\$\\{env:[^{}]+\\}'],
  ['{env:NAME}', '(?<!\\$)\\{env:[^{}]+\\}'],
  ['${workspaceFolder}', '\\$\\{workspaceFolder\\}'],
  ['${input:id}', '\\$\\{input:[^{}]+\\}'],
]);
