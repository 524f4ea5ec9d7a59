import type { Document, Parse } from '../parse/index.ts';

/** A document once its text is another one. */
export function readAgain(document: Document, text: string, parse: Parse): Document {
  const { path, language, part } = document;
  const own = part?.read?.(text) ?? text;
  const read = part === undefined ? document.withText?.(own) : part.withText?.(own);
  return read ?? parse({ path, text: own, problems: [] }, language);
}
