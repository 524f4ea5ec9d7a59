import type { Document, Habits, Language, Source } from './document.ts';

export type Parse = (source: Source, language: Language, habits?: Habits) => Document;

/** Parsers for these languages; they take long to import and are imported only when asked for. */
export async function loadParsers(languages: Iterable<Language>): Promise<Parse> {
  const parsers = new Map<Language, Parser>();
  for (const language of new Set(languages)) parsers.set(language, await loadParser(language));
  return (source, language, habits) => {
    const parse = parsers.get(language);
    if (parse === undefined) throw new Error(`the parser of ${language} has not been loaded`);
    return parse(source, habits);
  };
}

export type Parser = (source: Source, habits?: Habits) => Document;

export async function loadParser(language: Language): Promise<Parser> {
  switch (language) {
    case 'json':
      return (await import('./json.ts')).parseJson;
    case 'yaml':
      return (await import('./yaml.ts')).parseYaml;
    case 'toml':
      return (await import('./toml.ts')).parseToml;
    case 'markdown':
      return (await import('./markdown.ts')).parseMarkdown;
  }
}
