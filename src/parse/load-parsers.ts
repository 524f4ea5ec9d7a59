import type { Document, Habits, Language, Problem, Source } from './document.ts';
import { parseStrictJson } from './json-strict.ts';
import { unparsed } from './parsed-document.ts';

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

/** For texts that are made of these: of strict JSON comes strict JSON, and the parser of all other takes long to import. */
export async function loadParsersOf(documents: Iterable<Document>): Promise<Parse> {
  const all = [...new Set(documents)];
  const isStrict = all.every(
    ({ language, part, withText, problems }) =>
      language !== 'json' || (part === undefined && withText === undefined && problems.length === 0),
  );
  const languages = new Set(all.map(({ language }) => language));
  if (!isStrict || !languages.delete('json')) return loadParsers(all.map(({ language }) => language));
  const parse = await loadParsers(languages);
  return (source, language, habits) => {
    if (language !== 'json') return parse(source, language, habits);
    return parseStrictJson(source) ?? unparsed({ ...source, problems: [NOT_STRICT] }, language);
  };
}

const NOT_STRICT: Problem = {
  kind: 'syntax',
  message: 'the text is not strict JSON',
  help: 'write it anew',
  span: { start: 0, end: 1 },
  fatal: true,
};

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
