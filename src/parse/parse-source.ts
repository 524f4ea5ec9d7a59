import type { Document, Language, MergeKeys, Source } from './document.ts';
import { parseStrictJson } from './json-strict.ts';
import { loadParsers } from './load-parsers.ts';

/** The parser of anything but faultless JSON is loaded when the first such file is met. */
export async function parseSource(source: Source, language: Language, merges?: MergeKeys): Promise<Document> {
  if (language !== 'json') return (await loadParsers([language]))(source, language, merges);
  return parseStrictJson(source) ?? (await import('./json.ts')).parseOtherJson(source);
}
