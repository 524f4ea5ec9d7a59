import type { Document, Language, Source } from './document.ts';
import { parseStrictJson } from './json-strict.ts';
import { loadParsers } from './load-parsers.ts';

/** The parser of anything but faultless JSON is loaded when the first such file is met. */
export async function parseSource(source: Source, language: Language): Promise<Document> {
  const strict = language === 'json' ? parseStrictJson(source) : undefined;
  if (strict !== undefined) return strict;
  const parse = await loadParsers([language]);
  return parse(source, language);
}
