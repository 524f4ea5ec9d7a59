import { isPlain } from '../../model/answers/index.ts';
import { at, isObject, own, undisguise } from '../../model/values/index.ts';
import type { Document } from '../../parse/index.ts';
import { quote } from '../../wording/index.ts';
import { defineDocs, defineRule } from '../define.ts';
import { oneInput, toolsNamed } from '../shared/answers/examples.ts';

export default defineRule({
  id: 'mixed-script-identifier',
  category: 'security',
  severity: 'warning',
  messages: {
    mixed: (data: { name: string; plain: string }) =>
      `${quote(data.name)} looks like ${quote(data.plain)} and is another name: letters of two scripts stand in it`,
  },
  on: {
    tool: {
      signs: isOdd,
      check({ document, name, route }, { report }) {
        const plain = plainFor(name);
        if (plain !== undefined) report('mixed', { name, plain }, at(document, [...route, 'name']), helpWith(plain));
      },
    },
    schemaNode: {
      signs: isOdd,
      keywords: ['properties'],
      check(node, { report }) {
        const properties = own(node.schema, 'properties');
        if (!isObject(properties)) return;
        for (const name of Object.keys(properties)) {
          const plain = plainFor(name);
          if (plain === undefined) continue;
          report(
            'mixed',
            { name, plain },
            at(node.document, [...node.route, 'properties', name], 'key'),
            helpWith(plain),
          );
        }
      },
    },
  },
});

function isOdd(document: Document): boolean {
  return !isPlain(document);
}

/** What a name looks like that is another one: mixed within, since one that is all of another script is a word. */
function plainFor(name: string): string | undefined {
  const plain = undisguise(name);
  if (plain === name || !/^[\x21-\x7e]+$/.test(plain) || !/[A-Za-z]/.test(name)) return undefined;
  return /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(name) ? plain : undefined;
}

function helpWith(plain: string) {
  return { help: `write ${quote(plain)}` };
}

export const docs = defineDocs({
  cwe: [1007],
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
