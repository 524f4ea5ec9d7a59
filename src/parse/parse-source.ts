import type { Document, Habits, Language, Source } from './document.ts';
import { parseStrictJson } from './json-strict.ts';
import { loadParser, type Parser } from './load-parsers.ts';

/** Those that are loaded; that of JSON5 is another one. */
const parsers = new Map<Language | 'json5', Parser>();

/**
 * At once, unless it takes a parser that has to be loaded: that of anything but faultless JSON is when the first such file
 * is met.
 */
export function parseSource(source: Source, language: Language, habits?: Habits): Document | Promise<Document> {
  const document = language === 'json' ? parseStrictJson(source) : undefined;
  if (document !== undefined) return document;
  const kind = language === 'json' && habits?.json5 ? 'json5' : language;
  const parse = parsers.get(kind);
  return parse === undefined ? parseLater(source, kind, habits) : parse(source, habits);
}

async function parseLater(source: Source, kind: Language | 'json5', habits: Habits | undefined): Promise<Document> {
  const parse = await load(kind);
  parsers.set(kind, parse);
  return parse(source, habits);
}

/** Whoever asks for JSON here knows that it is not strict. */
async function load(kind: Language | 'json5'): Promise<Parser> {
  if (kind === 'json5') return (await import('./json5.ts')).parseJson5;
  return kind === 'json' ? (await import('./json.ts')).parseOtherJson : loadParser(kind);
}
