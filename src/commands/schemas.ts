import { readSchemas } from '../cli/catalog.ts';
import { type Association, choice, none, optional, print } from '../cli/index.ts';
import { type CatalogFormat, catalogFormats } from './catalog/formats.ts';
import { printJson } from './catalog/print-json.ts';
import { defineCommand } from './define.ts';
import { type Editor, editors, urlOf, writtenFor } from './schemas/editors.ts';
import { format } from './shared/options.ts';

export default defineCommand<{ readonly editor?: Editor; readonly format: CatalogFormat }>({
  id: 'schemas',
  order: 9,
  summary: 'which JSON Schema is for which files, also as settings of an editor',
  options: [
    { name: 'for', value: editors.join('|'), excludes: 'format', summary: 'write settings that associate the schemas' },
    format(catalogFormats),
  ],
  read: (given) => {
    none(given);
    return {
      ...optional('editor', choice(given, 'for', editors)),
      format: choice(given, 'format', catalogFormats) ?? 'text',
    };
  },
  run: async (asked) => {
    const all = readSchemas();
    if (asked.editor !== undefined) print(writtenFor(asked.editor, all));
    else print(asked.format === 'json' ? printJson({ schemas: all.map(withUrl) }) : table(all));
    return 0;
  },
});

function withUrl({ schema, title, language, files }: Association) {
  return { title, language, files, url: urlOf(schema) };
}

function table(all: readonly Association[]): string {
  return all
    .map(({ schema, title, files }) => `${title}\n  ${urlOf(schema)}\n${files.map((file) => `    ${file}\n`).join('')}`)
    .join('\n');
}
