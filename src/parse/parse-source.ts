import type { Document, Language, Source } from './document.ts';
import { readStrictJson, StrictJson } from './json-strict.ts';
import { loadParsers } from './load-parsers.ts';

/** The parser of anything but faultless JSON is loaded when the first such file is met. */
export async function parseSource(source: Source, language: Language): Promise<Document> {
  if (language !== 'json') return (await loadParsers([language]))(source, language);
  const strict = readStrictJson(source.text);
  if (strict?.placeable) return new StrictJson(source, strict.value);
  const { parseOtherJson } = await import('./json.ts');
  return parseOtherJson(source, strict);
}
