import { describe, expect, test } from '@jest/globals';
import type { PlaceholderSyntax } from '../../src/clients/index.ts';
import { textIn } from '../../src/model/canonical/text.ts';
import { holdsForeignReference, placeholdersIn } from '../../src/model/variables/index.ts';
import { forms, spell, syntaxes } from '../../src/model/variables/syntaxes.ts';
import { serverIn } from './servers.ts';

/** Names that make a reference of the kind, where it is not any. */
const names: Partial<Record<PlaceholderSyntax, string>> = {
  '${workspaceFolder}': 'workspaceFolder',
  '${object.key}': 'workspace.path',
};

/** Written without a default these are `${NAME}`. */
const others: Partial<Record<PlaceholderSyntax, string>> = {
  '${NAME:-default}': '${DOCS_TOKEN:-none}',
  '${NAME:default}': '${DOCS_TOKEN:none}',
};

describe.each(syntaxes)('a reference as %s', (syntax) => {
  const text = others[syntax] ?? spell(syntax, names[syntax] ?? 'DOCS_TOKEN');

  test('is found as it is spelt, as a whole value', () => {
    expect(placeholdersIn(text)).toMatchObject([{ syntax, start: 0, end: text.length }]);
  });

  test('is found within a text, where the table gives a form for it', () => {
    const found = placeholdersIn(`--token=${text} `);
    const isWithin = forms.some(([form]) => form === syntax);
    expect(found).toMatchObject(isWithin ? [{ syntax, start: 8, end: 8 + text.length }] : []);
  });

  test('is a variable where a client expands it, and foreign where it does not', async () => {
    const { fields, dialect } = await serverIn('opencode', { type: 'local', environment: { DOCS_TOKEN: text } });
    const read = (known: readonly PlaceholderSyntax[]) => {
      const placeholders = { in: { env: known }, whenUnset: 'it becomes empty', by: 'R:X' } as const;
      const own = { ...dialect, placeholders };
      const [variable] = textIn(own, 'env', text);
      return { variable, isForeign: holdsForeignReference({ fields, dialect: own }) };
    };
    expect(read([syntax])).toMatchObject({ variable: { syntax, expanded: true } });
    expect(read([])).toMatchObject({ variable: { syntax, expanded: false }, isForeign: true });
  });
});
