import type { Document, Language, Source, YamlHabits } from './document.ts';
import { parseStrictJson } from './json-strict.ts';
import { loadParser, type Parser } from './load-parsers.ts';

/** Those that are loaded. */
const parsers = new Map<Language, Parser>();

/**
 * At once, unless it takes a parser that has to be loaded: that of anything but faultless JSON is when the first such file
 * is met.
 */
export function parseSource(source: Source, language: Language, habits?: YamlHabits): Document | Promise<Document> {
  const document = language === 'json' ? parseStrictJson(source) : undefined;
  if (document !== undefined) return document;
  const parse = parsers.get(language);
  return parse === undefined ? parseLater(source, language, habits) : parse(source, habits);
}

async function parseLater(source: Source, language: Language, habits: YamlHabits | undefined): Promise<Document> {
  const parse = language === 'json' ? (await import('./json.ts')).parseOtherJson : await loadParser(language);
  parsers.set(language, parse);
  return parse(source, habits);
}
