import type { Association } from '../../cli/index.ts';
import { about } from '../../version.generated.ts';

type Language = Association['language'];

/** What an editor's settings, or a catalogue, say of schemas, ready to be written. */
const written = {
  vscode: (all) =>
    json({
      'json.schemas': inLanguage(all, 'json').map(matching),
      'yaml.schemas': byUrl(inLanguage(all, 'yaml')),
      'evenBetterToml.schema.associations': Object.fromEntries(
        inLanguage(all, 'toml').flatMap(({ schema, files }) => files.map((file) => [pattern(file), urlOf(schema)])),
      ),
    }),
  zed: (all) =>
    json({
      lsp: {
        'json-language-server': { settings: { json: { schemas: inLanguage(all, 'json').map(matching) } } },
        'yaml-language-server': { settings: { yaml: { schemas: byUrl(inLanguage(all, 'yaml')) } } },
      },
    }),
  taplo: (all) =>
    inLanguage(all, 'toml')
      .map(({ schema, files }) => {
        const include = files.map((file) => JSON.stringify(`**/${file}`)).join(', ');
        return `[[rule]]\ninclude = [${include}]\n\n[rule.schema]\nurl = ${JSON.stringify(urlOf(schema))}\n`;
      })
      .join('\n'),
  yaml: (all) => json({ 'yaml.schemas': byUrl(inLanguage(all, 'yaml')) }),
  schemastore: (all) =>
    json({
      $schema: 'https://json.schemastore.org/schema-catalog.json',
      version: 1,
      schemas: all.map(({ schema, title, description, files }) => ({
        name: title,
        description,
        fileMatch: files.map((file) => `**/${file}`),
        url: urlOf(schema),
      })),
    }),
} satisfies Record<string, (all: readonly Association[]) => string>;

export type Editor = keyof typeof written;

export const editors = Object.keys(written) as readonly Editor[];

/** An editor that is a client knows its own files, and would mark each fault twice. */
export function writtenFor(editor: Editor, all: readonly Association[]): string {
  return written[editor](all.filter(({ client }) => client !== editor));
}

/** Where a schema can be had; it is its `$id`, too. */
export function urlOf(schema: string): string {
  return `${about.schemas}${schema}.schema.json`;
}

function inLanguage(all: readonly Association[], wanted: Language): readonly Association[] {
  return all.filter(({ language }) => language === wanted);
}

/** A path without a slash in front fits in any folder. */
function matching({ schema, files }: Association) {
  return { fileMatch: files, url: urlOf(schema) };
}

/** Several kinds of files may have one schema. */
function byUrl(all: readonly Association[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { schema, files } of all) found[urlOf(schema)] = [...(found[urlOf(schema)] ?? []), ...files];
  return found;
}

/** A regular expression for the whole address of a file. */
function pattern(file: string): string {
  const escaped = file.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
  return `^(.*/)${escaped}$`;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
