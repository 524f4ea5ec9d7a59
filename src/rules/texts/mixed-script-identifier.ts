import { soundTools } from '../../model/tools/index.ts';
import { at, isObject, own, undisguise } from '../../model/values/index.ts';
import type { Document, Route } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput, toolsNamed } from '../shared/answers/examples.ts';
import { schemaNodes } from '../shared/answers/json-schemas.ts';
import { isPlain } from '../shared/answers/strings.ts';

export default defineRule({
  id: 'mixed-script-identifier',
  category: 'security',
  severity: 'warning',
  scope: 'document',
  onlyWith: ['tools'],
  messages: {
    mixed: (data: { name: string; plain: string }) =>
      `${quote(data.name)} looks like ${quote(data.plain)} and is another name: letters of two scripts stand in it`,
  },
  check({ document }, { report }) {
    if (isPlain(document)) return;
    for (const { name, route, side } of identifiersIn(document)) {
      const plain = undisguise(name);
      // Mixed within one name: one that is all of another script is a word of that language.
      if (plain === name || !/^[\x21-\x7e]+$/.test(plain) || !/[A-Za-z]/.test(name)) continue;
      if (!/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(name)) continue;
      report('mixed', { name, plain }, at(document, route, side), { help: `write ${quote(plain)}` });
    }
  },
});

interface Identifier {
  readonly name: string;
  readonly route: Route;
  readonly side: 'key' | 'value';
}

function* identifiersIn(document: Document): Generator<Identifier> {
  for (const { name, route } of soundTools(document))
    if (name !== '') yield { name, route: [...route, 'name'], side: 'value' };
  for (const { schema, route } of schemaNodes(document)) {
    const properties = own(schema, 'properties');
    if (!isObject(properties)) continue;
    for (const name of Object.keys(properties)) yield { name, route: [...route, 'properties', name], side: 'key' };
  }
}

export const docs = defineDocs({
  summary: 'A name with letters that only look like Latin ones',
  why: 'A name with a Cyrillic "а" cannot be told from the one it imitates: a permission for one is not one for the other, and a person who approves does not see which it is.',
  fix: 'Write the name in Latin letters.',
  examples: [
    { title: 'A tool', files: toolsNamed('⟦"re\u0430d_file"⟧'), also: ['tool-name-spec-charset'] },
    {
      title: 'An argument',
      files: oneInput('{ "type": "object", "properties": { ⟦"p\u0430th"⟧: { "type": "string" } } }'),
      also: ['schema-property-key'],
    },
    {
      title: 'A word of another language',
      files: oneInput('{ "type": "object", "properties": { "\u0438\u043c\u044f": { "type": "string" } } }'),
      profiles: [],
    },
    { title: 'Latin letters', files: toolsNamed('"read_file"') },
  ],
  evidence: [{ claim: 'look-alikes in identifiers', source: 'Unicode Technical Standard 39, 5', date: '2026-11-18' }],
});
